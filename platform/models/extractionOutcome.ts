/** How a reading ends in the document's row: completed or failed, in the transaction of whoever holds the lease. */
import type { ClientSession } from 'mongoose';
import type { FailureCode } from '#domain/documents/extraction';
import type { Vault } from '../cipher/vault.ts';
import { now } from '../clock.ts';
import { withTransaction } from '../mongo.ts';
import { DocumentModel, documentPlace, FRESH_EXTRACTION } from './document.ts';
import type { DocumentResult, DocumentRow } from './document.ts';
import { hideReplaced } from './replacement.ts';

/** Ends the extraction, and with it what the document replaces; false when the lease is not ours any more (removed, cleared, or taken over): write nothing then. */
export async function finishExtraction(
  vault: Vault,
  row: DocumentRow,
  outcome: { errorCode: FailureCode | null; result: DocumentResult | null; snippetsFileId?: string | null },
  session?: ClientSession,
): Promise<boolean> {
  if (!session && row.replaces?.length)
    return await withTransaction(async (own) => await finishExtraction(vault, row, outcome, own));
  const documentId = row._id.toString();
  const { attempt, tries } = row.extraction;
  const extraction = {
    ...FRESH_EXTRACTION,
    attempt,
    tries,
    status: outcome.errorCode ? 'failed' : 'completed',
    errorCode: outcome.errorCode,
    finishedAt: now(),
  };
  const result = outcome.result ? vault.seal(documentPlace(documentId, 'result'), outcome.result) : null;
  const { matchedCount } = await DocumentModel.updateOne(
    {
      _id: row._id,
      epoch: vault.epoch,
      deletedAt: null,
      'extraction.status': 'processing',
      'extraction.leaseToken': row.extraction.leaseToken,
    },
    { extraction, result, snippetsFileId: outcome.snippetsFileId ?? null },
    { session },
  );
  if (matchedCount === 1 && outcome.errorCode) await hideReplaced(vault, row, 'failed', session);
  return matchedCount === 1;
}

/** Has a failed document read again (an administrator's act): answers the new attempt, or null when it has not failed. */
export async function retryFailedDocument(documentId: string): Promise<number | null> {
  const row = await DocumentModel.findOne({
    _id: documentId,
    deletedAt: null,
    'extraction.status': 'failed',
  }).lean<DocumentRow>();
  if (!row) return null;
  const attempt = row.extraction.attempt + 1;
  const { matchedCount } = await DocumentModel.updateOne(
    { _id: documentId, 'extraction.status': 'failed', 'extraction.attempt': row.extraction.attempt },
    { extraction: { ...FRESH_EXTRACTION, attempt }, result: null },
  );
  return matchedCount === 1 ? attempt : null;
}
