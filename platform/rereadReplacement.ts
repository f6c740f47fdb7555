/**
 * A document that replaces another is uploaded first and the old one removed after, so that a failed upload loses
 * nothing. While the old one is there, its person keeps their place; once it is gone, the replacement is read again
 * and its person may take that place.
 */
import mongoose from 'mongoose';
import type { Vault } from './cipher/vault.ts';
import { fromNow, MINUTE } from './clock.ts';
import { enqueueExtraction } from './extractionQueue.ts';
import { DocumentModel, FRESH_EXTRACTION, type DocumentRow } from './models/document.ts';
import { listPeople } from './models/person.ts';
import { findQuestionnaire } from './models/questionnaire.ts';

/** A client removes the old document at once after the new one was read; a later removal is not a replacement. */
const REPLACED_WITHIN_MS = MINUTE;

async function findReplacement(vault: Vault, removed: DocumentRow): Promise<DocumentRow | null> {
  const removedId = removed._id.toString();
  const people = await listPeople(vault);
  if (!people.some(({ sourceDocument }) => sourceDocument.documentId === removedId)) return null;
  const questionnaire = await findQuestionnaire(vault);
  const candidates = (questionnaire?.unplaced ?? []).map(({ sourceDocument }) => sourceDocument.documentId);
  if (questionnaire?.status !== 'in_progress' || candidates.length === 0) return null;
  return await DocumentModel.findOne({
    _id: mongoose.trusted({ $in: candidates }),
    ...{ userId: vault.userId, epoch: vault.epoch, deletedAt: null },
    documentType: removed.documentType,
    uploadedAt: mongoose.trusted({ $gt: removed.uploadedAt }),
    'extraction.status': 'completed',
    'extraction.finishedAt': mongoose.trusted({ $gt: fromNow(-REPLACED_WITHIN_MS) }),
  }).lean<DocumentRow>();
}

/** Has the replacement of a removed document read again, if there is one and its person could not be placed. */
export async function rereadReplacement(vault: Vault, removed: DocumentRow): Promise<void> {
  const row = await findReplacement(vault, removed);
  if (!row) return;
  const attempt = row.extraction.attempt + 1;
  const { matchedCount } = await DocumentModel.updateOne(
    { _id: row._id, 'extraction.attempt': row.extraction.attempt, 'extraction.status': 'completed' },
    { extraction: { ...FRESH_EXTRACTION, attempt } },
  );
  if (matchedCount === 1) await enqueueExtraction({ documentId: row._id.toString(), attempt });
}
