/** Really runs a database program: finds cut files, missing libraries and missing CPU features at once. */
import { runCommand } from './runCommand.ts';

async function versionBy(command: string, pattern: RegExp): Promise<string | undefined> {
  const { output } = await runCommand(command, ['--version'], { limitMs: 30_000 });
  return pattern.exec(output)?.[1];
}

/** "7.0.28", or undefined when it does not run. */
export const mongodVersion = (command: string) => versionBy(command, /db version v(\d+\.\d+\.\d+)/);

/** "7.0.15", or undefined when it does not run. */
export const redisVersion = (command: string) =>
  versionBy(command, /(?:Redis|Valkey) server v=(\d+\.\d+\.\d+)/i);
