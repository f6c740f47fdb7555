/** MongoDB and Redis for this data directory: yours when MONGODB_URI / REDIS_URL name them, else embedded ones. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keepRunning, type KeptProcess } from '../processes/keepRunning.ts';
import { externalAddress } from './externalAddress.ts';
import { StartProblem } from '../processes/startProblem.ts';
import { unlessAborted } from '../processes/unlessAborted.ts';
import { voice, type Say } from '../processes/voice.ts';
import type { Program } from './cacheEntry.ts';
import { startDatabase, type DatabaseKind } from './databaseServer.ts';
import { mongoKind, mongoUri } from './mongoKind.ts';
import { provideMongod } from './provideMongod.ts';
import { provideRedis } from './provideRedis.ts';
import { redisKind, redisUrl } from './redisKind.ts';

export type Databases = { mongodbUri: string; redisUrl: string; stop: () => Promise<void> };
export type DatabaseSettings = {
  dataDir: string;
  /** 'any' for throw-away databases that must not get in the way of others. */
  ports?: 'usual' | 'any';
  /** Called when a database keeps crashing. */
  onGivenUp: () => void;
  signal: AbortSignal;
};

const STOP_LIMIT_MS = 30_000;

type Recipe = {
  topic: string;
  external: string | undefined;
  usualPort: number;
  provide: (say: Say) => Promise<Program>;
  kindOf: (program: Program, dataDir: string, firstPort: number) => DatabaseKind;
  address: (port: number) => string;
};
type Started = { address: string; kept?: KeptProcess };

async function startOne(recipe: Recipe, settings: DatabaseSettings): Promise<Started> {
  const say = voice(recipe.topic);
  if (recipe.external) return { address: recipe.external };
  // a download is not waited for when everything stops: it dies with this process and leaves nothing half
  const program = await unlessAborted(recipe.provide(say), settings.signal);
  const kind = recipe.kindOf(program, settings.dataDir, settings.ports === 'any' ? 0 : recipe.usualPort);
  const place = { dataDir: settings.dataDir, logDir: path.join(settings.dataDir, 'logs') };
  mkdirSync(place.logDir, { recursive: true, mode: 0o700 });
  let port: number | undefined;
  const start = async (signal: AbortSignal) => {
    const started = await startDatabase(kind, place, signal, port);
    port = started.port;
    return started.running;
  };
  const kept = await keepRunning({ start, say, onGivenUp: settings.onGivenUp }, settings.signal).catch(
    (error: Error) => {
      settings.signal.throwIfAborted();
      throw new StartProblem(`${error.message}; its log is ${path.join(place.logDir, `${kind.name}.log`)}`);
    },
  );
  say(`${program.version} ready on port ${port} (${program.from})`);
  return { address: recipe.address(port ?? 0), kept };
}

/** Both at once; when one cannot be had the other is stopped again. */
export async function startDatabases(settings: DatabaseSettings): Promise<Databases> {
  const dataDir = path.resolve(settings.dataDir);
  const recipes: Recipe[] = [
    {
      topic: 'mongodb',
      external: externalAddress('MONGODB_URI'),
      usualPort: 27117,
      provide: provideMongod,
      kindOf: mongoKind,
      address: mongoUri,
    },
    {
      topic: 'redis',
      external: externalAddress('REDIS_URL'),
      usualPort: 26379,
      provide: provideRedis,
      kindOf: redisKind,
      address: redisUrl,
    },
  ];
  const results = await Promise.allSettled(
    recipes.map((recipe) => startOne(recipe, { ...settings, dataDir })),
  );
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(started.map(async ({ kept }) => kept?.stop(STOP_LIMIT_MS)));
  };
  const failed = results.find((result) => result.status === 'rejected');
  const [mongo, redis] = started;
  if (failed || !mongo || !redis) {
    await stop();
    throw failed?.reason;
  }
  return { mongodbUri: mongo.address, redisUrl: redis.address, stop };
}
