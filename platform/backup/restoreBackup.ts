/** Puts a backup into an empty database; nobody can sign in and nothing is read or swept before all of it is there. */
import path from 'node:path';
import mongoose from 'mongoose';
import { keyRing } from '../cipher/keyRing.ts';
import { HOUR } from '../clock.ts';
import { runMigrations } from '../migrations/runMigrations.ts';
import { releaseAllLeases } from '../models/extractionLease.ts';
import { checkKeys } from '../models/keyCheck.ts';
import { giveUpLeadership, takeLeadership } from '../models/leaderLease.ts';
import { MODELS } from '../models/index.ts';
import { UserModel, type UserRow } from '../models/user.ts';
import { prepareCollections } from '../mongo.ts';
import { purgeUserData } from '../purgeUserData.ts';
import { BACKED_UP, OWNED } from './backedUpCollections.ts';
import { BackupError, readBackup, type BackupPart } from './backupRecords.ts';
import { ACCOUNTS_FILE } from './makeBackup.ts';
import { verifyBackup, type VerifiedBackup } from './verifyBackup.ts';

const { BSON } = mongoose.mongo;
const BATCH_BYTES = 8 * 1024 * 1024;
const RECONCILER = 'reconciler';

const collectionOf = (name: string) => mongoose.connection.collection(name);

async function refuseFilled(): Promise<void> {
  for (const name of ['users', ...OWNED, 'files.files'])
    if (await collectionOf(name).findOne({}, { projection: { _id: 1 } }))
      throw new BackupError('this database is not empty: a backup is restored into an empty one only');
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

async function insertPart(file: string, part: BackupPart): Promise<void> {
  let collection = '';
  let rows: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    if (rows.length > 0) await insert(collection, rows);
    rows = [];
    bytes = 0;
  };
  for await (const record of readBackup(file, part)) {
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

/**
 * Restores a data file with the accounts beside it, after verifying both. Throws BackupError (not empty, damaged) or
 * KeyError (other keys); the database is empty again then. Needs the queue: jobs of erased data are forgotten with it.
 */
export async function restoreBackup(file: string): Promise<VerifiedBackup> {
  await refuseFilled();
  const verified = await verifyBackup(file, keyRing());
  await prepareCollections(MODELS);
  await takeLeadership(RECONCILER, HOUR);
  try {
    await insertPart(file, 'data');
    // Last: until the accounts are there nobody can sign in to half of their data.
    await insertPart(path.join(path.dirname(file), ACCOUNTS_FILE), 'accounts');
    await checkKeys();
    await releaseAllLeases();
    await purgeErased();
    await runMigrations();
  } catch (error) {
    await emptyAgain();
    throw error;
  } finally {
    await giveUpLeadership(RECONCILER);
  }
  return verified;
}
