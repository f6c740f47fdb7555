/** The password of a protected PDF on its way to the reader: sealed in the document's row, taken out once, never kept. */
import { NEEDS_PASSWORD } from '#domain/documents/extraction';
import mongoose from 'mongoose';
import type { Vault } from '../cipher/vault.ts';
import { MINUTE } from '../clock.ts';
import { DocumentModel, documentPlace, FRESH_EXTRACTION, type DocumentRow } from './document.ts';
import { databaseNowPlus, OWN_PIPELINE } from './extractionLease.ts';

/** A worker that is away this long comes too late: the person is asked again. */
const LIFE_MS = 10 * MINUTE;
const NONE = { password: null, passwordUntil: null };
/** By the database's clock: the worker's may be wrong, and every password would come too late. */
const until = (comparison: '$gt' | '$lt') => ({
  passwordUntil: mongoose.trusted({ $type: 'date' as const }),
  $expr: mongoose.trusted({ [comparison]: ['$passwordUntil', '$$NOW'] }),
});

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
    [
      {
        $set: {
          extraction: { ...FRESH_EXTRACTION, attempt },
          result: null,
          password: { $literal: vault.seal(documentPlace(documentId, 'password'), password) },
          passwordUntil: databaseNowPlus(LIFE_MS),
        },
      },
    ],
    OWN_PIPELINE,
  );
  return matchedCount === 1 ? attempt : null;
}

/** Takes the password out of the row of whoever holds its lease; undefined when there is none, or it came too late. */
export async function takePassword(vault: Vault, row: DocumentRow): Promise<string | undefined> {
  if (!row.password) return undefined;
  const taken = await DocumentModel.findOneAndUpdate(
    { _id: row._id, 'extraction.leaseToken': row.extraction.leaseToken, ...until('$gt') },
    NONE,
    { returnDocument: 'before' },
  ).lean<DocumentRow>();
  if (!taken?.password) return undefined;
  return vault.open<string>(documentPlace(row._id.toString(), 'password'), taken.password);
}

/** Removes passwords nobody took in time; answers how many. */
export async function forgetLatePasswords(): Promise<number> {
  return (await DocumentModel.updateMany(until('$lt'), NONE)).modifiedCount;
}
