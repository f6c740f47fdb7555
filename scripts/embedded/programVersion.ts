/** Really runs a database program: finds cut files, missing libraries and missing CPU features at once. */
import { runCommand } from './runCommand.ts';

/** The version it prints, undefined when it does not run or is older than `oldest` [major, minor]. */
async function versionBy(
  command: string,
  pattern: RegExp,
  oldest: [number, number],
): Promise<string | undefined> {
  const { output } = await runCommand(command, ['--version'], { limitMs: 30_000 });
  const version = pattern.exec(output)?.[1];
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]) ? version : undefined;
}

/** "7.0.28"; older than 4.4 the driver's transactions are not what they should be. */
export const mongodVersion = (command: string) => versionBy(command, /db version v(\d+\.\d+\.\d+)/, [4, 4]);

/** "7.0.15"; BullMQ needs 6.2. */
export const redisVersion = (command: string) =>
  versionBy(command, /(?:Redis|Valkey) server v=(\d+\.\d+\.\d+)/i, [6, 2]);
