/** What every process does before it works: connect, make collections and indexes, prove the keys, migrate. */
import { SECOND } from './clock.ts';
import { prepareFiles } from './fileStore.ts';
import { log } from './log.ts';
import { checkKeys } from './models/keyCheck.ts';
import { refuseDowngrade, runMigrations } from './migrations/runMigrations.ts';
import { MODELS } from './models/index.ts';
import { connectMongo, prepareCollections } from './mongo.ts';
import { isForOperator } from './startFailure.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Connects to the database and makes it ready, trying again until it is there or `signal` is aborted.
 * Throws KeyError (wrong or missing encryption key) and ConfigError (a newer release's database) at once: waiting
 * does not help.
 */
export async function prepareDatabase(signal?: AbortSignal): Promise<void> {
  await connectMongo({ signal });
  for (;;) {
    try {
      await refuseDowngrade(); // before an index of this release is made in the database of a newer one
      await prepareCollections(MODELS);
      await prepareFiles();
      await checkKeys();
      await runMigrations();
      return;
    } catch (err) {
      if (isForOperator(err) || signal?.aborted) throw err;
      log.warn({ err, step: 'prepare' }, 'database not ready, trying again');
      await pause(SECOND);
    }
  }
}
