/** Takes a backup of the running portal: one moment of all collections, read while everybody goes on working. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import mongoose from 'mongoose';
import { now } from '../clock.ts';
import { BACKED_UP } from './backedUpCollections.ts';
import { writeBackup, type BackupPart } from './backupRecords.ts';

/** The newest copy of accounts and keys; every backup replaces it. */
export const ACCOUNTS_FILE = 'portal.accounts';
const UNFINISHED = '.unfinished';
/** How long MongoDB keeps the moment readable; its own value of five minutes is short for a large portal. */
const HISTORY_SECONDS = 6 * 60 * 60;
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

async function* rowsOf(part: BackupPart, session: Session) {
  for (const collection of BACKED_UP[part]) {
    // By file and number: a reader of the backup meets the pieces of a file in order, without holding any.
    const sort: Record<string, 1> = collection === 'files.chunks' ? { files_id: 1, n: 1 } : { _id: 1 };
    const cursor = database().collection(collection).find({}, { session, raw: true, sort, batchSize: 50 });
    for await (const row of cursor) yield { collection, row: row as unknown as Uint8Array };
  }
}

/** Lets MongoDB keep this moment for as long as a backup may take; answers how to put the setting back. */
async function keepHistory(): Promise<() => Promise<void>> {
  const admin = database().admin();
  const set = async (value: unknown) => void (await admin.command({ setParameter: 1, [HISTORY]: value }));
  try {
    const { [HISTORY]: before } = await admin.command({ getParameter: 1, [HISTORY]: 1 });
    await set(HISTORY_SECONDS);
    return async () => await set(before);
  } catch {
    return () => Promise.resolve(); // the portal's database user may not: then five minutes must do
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED));
  await Promise.all(left.map(async (name) => await rm(path.join(folder, name), { force: true })));
}

/**
 * Writes `portal-<UTC time>.backup` into a folder and replaces the `portal.accounts` beside it. Neither is there before
 * it is whole. Rows are copied as they are stored, so what is sealed in the database is sealed in the backup. Throws
 * what the database or the disk throws.
 */
export async function makeBackup(folder: string): Promise<MadeBackup> {
  const target = path.resolve(folder);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await removeUnfinished(target);
  const takenAt = now();
  const stamp = takenAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const file = path.join(target, `portal-${stamp}.backup`);
  const accountsFile = path.join(target, ACCOUNTS_FILE);
  const session = mongoose.connection.getClient().startSession({ snapshot: true });
  const forgetHistory = await keepHistory();
  const write = async (part: BackupPart, to: string) => {
    const head = { kind: 'head', format: 1, part, takenAt } as const;
    return await writeBackup(`${to}${UNFINISHED}`, head, rowsOf(part, session));
  };
  try {
    const counts = { ...(await write('data', file)), ...(await write('accounts', accountsFile)) };
    await rename(`${file}${UNFINISHED}`, file);
    await rename(`${accountsFile}${UNFINISHED}`, accountsFile);
    return { file, accountsFile, counts };
  } finally {
    await forgetHistory();
    await session.endSession();
  }
}
