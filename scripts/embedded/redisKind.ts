/** How the embedded Redis is run: append-only file, nothing ever evicted (a queue is not a cache), loopback only. */
import path from 'node:path';
import { Redis } from 'ioredis';
import type { Program } from './cacheEntry.ts';
import type { DatabaseKind } from './databaseServer.ts';

/** Runs `ask` once against the server on `port`; throws when nobody answers in time. */
async function withRedis<T>(port: number, ask: (redis: Redis) => Promise<T>): Promise<T> {
  const options = { lazyConnect: true, connectTimeout: 2000, commandTimeout: 2000, maxRetriesPerRequest: 0 };
  const redis = new Redis(port, '127.0.0.1', { ...options, retryStrategy: () => null });
  redis.on('error', () => undefined); // the command itself rejects
  try {
    await redis.connect();
    return await ask(redis);
  } finally {
    redis.disconnect();
  }
}

export function redisKind(program: Program, dataDir: string, firstPort: number): DatabaseKind {
  const directory = path.join(dataDir, 'redis');
  return {
    name: 'redis',
    firstPort,
    command: program.command,
    directory,
    args: (port) => [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', directory],
      ...[
        '--appendonly',
        'yes',
        '--appendfsync',
        'everysec',
        '--save',
        '',
        '--maxmemory-policy',
        'noeviction',
      ],
    ],
    identify: (port) =>
      withRedis(port, async (redis) => {
        const [, where] = await redis.config('GET', 'dir');
        const [, pid] = /process_id:(\d+)/.exec(await redis.info('server')) ?? [];
        return { directory: String(where), pid: Number(pid) };
      }),
    prepare: (port) => withRedis(port, async (redis) => (await redis.ping()) === 'PONG'),
  };
}

/** The address programs connect to. */
export const redisUrl = (port: number) => `redis://127.0.0.1:${port}`;
