/** Takes a backup of the running portal: one moment of all collections, read while everybody goes on working. */
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import mongoose from 'mongoose';
import { now } from '../clock.ts';
import { makeFolder } from '../makeFolder.ts';
import { BACKED_UP } from './backedUpCollections.ts';
import { writeBackup, type BackupPart } from './backupRecords.ts';
import { takeChore } from './takeChore.ts';

/** The newest copy of accounts and keys; every backup replaces it. */
export const ACCOUNTS_FILE = 'portal.accounts';
const UNFINISHED = '.unfinished';
/** How long MongoDB keeps the moment readable; its own value of five minutes is short for a large portal. */
const HISTORY_SECONDS = 6 * 60 * 60;
const OWN_HISTORY_SECONDS = 5 * 60;
const HISTORY = 'minSnapshotHistoryWindowInSeconds';

type Session = mongoose.mongo.ClientSession;
export interface MadeBackup {
  /** Absolute path of the data file. */
  readonly file: string;
  readonly accountsFile: string;
  /** Rows by collection, of both parts. */
  readonly counts: Readonly<Record<string, number>>;
}

function database() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  return db;
}

async function* rowsOf(part: BackupPart, session: Session, signal?: AbortSignal) {
  for (const collection of BACKED_UP[part]) {
    // By file and number: a reader of the backup meets the pieces of a file in order, without holding any.
    const sort: Record<string, 1> = collection === 'files.chunks' ? { files_id: 1, n: 1 } : { _id: 1 };
    const cursor = database().collection(collection).find({}, { session, raw: true, sort, batchSize: 50 });
    for await (const row of cursor) {
      signal?.throwIfAborted();
      yield { collection, row: row as unknown as Uint8Array };
    }
  }
}

/** Lets MongoDB keep this moment for as long as a backup may take; answers how to put the setting back. */
async function keepHistory(): Promise<() => Promise<void>> {
  const admin = database().admin();
  const set = async (value: unknown) => void (await admin.command({ setParameter: 1, [HISTORY]: value }));
  try {
    const { [HISTORY]: before } = await admin.command({ getParameter: 1, [HISTORY]: 1 });
    await set(HISTORY_SECONDS);
    // What a backup that was killed had set is not what to go back to.
    return async () => await set(before === HISTORY_SECONDS ? OWN_HISTORY_SECONDS : before);
  } catch {
    return () => Promise.resolve(); // the portal's database user may not: then five minutes must do
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED));
  await Promise.all(left.map(async (name) => await rm(path.join(folder, name), { force: true })));
}

interface Target {
  readonly file: string;
  readonly accountsFile: string;
}

/** Both parts under other names first: neither is there before it is whole. */
async function write({ file, accountsFile }: Target, takenAt: Date, signal?: AbortSignal) {
  const session = mongoose.connection.getClient().startSession({ snapshot: true });
  const part = async (name: BackupPart, to: string) => {
    const head = { kind: 'head', format: 1, part: name, takenAt } as const;
    return await writeBackup(`${to}${UNFINISHED}`, head, rowsOf(name, session, signal));
  };
  try {
    const counts = { ...(await part('data', file)), ...(await part('accounts', accountsFile)) };
    await rename(`${file}${UNFINISHED}`, file);
    await rename(`${accountsFile}${UNFINISHED}`, accountsFile);
    return counts;
  } finally {
    await session.endSession();
  }
}

/**
 * Writes `portal-<UTC time>.backup` into a folder and replaces the `portal.accounts` beside it; when it fails or `signal`
 * is aborted, the folder is as it was. Rows are copied as they are stored, so what is sealed in the database is sealed in
 * the backup. Throws BackupError while another backup is written, else what the database or the disk throws.
 */
export async function makeBackup(folder: string, signal?: AbortSignal): Promise<MadeBackup> {
  const target = path.resolve(folder);
  makeFolder(target);
  const release = await takeChore('backup');
  const takenAt = now();
  const stamp = takenAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const file = path.join(target, `portal-${stamp}.backup`);
  const accountsFile = path.join(target, ACCOUNTS_FILE);
  const forgetHistory = await keepHistory();
  try {
    await removeUnfinished(target);
    const counts = await write({ file, accountsFile }, takenAt, signal);
    return { file, accountsFile, counts };
  } catch (error) {
    await removeUnfinished(target);
    throw error;
  } finally {
    await forgetHistory();
    await release();
  }
}
