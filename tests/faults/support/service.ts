/** One process a fault test may kill, freeze and start again: a database, an API or a worker. */
import type { RunningProcess } from '../../../scripts/processes/runningProcess.ts';

export interface Service {
  readonly name: string;
  pid(): number;
  isRunning(): boolean;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM, then SIGKILL after `limitMs`; answers how long it took in ms. */
  stop(limitMs?: number): Promise<number>;
  /** Resolves when the process ended, whoever ended it. */
  gone(): Promise<string>;
  start(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

/** `begin` launches it and resolves when it answers. */
export function makeService(name: string, begin: () => Promise<RunningProcess>): Service {
  let running: RunningProcess | undefined;
  const current = () => {
    if (!running) throw new Error(`${name} was never started`);
    return running;
  };
  const signal = (kind: NodeJS.Signals) => {
    if (!current().hasEnded()) process.kill(current().pid, kind);
  };
  return {
    name,
    pid: () => current().pid,
    isRunning: () => running !== undefined && !running.hasEnded(),
    kill: async () => await running?.stop(0),
    async stop(limitMs = 60_000) {
      const from = performance.now();
      await running?.stop(limitMs);
      return performance.now() - from;
    },
    gone: async () => await current().gone,
    async start() {
      running = await begin();
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}
