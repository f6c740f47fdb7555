/** The built product for fault tests: databases, APIs and workers that can each be killed, frozen and started again. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { launch } from '../../../scripts/processes/runningProcess.ts';
import { waitUntil } from '../../../scripts/processes/waitUntil.ts';
import { startOwnDatabases, type Databases } from './databases.ts';
import { findKeptPort } from '../../support/keptPort.ts';
import { openFaultPoints, type FaultPoints } from './faultPoints.ts';
import { makeService, type Service } from './service.ts';
import { register, type Visitor } from './visitor.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface FaultPortal extends Databases {
  readonly folder: string;
  readonly url: string;
  readonly api: Service;
  readonly worker: Service;
  readonly faults: FaultPoints;
  /** Past the portal, for looking at what is really stored. */
  readonly db: mongoose.mongo.Db;
  newUser(): Promise<Visitor>;
  /** Further processes; `env` overrides any setting. They end with the portal. */
  addApi(env?: NodeJS.ProcessEnv): Promise<Service & { url: string }>;
  addWorker(env?: NodeJS.ProcessEnv): Promise<Service>;
  redisKeys(part: string): Promise<string[]>;
  readLog(name: string): string;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

const READY_LIMIT_MS = 300_000;

async function isOk(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
}

interface Options {
  /** Settings of every process, and more of the first API and the first worker. */
  readonly env?: NodeJS.ProcessEnv;
  readonly apiEnv?: NodeJS.ProcessEnv;
  readonly workerEnv?: NodeJS.ProcessEnv;
  readonly mongoDir?: string;
  readonly dataDir?: string;
}

/** Starts everything and resolves when the portal says it is ready. */
export async function startFaultPortal(options: Options = {}): Promise<FaultPortal> {
  const { env = {}, mongoDir, dataDir } = options;
  const folder = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'portal-faults-'));
  const scratch = path.join(folder, 'scratch');
  mkdirSync(scratch, { recursive: true });
  const databases = await startOwnDatabases(folder, mongoDir);
  const endDatabases = () => {
    for (const service of [databases.mongo, databases.redis]) void service.kill();
  };
  process.once('exit', endDatabases); // a run that was stopped leaves none behind
  const faults = openFaultPoints(path.join(folder, 'fault-points'));
  const services: Service[] = [];
  const settings = {
    ...{ MONGODB_URI: databases.mongodbUri, REDIS_URL: databases.redisUrl, DATA_DIR: folder },
    ...{ SCRATCH_DIR: scratch, FAULT_POINTS: faults.folder, LIMITS_SCALE: '10000', UPLOAD_WAIT_MS: '0' },
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'info', NODE_OPTIONS: '' },
  };
  const begin = (part: 'server' | 'worker', name: string, more: NodeJS.ProcessEnv) =>
    launch(process.execPath, ['--conditions=built', path.join(root, `dist/${part}/main.js`)], {
      cwd: root,
      env: { ...process.env, ...settings, ...env, ...more },
      logFile: path.join(folder, 'logs', `${name}.log`),
      onMessage: () => undefined, // the channel ends them when the test run dies
    });

  const addApi: FaultPortal['addApi'] = async (more = {}) => {
    const port = await findKeptPort();
    const name = `api${services.length}`;
    const url = `http://127.0.0.1:${port}`;
    const service = makeService(name, async () => {
      const running = begin('server', name, { PORT: String(port), ...more });
      const isUp = async () => await isOk(`${url}/api/health`);
      await waitUntil(name, isUp, { limitMs: READY_LIMIT_MS, process: running, everyMs: 50 });
      return running;
    });
    services.push(service);
    await service.start();
    return Object.assign(service, { url });
  };
  const addWorker: FaultPortal['addWorker'] = async (more = {}) => {
    const name = `worker${services.length}`;
    const service = makeService(name, async () => await Promise.resolve(begin('worker', name, more)));
    services.push(service);
    await service.start();
    return service;
  };
  const worker = await addWorker(options.workerEnv);
  const api = await addApi(options.apiEnv);
  const isReady = async () => await isOk(`${api.url}/api/ready`).catch(() => false);
  const client = await mongoose.mongo.MongoClient.connect(databases.mongodbUri);
  const redis = new Redis(databases.redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  const stop = async () => {
    process.off('exit', endDatabases);
    await client.close();
    redis.disconnect();
    for (const service of services) if (service.isRunning()) service.thaw();
    await Promise.all(services.map(async (service) => await service.stop(40_000)));
    databases.redis.thaw();
    databases.mongo.thaw();
    await Promise.all([databases.mongo.stop(), databases.redis.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntil('the portal', isReady, { limitMs: READY_LIMIT_MS });
  return {
    ...databases,
    folder,
    url: api.url,
    api,
    worker,
    faults,
    db: client.db(),
    newUser: async () => await register(() => api.url),
    addApi,
    addWorker,
    redisKeys: async (part) => await redis.keys(`*${part}*`),
    readLog: (name) => readFileSync(path.join(folder, 'logs', `${name}.log`), 'utf8'),
    isReady,
    stop,
  };
}
