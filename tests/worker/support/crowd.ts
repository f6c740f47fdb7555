/** Several API and worker processes on one database and one queue, as on several machines: nothing else is shared. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../scripts/embedded/freePort.ts';
import { launch, type RunningProcess } from '../../../scripts/processes/runningProcess.ts';
import { isolatedDatabase } from '../../support/isolatedDatabase.ts';
import { until } from './until.ts';

export interface Member {
  readonly url: string;
  readonly metricsUrl: string;
  readonly process: RunningProcess;
}
export interface Crowd {
  readonly apis: readonly Member[];
  readonly workers: readonly Member[];
  /** Mails that were sent (there is no mail server: each is a file), whoever sent them. */
  mails(): string[];
  readonly folder: string;
  readonly mongodbUri: string;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const START_MS = 120_000;
const isWell = async (url: string) => (await fetch(url).catch(() => undefined))?.ok ?? false;

/** Starts `apis` built APIs and `workers` workers with the counting reader; resolves when all of them work. */
export async function startCrowd(apis: number, workers: number, env: NodeJS.ProcessEnv = {}): Promise<Crowd> {
  const database = isolatedDatabase();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'crowd-'));
  // Below those of outgoing connections, and the first of a range only: ports that were free a moment ago are rarely all free together.
  let nextPort = 15_000 + Math.floor(Math.random() * 16_000);
  const port = async () => (nextPort = await findFreePort(nextPort + 1));
  const begin = async (name: string, args: string[]): Promise<Member> => {
    const [own, metrics] = [await port(), await port()];
    const dataDir = path.join(folder, name);
    mkdirSync(dataDir);
    const settings = {
      ...{
        MONGODB_URI: database.mongodbUri,
        REDIS_URL: database.redisUrl,
        QUEUE_PREFIX: database.queuePrefix,
      },
      ...{ JWT_SECRET: 'a'.repeat(32), DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') },
      ...{ DATA_DIR: dataDir, SCRATCH_DIR: dataDir, PORT: String(own), METRICS_PORT: String(metrics) },
      ...{ APP_URL: 'http://127.0.0.1', WORKER_CONCURRENCY: '1', NODE_OPTIONS: '' },
    };
    const process_ = launch(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...settings, ...env },
      logFile: path.join(dataDir, 'log'),
      onMessage: () => undefined,
    });
    return { url: `http://127.0.0.1:${own}`, metricsUrl: `http://127.0.0.1:${metrics}`, process: process_ };
  };
  const times = async (count: number, name: string, args: string[]) => {
    const members: Member[] = [];
    for (let n = 1; n <= count; n++) members.push(await begin(`${name}${n}`, args));
    return members;
  };
  const all: Member[] = [];
  const stop = async () => {
    await Promise.all(all.map(async (member) => await member.process.stop(20_000)));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const readers = await times(workers, 'worker', [
    ...['--import', 'tsx', path.join(import.meta.dirname, 'scaleWorker.ts')],
  ]);
  const doors = await times(apis, 'api', ['--conditions=built', path.join(root, 'dist/server/main.js')]);
  all.push(...readers, ...doors);
  const logs = () => all.map(({ process: { pid } }) => pid).join(' ');
  const isLeading = /^portal_reconciler_leader [01]$/m;
  await Promise.all([
    ...doors.map(({ url }) => until(`an API (of ${logs()})`, () => isWell(`${url}/api/ready`), START_MS)),
    // A worker's gauge is set in its first round: then it has been taking documents.
    ...readers.map(({ metricsUrl }) =>
      until(`a worker`, async () => isLeading.test(await scrape(metricsUrl)), START_MS),
    ),
  ]).catch(async (error: Error) => {
    const said = readdirSync(folder).map((name) =>
      readFileSync(path.join(folder, name, 'log'), 'utf8').slice(-500),
    );
    await stop();
    throw new Error(`${error.message}\n${said.join('\n')}`);
  });
  const mails = () =>
    readdirSync(folder)
      .map((name) => path.join(folder, name, 'outbox'))
      .filter((outbox) => existsSync(outbox))
      .flatMap((outbox) => readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), 'utf8')));
  return { apis: doors, workers: readers, mails, folder, mongodbUri: database.mongodbUri, stop };
}

/** What Prometheus would read; empty where nobody answers. */
export const scrape = async (metricsUrl: string): Promise<string> =>
  await fetch(`${metricsUrl}/metrics`).then(
    async (answer) => await answer.text(),
    () => '',
  );
