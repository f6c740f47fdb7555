/** A process we answer for: started by us, or adopted from a starter that was killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { isAlive } from '../bootstrap/processIdentity.mjs';

export type RunningProcess = {
  pid: number;
  /** Resolves when it has ended, with the reason in words ("exit code 1", "SIGKILL"). */
  gone: Promise<string>;
  hasEnded: () => boolean;
  /** Asks it to end (SIGTERM) and ends it after `limitMs` (0: at once, unasked); resolves when it is gone. */
  stop: (limitMs: number) => Promise<void>;
};

export type LaunchOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** What it prints is appended here; without it, it prints on our terminal. */
  logFile?: string;
  /** Opens a channel: it hears when we die, and may send messages. */
  onMessage?: (message: unknown) => void;
};

function describe(pid: number, gone: Promise<string>): RunningProcess {
  let ended = false;
  void gone.then(() => (ended = true));
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(pid, name);
    } catch {
      // gone already
    }
  };
  const stop = async (limitMs: number) => {
    if (ended) return;
    if (limitMs > 0) signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), limitMs);
    await gone;
    clearTimeout(timer);
  };
  return { pid, gone, hasEnded: () => ended, stop };
}

/** Starts a program in a process group of its own: Ctrl-C reaches only us, and we stop everything in order. */
export function launch(command: string, args: string[], options: LaunchOptions = {}): RunningProcess {
  const output = options.logFile ? openSync(options.logFile, 'a', 0o600) : 'inherit';
  const child: ChildProcess = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', output, output, ...(options.onMessage ? (['ipc'] as const) : [])],
    detached: true,
  });
  if (typeof output === 'number') closeSync(output);
  if (options.onMessage) child.on('message', options.onMessage);
  const gone = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return describe(child.pid ?? 0, gone);
}

/** Takes over a process that is not our child. */
export function adopt(pid: number): RunningProcess {
  const gone = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve('it was gone');
    }, 200);
    timer.unref();
  });
  return describe(pid, gone);
}
