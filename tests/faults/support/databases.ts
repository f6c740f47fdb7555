/** A MongoDB and a Redis of the test's own, run as `npm start` runs them, to be hurt. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startDatabase, type DatabaseKind } from '../../../scripts/embedded/databaseServer.ts';
import { mongoKind, mongoUri } from '../../../scripts/embedded/mongoKind.ts';
import { provideMongod } from '../../../scripts/embedded/provideMongod.ts';
import { provideRedis } from '../../../scripts/embedded/provideRedis.ts';
import { redisKind, redisUrl } from '../../../scripts/embedded/redisKind.ts';
import { findKeptPort } from '../../support/keptPort.ts';
import { makeService, type Service } from './service.ts';

export interface Databases {
  readonly mongo: Service;
  readonly redis: Service;
  readonly mongodbUri: string;
  readonly redisUrl: string;
}

const quiet = () => undefined;

async function startKept(kind: DatabaseKind, dataDir: string): Promise<{ service: Service; port: number }> {
  const place = { dataDir, logDir: path.join(dataDir, 'logs') };
  mkdirSync(place.logDir, { recursive: true });
  let port: number | undefined;
  const service = makeService(kind.name, async () => {
    const started = await startDatabase(kind, place, new AbortController().signal, port);
    port = started.port;
    return started.running;
  });
  await service.start();
  return { service, port: port ?? 0 };
}

/** Starts both on free ports under `dataDir`; `mongoDir` puts MongoDB's files elsewhere (on a small disk, say). */
export async function startOwnDatabases(dataDir: string, mongoDir = dataDir): Promise<Databases> {
  const [mongod, redis] = await Promise.all([provideMongod(quiet), provideRedis(quiet)]);
  const [mongoStarted, redisStarted] = await Promise.all([
    startKept(mongoKind(mongod, mongoDir, await findKeptPort()), mongoDir),
    startKept(redisKind(redis, dataDir, await findKeptPort()), dataDir),
  ]);
  return {
    mongo: mongoStarted.service,
    redis: redisStarted.service,
    mongodbUri: mongoUri(mongoStarted.port),
    redisUrl: redisUrl(redisStarted.port),
  };
}
