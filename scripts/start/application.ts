/** The portal's own two processes: the API and the worker, built, kept running, ended in time. */
import path from 'node:path';
import { keepRunning, type KeptProcess } from '../processes/keepRunning.ts';
import { launch } from '../processes/runningProcess.ts';
import { voice } from '../processes/voice.ts';
import { waitUntil } from '../processes/waitUntil.ts';
import { rememberProcess } from './leftovers.ts';
import { openLog } from './logFile.ts';
import { StartProblem } from '../processes/startProblem.ts';
import type { StartSettings } from './settings.ts';

export type ApplicationOptions = {
  settings: StartSettings;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Called when one of the two keeps crashing, or cannot run (then with the reason). */
  onGivenUp: (reason?: StartProblem) => void;
};
/** Two processes cannot share a port: the worker's figures stand one above METRICS_PORT. */
const workerEnvironment = ({ METRICS_PORT: port }: NodeJS.ProcessEnv) =>
  Number(port) > 0 ? { METRICS_PORT: String(Number(port) + 1) } : {};

type Part = {
  name: 'api' | 'worker';
  script: string;
  stopLimitMs: number;
  isUp: () => Promise<boolean> | boolean;
};

const START_LIMIT_MS = 60_000;
const WORKER_LIMIT_MS = 10_000;

/** A child may ask for a line to be shown to the person at the terminal (a reset link in development). */
function showNotice(message: unknown): void {
  const { type, text } = (message ?? {}) as { type?: unknown; text?: unknown };
  if (type === 'notice' && typeof text === 'string') voice('notice')(text);
}

async function isOk(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
}

/** Starts one of them and keeps it running; one that never comes up is a StartProblem with its last log lines. */
async function keepPart(
  part: Part,
  { settings, env, signal, onGivenUp }: ApplicationOptions,
): Promise<KeptProcess> {
  const log = openLog(settings.logDir, part.name);
  const start = async (ending: AbortSignal) => {
    const node = ['--conditions=built', '--enable-source-maps', path.join(settings.root, part.script)];
    const own = part.name === 'worker' ? workerEnvironment(env) : {};
    const options = { cwd: settings.root, env: { ...env, ...own }, logFile: log.file, onMessage: showNotice };
    const running = launch(process.execPath, node, options);
    rememberProcess(settings.dataDir, part.name, running.pid);
    try {
      await waitUntil(`the ${part.name}`, part.isUp, {
        limitMs: START_LIMIT_MS,
        process: running,
        signal: ending,
      });
    } catch (error) {
      await running.stop(part.stopLimitMs);
      throw error;
    }
    return running;
  };
  const problem = (what: string) =>
    new StartProblem(`${what}:\n${log.readNewLines()}\n(all of it: ${log.file})`);
  const giveUp = ({ needsOperator }: { needsOperator: boolean }) =>
    onGivenUp(needsOperator ? problem(`the ${part.name} cannot run`) : undefined);
  return keepRunning({ start, say: voice(part.name), onGivenUp: giveUp }, signal).catch((error: Error) => {
    signal.throwIfAborted();
    throw problem(error.message);
  });
}

/** Resolves when the API answers and, if it can in time, the worker is reachable; returns how to stop both. */
export async function startApplication(options: ApplicationOptions): Promise<() => Promise<void>> {
  const { settings, signal } = options;
  const base = `http://127.0.0.1:${settings.port}`;
  const parts: Part[] = [
    {
      name: 'api',
      script: 'dist/server/main.js',
      stopLimitMs: 15_000,
      isUp: () => isOk(`${base}/api/health`),
    },
    { name: 'worker', script: 'dist/worker/main.js', stopLimitMs: 30_000, isUp: () => true },
  ];
  const results = await Promise.allSettled(
    parts.map(async (part) => ({ part, kept: await keepPart(part, options) })),
  );
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(started.map(({ part, kept }) => kept.stop(part.stopLimitMs)));
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const isReady = () => isOk(`${base}/api/ready`);
  await waitUntil('the worker', isReady, { limitMs: WORKER_LIMIT_MS, signal }).catch(() => {
    if (!signal.aborted)
      voice('worker')(`is still starting; uploads wait for it (${path.join(settings.logDir, 'worker.log')})`);
  });
  return stop;
}
