/** Finds a Redis (or Valkey) server that runs, or fetches one: the first way that works. */
import path from 'node:path';
import { StartProblem } from '../processes/startProblem.ts';
import type { Say } from '../processes/voice.ts';
import { cacheDirectory } from './cacheDirectory.ts';
import { ensureEntry, type Program } from './cacheEntry.ts';
import { buildDebianRedis } from './debianRedis.ts';
import { findOnPath } from './findOnPath.ts';
import { redisVersion } from './programVersion.ts';

const ADVICE =
  'Install Redis 6.2 or newer ("apt install redis-server" or "brew install redis"), or set REDIS_URL to a running one.';

export async function provideRedis(say: Say): Promise<Program> {
  const named = process.env.REDIS_SERVER_BINARY;
  const command = named ? path.resolve(named) : findOnPath('redis-server', 'valkey-server');
  const installed = command && (await redisVersion(command));
  if (command && installed) return { command, version: installed, from: command };
  if (named)
    throw new StartProblem(`REDIS_SERVER_BINARY=${named} is not a redis-server (6.2 or newer) that runs.`);
  const home = path.join(cacheDirectory(), `redis-debian12-${process.arch}`);
  try {
    const version = await ensureEntry(home, 'Redis 7.0 from Debian', say, buildDebianRedis);
    return { command: path.join(home, 'redis-server'), version, from: "Debian's package" };
  } catch (error) {
    throw new StartProblem(`No Redis could be found or fetched (${(error as Error).message}). ${ADVICE}`, {
      cause: error,
    });
  }
}
