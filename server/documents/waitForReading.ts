/** Waits a moment for a document to be read, by looking at its row and never at the queue, which may forget. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Vault } from '#platform/cipher/vault';
import { config } from '#platform/config';
import { DocumentModel, type DocumentRow } from '#platform/models/document';
import { findDocument } from '#platform/models/documentRepository';
import type { StoredDocument } from '#platform/models/document';

/** Quick enough that nobody notices, slow enough that a hundred waiting uploads do not burden the database. */
const LOOK_EVERY_MS = 150;

async function isRead(documentId: string): Promise<boolean> {
  const row = await DocumentModel.findById(documentId)
    .select('extraction.status')
    .lean<Pick<DocumentRow, 'extraction'>>();
  return row?.extraction.status !== 'pending' && row?.extraction.status !== 'processing';
}

/** The document when it was read (or removed: null), or as it stands after UPLOAD_WAIT_MS. */
export async function waitForReading(vault: Vault, documentId: string): Promise<StoredDocument | null> {
  const until = performance.now() + config().uploadWaitMs;
  while (performance.now() < until && !(await isRead(documentId)))
    await pause(Math.min(LOOK_EVERY_MS, Math.max(0, until - performance.now())));
  return await findDocument(vault, documentId);
}
