/** Runs a program with a time limit and keeps what it printed; nothing outlives this process. */
import { spawn, type ChildProcess } from 'node:child_process';

export type CommandResult = { code: number; output: string; errors: string };
export type CommandOptions = { cwd?: string; env?: NodeJS.ProcessEnv; limitMs?: number };

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Never rejects: a program that cannot be started or is stopped for its time answers with code -1. */
export function runCommand(
  command: string,
  args: string[],
  { cwd, env, limitMs = 300_000 }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    let errors = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, LC_ALL: 'C', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    const finish = (result: CommandResult) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(result);
    };
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
    child.on('error', (error) => finish({ code: -1, output, errors: error.message }));
    child.on('close', (code, signal) =>
      finish({ code: code ?? -1, output, errors: signal ? `${errors} (stopped: ${signal})` : errors }),
    );
  });
}

/** As runCommand, but a failure is an Error with the last lines the program printed. */
export async function requireCommand(
  command: string,
  args: string[],
  options?: CommandOptions,
): Promise<CommandResult> {
  const result = await runCommand(command, args, options);
  if (result.code === 0) return result;
  const said = (result.errors || result.output).trim().split('\n').slice(-3).join(' | ');
  throw new Error(`${command} ${args[0] ?? ''} failed (${result.code}): ${said}`);
}
