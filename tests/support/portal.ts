/** The built product as a test sees it: API and worker as processes of their own, on a database of their own. */
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch, type RunningProcess } from '../../scripts/processes/runningProcess.ts';
import { waitUntil } from '../../scripts/processes/waitUntil.ts';
import { isolatedDatabase } from './isolatedDatabase.ts';
import { findKeptPort } from './keptPort.ts';

type Part = 'server' | 'worker';
export type Portal = {
  url: string;
  dataDir: string;
  mongodbUri: string;
  redisUrl: string;
  queuePrefix: string;
  /** Texts the processes announced for a person to see (a reset link, say). */
  notices: string[];
  readLog: (part: Part) => string;
  /** kill -9. */
  kill: (part: Part) => Promise<void>;
  /** SIGTERM, as in an orderly stop. */
  stopPart: (part: Part) => Promise<void>;
  startPart: (part: Part) => Promise<void>;
  /** Ends both, drops the database, removes the files. */
  stop: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');
const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;

/** Starts API and worker from dist/ and resolves when /api/ready says yes; `env` overrides any setting. */
export async function startPortal(env: NodeJS.ProcessEnv = {}): Promise<Portal> {
  const database = isolatedDatabase();
  const { mongodbUri, redisUrl, queuePrefix } = database;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-e2e-'));
  mkdirSync(path.join(dataDir, 'logs'));
  const port = await findKeptPort();
  const url = `http://127.0.0.1:${port}`;
  const notices: string[] = [];
  const running: Partial<Record<Part, RunningProcess>> = {};
  const logOf = (part: Part) => path.join(dataDir, 'logs', `${part}.log`);
  const settings = {
    ...{ MONGODB_URI: mongodbUri, REDIS_URL: redisUrl, QUEUE_PREFIX: queuePrefix },
    ...{ DATA_DIR: dataDir, PORT: String(port), APP_URL: url },
  };
  const begin = (part: Part) => {
    const node = ['--conditions=built', '--enable-source-maps', path.join(root, `dist/${part}/main.js`)];
    running[part] = launch(process.execPath, node, {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', ...settings, ...env },
      logFile: logOf(part),
      onMessage: (message) => {
        const { type, text } = message as { type?: string; text?: string };
        if (type === 'notice' && text) notices.push(text);
      },
    });
  };
  const isReady = async () => (await fetch(`${url}/api/ready`)).ok;
  const readLog = (part: Part) => readFileSync(logOf(part), 'utf8');
  const startPart = async (part: Part) => {
    begin(part);
    await waitUntil(part, isReady, { limitMs: READY_LIMIT_MS, process: running[part] }).catch(
      (error: Error) => {
        throw new Error(`${error.message}\n${readLog(part).slice(-2000)}`);
      },
    );
  };
  const stopPart = async (part: Part) => running[part]?.stop(STOP_LIMIT_MS);
  const stop = async () => {
    await Promise.all([stopPart('server'), stopPart('worker')]);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  begin('worker');
  await startPart('server').catch(async (error: Error) => {
    await stop();
    throw error;
  });
  const kill = async (part: Part) => running[part]?.stop(0);
  return {
    url,
    dataDir,
    mongodbUri,
    redisUrl,
    queuePrefix,
    notices,
    readLog,
    kill,
    stopPart,
    startPart,
    stop,
  };
}
