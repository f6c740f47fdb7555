/** Proves that a backup can be restored: whole and unchanged, every file complete, every account's key opens. */
import path from 'node:path';
import mongoose from 'mongoose';
import type { KeyRing } from '../cipher/keyRing.ts';
import { unwrapUserKey } from '../cipher/userKeys.ts';
import type { DocumentRow } from '../models/document.ts';
import { openProof, type KeyCheckRow } from '../models/keyCheck.ts';
import { latestVersion } from '../migrations/runMigrations.ts';
import type { UserRow } from '../models/user.ts';
import { BackupError, readBackup, type BackupPart } from './backupRecords.ts';
import { checkFiles } from './checkFiles.ts';
import { ACCOUNTS_FILE } from './makeBackup.ts';

const { BSON } = mongoose.mongo;

export interface VerifiedBackup {
  readonly takenAt: Date;
  readonly accountsTakenAt: Date;
  readonly accounts: number;
  readonly documents: number;
  readonly files: number;
}
type OnRow = (collection: string, row: Record<string, unknown>) => void;

/** Reads one part to its end, giving each row; answers when it was taken. */
async function readThrough(file: string, part: BackupPart, onRow: OnRow): Promise<Date> {
  let takenAt: Date | undefined;
  for await (const record of readBackup(file, part)) {
    if (record.kind === 'head') ({ takenAt } = record);
    if (record.kind === 'row')
      onRow(record.collection, BSON.deserialize(record.row, { promoteBuffers: true }));
  }
  if (!takenAt) throw new BackupError('the file is empty');
  return takenAt;
}

function checkAccounts(ring: KeyRing, count: () => void): OnRow {
  return (collection, row) => {
    if (collection === 'keyChecks') openProof(row as unknown as KeyCheckRow, ring);
    if (collection !== 'users') return;
    count();
    const { _id, keys } = row as unknown as UserRow;
    for (const key of keys) unwrapUserKey(_id.toString(), key, ring);
  };
}

function refuseNewer({ _id: version }: { _id?: unknown }): void {
  if (typeof version === 'number' && version > latestVersion())
    throw new BackupError(`it was taken by a newer release of the portal (schema ${version})`);
}

/**
 * Checks a data file and the accounts beside it against the operator's keys, without a database. Throws BackupError
 * (damaged, not whole, of a newer release) or KeyError (these are not the keys it was made under).
 */
export async function verifyBackup(file: string, ring: KeyRing): Promise<VerifiedBackup> {
  let accounts = 0;
  let documents = 0;
  const files = checkFiles();
  const takenAt = await readThrough(file, 'data', (collection, row) => {
    if (collection === 'migrations') refuseNewer(row);
    if (collection === 'files.files') files.onFile(row as never);
    if (collection === 'files.chunks') files.onChunk(row as never);
    if (collection !== 'documents') return;
    documents += 1;
    files.onDocument(row as unknown as DocumentRow);
  });
  const accountsFile = path.join(path.dirname(file), ACCOUNTS_FILE);
  const accountsTakenAt = await readThrough(
    accountsFile,
    'accounts',
    checkAccounts(ring, () => (accounts += 1)),
  );
  return { takenAt, accountsTakenAt, accounts, documents, files: files.finish() };
}
