/** A database and a queue of its own for every test file, so that files can run side by side. */
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';

export type IsolatedDatabase = {
  mongodbUri: string;
  redisUrl: string;
  queuePrefix: string;
  /** Removes the database and every key of the queue. */
  drop: () => Promise<void>;
};

function requireAddress(name: 'MONGODB_URI' | 'REDIS_URL'): string {
  const address = process.env[name];
  if (!address)
    throw new Error(`${name} is not set: run these tests through "npm test -- api" (worker, e2e).`);
  return address;
}

async function dropKeys(redisUrl: string, prefix: string): Promise<void> {
  const redis = new Redis(redisUrl);
  for await (const keys of redis.scanStream({ match: `*${prefix}*`, count: 1000 }))
    if ((keys as string[]).length > 0) await redis.del(...(keys as string[]));
  redis.disconnect();
}

/** A fresh name on the databases the test run provides; nothing is created until it is used. */
export function isolatedDatabase(): IsolatedDatabase {
  const name = `test-${process.pid}-${randomBytes(4).toString('hex')}`;
  const uri = new URL(requireAddress('MONGODB_URI'));
  uri.pathname = `/${name}`;
  const mongodbUri = uri.href;
  const redisUrl = requireAddress('REDIS_URL');
  const drop = async () => {
    const client = await mongoose.mongo.MongoClient.connect(mongodbUri);
    await client.db().dropDatabase();
    await client.close();
    await dropKeys(redisUrl, name);
  };
  return { mongodbUri, redisUrl, queuePrefix: name, drop };
}

/** Points this test process at a database of its own; call it before platform/ is imported. */
export function useIsolatedDatabase(): IsolatedDatabase {
  const database = isolatedDatabase();
  const { mongodbUri, redisUrl, queuePrefix } = database;
  Object.assign(process.env, { MONGODB_URI: mongodbUri, REDIS_URL: redisUrl, QUEUE_PREFIX: queuePrefix });
  return database;
}
