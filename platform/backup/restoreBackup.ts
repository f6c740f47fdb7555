/** Puts a backup into an empty database; nobody can sign in and nothing is read or swept before all of it is there. */
import path from 'node:path';
import mongoose from 'mongoose';
import { keyRing } from '../cipher/keyRing.ts';
import { HOUR } from '../clock.ts';
import { runMigrations } from '../migrations/runMigrations.ts';
import { releaseAllLeases } from '../models/extractionLease.ts';
import { checkKeys } from '../models/keyCheck.ts';
import { giveUpLeadership, hasLeader, takeLeadership } from '../models/leaderLease.ts';
import { MODELS } from '../models/index.ts';
import { UserModel, type UserRow } from '../models/user.ts';
import { prepareCollections } from '../mongo.ts';
import { purgeUserData } from '../purgeUserData.ts';
import { BACKED_UP, OWNED } from './backedUpCollections.ts';
import { BackupError, readBackup, type BackupPart } from './backupRecords.ts';
import { ACCOUNTS_FILE } from './makeBackup.ts';
import { takeChore } from './takeChore.ts';
import { verifyBackup, type VerifiedBackup } from './verifyBackup.ts';

const { BSON } = mongoose.mongo;
const BATCH_BYTES = 8 * 1024 * 1024;
const RECONCILER = 'reconciler';
const RESTORE = 'restore';

const collectionOf = (name: string) => mongoose.connection.collection(name);

async function isFilled(): Promise<boolean> {
  for (const name of ['users', ...OWNED, 'files.files'])
    if (await collectionOf(name).findOne({}, { projection: { _id: 1 } })) return true;
  return false;
}

/** What a restore that was killed left is removed only when told: somebody may have used the portal since. */
async function refuseFilled(isAnew: boolean): Promise<void> {
  if (!(await isFilled())) return;
  const wasBrokenOff = await hasLeader(RESTORE);
  if (!wasBrokenOff)
    throw new BackupError('this database is not empty: a backup is restored into an empty one only');
  if (!isAnew)
    throw new BackupError(
      'another restore is under way here or was broken off. If nobody has used the portal since, remove what it left and begin again with --anew after the file',
    );
}

/** Inserts rows of one collection. What start-up left there (a key's proof) gives way to the backup's. */
async function insert(name: string, rows: readonly Uint8Array[]): Promise<void> {
  // Numbers keep the type they were stored with.
  const documents = rows.map((row) => BSON.deserialize(row, { promoteValues: false }));
  const replace = documents.map((replacement) => ({
    replaceOne: { filter: { _id: replacement._id as never }, replacement, upsert: true },
  }));
  await collectionOf(name).bulkWrite(replace, { ordered: false });
}

async function insertPart(file: string, part: BackupPart, signal?: AbortSignal): Promise<void> {
  let collection = '';
  let rows: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    if (rows.length > 0) await insert(collection, rows);
    rows = [];
    bytes = 0;
  };
  for await (const record of readBackup(file, part)) {
    signal?.throwIfAborted();
    if (record.kind !== 'row') continue;
    if (record.collection !== collection || bytes > BATCH_BYTES) await flush();
    ({ collection } = record);
    rows.push(record.row);
    bytes += record.row.length;
  }
  await flush();
}

/** Users who own rows, with the lowest epoch these carry. */
async function ownersOf(name: string): Promise<{ _id: mongoose.Types.ObjectId; epoch: number }[]> {
  const group = { $group: { _id: '$userId', epoch: { $min: '$epoch' } } };
  return await collectionOf(name)
    .aggregate<{ _id: mongoose.Types.ObjectId; epoch: number }>([group])
    .toArray();
}

/** Data cleared or accounts deleted since the backup was taken: its key is gone, so it is only dead weight. */
async function purgeErased(): Promise<void> {
  for (const name of OWNED)
    for (const { _id, epoch } of await ownersOf(name)) {
      const user = await UserModel.findById(_id).lean<UserRow>();
      if (!user) await purgeUserData(_id.toString(), Number.MAX_SAFE_INTEGER);
      else if (epoch < user.dataEpoch) await purgeUserData(_id.toString(), user.dataEpoch);
    }
}

/** Takes back what a restore that failed had put in, so that it can be tried again. */
async function emptyAgain(): Promise<void> {
  for (const name of [...BACKED_UP.data, 'users']) await collectionOf(name).deleteMany({});
}

async function fill(file: string, signal?: AbortSignal): Promise<void> {
  await prepareCollections(MODELS);
  await takeLeadership(RECONCILER, HOUR);
  try {
    await insertPart(file, 'data', signal);
    // Last: until the accounts are there nobody can sign in to half of their data.
    await insertPart(path.join(path.dirname(file), ACCOUNTS_FILE), 'accounts', signal);
    await checkKeys();
    await releaseAllLeases();
    await purgeErased();
    await runMigrations();
  } finally {
    await giveUpLeadership(RECONCILER);
  }
}

export interface RestoreOptions {
  /** Remove what a restore that was killed has left; without it that is refused. */
  readonly isAnew?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Restores a data file with the accounts beside it, after verifying both. Throws BackupError (not empty, damaged, another
 * one under way) or KeyError (other keys); when it fails or `signal` is aborted the database is empty again. Needs the
 * queue: jobs of erased data are forgotten with it.
 */
export async function restoreBackup(file: string, options: RestoreOptions = {}): Promise<VerifiedBackup> {
  const { isAnew = false, signal } = options;
  await refuseFilled(isAnew);
  const verified = await verifyBackup(file, keyRing());
  const release = await takeChore(RESTORE);
  try {
    if (isAnew) await emptyAgain();
    await fill(file, signal);
  } catch (error) {
    await emptyAgain(); // fails with the database away: the chore then stays taken, which says what happened
    await release();
    throw error;
  }
  await release();
  return verified;
}
