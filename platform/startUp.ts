/** What every process does before it works: connect, make collections and indexes, prove the keys. */
import { KeyError } from './cipher/keyRing.ts';
import { SECOND } from './clock.ts';
import { log } from './log.ts';
import { checkKeys } from './models/keyCheck.ts';
import { MODELS } from './models/index.ts';
import { connectMongo, prepareCollections } from './mongo.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Connects to the database and makes it ready, trying again until it is there or `signal` is aborted.
 * Throws KeyError (wrong or missing encryption key) at once: waiting does not help.
 */
export async function prepareDatabase(signal?: AbortSignal): Promise<void> {
  await connectMongo({ signal });
  for (;;) {
    try {
      await prepareCollections(MODELS);
      await checkKeys();
      return;
    } catch (err) {
      if (err instanceof KeyError || signal?.aborted) throw err;
      log.warn({ err, step: 'prepare' }, 'database not ready, trying again');
      await pause(SECOND);
    }
  }
}
