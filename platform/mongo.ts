/** The connection to MongoDB: time-outs that fail fast, journaled writes, transactions, indexes made once at start-up. */
import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { SECOND } from './clock.ts';
import { config, ConfigError } from './config.ts';
import { log } from './log.ts';

// A filter from outside can never carry an operator, an unknown field in a filter or a row is an error, nothing waits unseen.
mongoose.set({
  sanitizeFilter: true,
  strict: 'throw',
  strictQuery: 'throw',
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
});

/** Down is noticed after about 2 s, frozen after about 6 s (measured); the driver's own values hang for 30 s and more. */
const TIME_OUTS = {
  serverSelectionTimeoutMS: 2 * SECOND,
  connectTimeoutMS: 2 * SECOND,
  socketTimeoutMS: 5 * SECOND,
  heartbeatFrequencyMS: 2 * SECOND,
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** No wait mends an address that cannot be read. Not the driver's own words: they may quote it, and with it the password. */
function checkAddress(uri: string): void {
  try {
    new mongoose.mongo.MongoClient(uri); // reads it and connects to nothing
  } catch {
    throw new ConfigError(
      'MONGODB_URI is no address the driver of MongoDB understands (escape : / ? # @ in passwords)',
    );
  }
}

/**
 * Connects, trying again every second until the database is there or `signal` is aborted (then it throws). Throws
 * ConfigError at once where the address itself is wrong.
 */
export async function connectMongo(options: { uri?: string; signal?: AbortSignal } = {}): Promise<void> {
  const uri = options.uri ?? config().mongodbUri;
  checkAddress(uri);
  for (;;) {
    try {
      await mongoose.connect(uri, {
        ...TIME_OUTS,
        maxPoolSize: 20,
        writeConcern: { w: 'majority', j: true },
        retryWrites: true,
      });
      return;
    } catch (err) {
      if (options.signal?.aborted) throw err;
      log.warn({ err, step: 'connect' }, 'database not reachable, trying again');
      await pause(SECOND);
    }
  }
}

/** Closes the connection; safe to call twice. */
export async function disconnectMongo(): Promise<void> {
  await mongoose.disconnect();
}

/** Does the database answer, as a writable member of a replica set? Used by /api/ready and the start-up check. */
export async function isMongoReady(): Promise<boolean> {
  try {
    const hello = await mongoose.connection.db?.admin().command({ hello: 1 });
    return Boolean(hello?.isWritablePrimary && hello.setName);
  } catch {
    return false;
  }
}

/**
 * Runs `work` in one transaction and answers its result. `work` may run more than once (the driver repeats it on a
 * write conflict), so it must do nothing but database work on `session`. Throws what `work` throws, after rolling back.
 */
export async function withTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return await mongoose.connection.transaction(work, {
    readConcern: { level: 'snapshot' },
    writeConcern: { w: 'majority', j: true },
  });
}

const ALREADY_THERE = new Set([48, 85, 86]);

/** Creates collections and indexes of the given models. Two processes may do it at the same moment. */
export async function prepareCollections(
  models: readonly Pick<Model<unknown>, 'createCollection' | 'createIndexes'>[],
): Promise<void> {
  for (const model of models) {
    await model.createCollection().catch((error: unknown) => {
      if (!ALREADY_THERE.has((error as { code?: number }).code ?? 0)) throw error;
    });
    await model.createIndexes();
  }
}
