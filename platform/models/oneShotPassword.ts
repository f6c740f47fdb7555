/** The password of a protected PDF on its way to the reader: sealed in the document's row, taken out once, never kept. */
import { NEEDS_PASSWORD } from '#domain/documents/extraction';
import mongoose from 'mongoose';
import type { Vault } from '../cipher/vault.ts';
import { MINUTE, now } from '../clock.ts';
import { DocumentModel, documentPlace, FRESH_EXTRACTION, type DocumentRow } from './document.ts';

/** A worker that is away this long comes too late: the person is asked again. */
const LIFE_MS = 10 * MINUTE;
const NONE = { password: null, passwordUntil: null };

/**
 * Keeps the password for the next reading of a document that failed for want of one, and makes that reading due.
 * Answers its attempt's number; null when the document is not waiting for a password (any more).
 */
export async function keepPassword(
  vault: Vault,
  documentId: string,
  password: string,
): Promise<number | null> {
  const waiting = {
    _id: documentId,
    userId: vault.userId,
    epoch: vault.epoch,
    deletedAt: null,
    'extraction.status': 'failed' as const,
    'extraction.errorCode': mongoose.trusted({ $in: [...NEEDS_PASSWORD] }),
  };
  const row = await DocumentModel.findOne(waiting).lean<DocumentRow>();
  if (!row) return null;
  const attempt = row.extraction.attempt + 1;
  const { matchedCount } = await DocumentModel.updateOne(
    { ...waiting, 'extraction.attempt': row.extraction.attempt },
    {
      extraction: { ...FRESH_EXTRACTION, attempt },
      result: null,
      password: vault.seal(documentPlace(documentId, 'password'), password),
      passwordUntil: new Date(now().getTime() + LIFE_MS),
    },
  );
  return matchedCount === 1 ? attempt : null;
}

/** Takes the password out of the row of whoever holds its lease; undefined when there is none, or it came too late. */
export async function takePassword(vault: Vault, row: DocumentRow): Promise<string | undefined> {
  if (!row.password) return undefined;
  const taken = await DocumentModel.findOneAndUpdate(
    { _id: row._id, 'extraction.leaseToken': row.extraction.leaseToken },
    NONE,
    { returnDocument: 'before' },
  ).lean<DocumentRow>();
  if (!taken?.password || !taken.passwordUntil || taken.passwordUntil < now()) return undefined;
  return vault.open<string>(documentPlace(row._id.toString(), 'password'), taken.password);
}

/** Removes passwords nobody took in time; answers how many. */
export async function forgetLatePasswords(): Promise<number> {
  const late = { passwordUntil: mongoose.trusted({ $lt: now() }) };
  return (await DocumentModel.updateMany(late, NONE)).modifiedCount;
}
