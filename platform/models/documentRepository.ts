/** What the server does with documents: store, list, find, remove. A removed one is invisible at once and purged after. */
import mongoose, { type ClientSession } from 'mongoose';
import type { DocumentType } from '#domain/documents/documentTypes';
import type { Vault } from '../cipher/vault.ts';
import { now } from '../clock.ts';
import { withTransaction } from '../mongo.ts';
import { DocumentModel, documentPlace, FRESH_EXTRACTION, openDocument } from './document.ts';
import type { DocumentRow, StoredDocument } from './document.ts';
import { OWN_PIPELINE } from './extractionLease.ts';
import { findReplaced } from './replacement.ts';
import { holdEpoch } from './user.ts';
import { hide, visible } from './visibleDocuments.ts';

export interface NewDocument {
  readonly documentType: DocumentType;
  readonly mediaType: string;
  readonly originalName: string;
  readonly fileId: string;
  readonly fileSize: number;
  readonly sha256: string;
  /** The document whose place it is to take; one that is gone is passed over. */
  readonly replaces?: string | undefined;
}

/**
 * Creates the row of a stored file, pending, and answers it. Durable when it returns; the caller then hands in the job.
 * Null when everything was cleared (or the account deleted) meanwhile: the caller removes the file. `requireRoom` is asked
 * with the user's row held, so that of many uploads at once none slips past a quota; what it throws is thrown.
 */
export async function insertDocument(
  vault: Vault,
  { replaces, ...document }: NewDocument,
  requireRoom: (stored: Stored) => void = () => undefined,
): Promise<StoredDocument | null> {
  const _id = new mongoose.Types.ObjectId();
  const originalName = vault.seal(documentPlace(_id.toString(), 'originalName'), document.originalName);
  const row = { ...document, _id, originalName, userId: vault.userId, epoch: vault.epoch, uploadedAt: now() };
  return await withTransaction(async (session) => {
    if (!(await holdEpoch(vault, session))) return null;
    requireRoom(await measureDocuments(vault, session));
    const replaced = replaces && (await findReplaced(vault, replaces, session));
    const [created] = await DocumentModel.create(
      [{ ...row, extraction: FRESH_EXTRACTION, ...(replaced && { replaces: replaced }) }],
      { session },
    );
    return openDocument(vault, (created as mongoose.HydratedDocument<DocumentRow>).toObject());
  });
}

/** The user's documents, newest first. */
export async function listDocuments(vault: Vault): Promise<StoredDocument[]> {
  const rows = await DocumentModel.find(visible(vault))
    .sort({ uploadedAt: -1, _id: -1 })
    .lean<DocumentRow[]>();
  return rows.map((row) => openDocument(vault, row));
}

/** Ids of the user's documents. */
export async function listDocumentIds(vault: Pick<Vault, 'userId' | 'epoch'>): Promise<string[]> {
  const rows = await DocumentModel.find(visible(vault)).select('_id').lean<DocumentRow[]>();
  return rows.map((row) => row._id.toString());
}

/** One document of this user; null when there is none of that id. */
export async function findDocument(vault: Vault, documentId: string): Promise<StoredDocument | null> {
  const row = await DocumentModel.findOne({ _id: documentId, ...visible(vault) }).lean<DocumentRow>();
  return row ? openDocument(vault, row) : null;
}

export interface Stored {
  readonly count: number;
  readonly bytes: number;
  readonly unfinished: number;
}

/** How many documents and bytes a user has stored, and how many are not read yet: for quotas and fair queueing. */
export async function measureDocuments(
  vault: Pick<Vault, 'userId' | 'epoch'>,
  session?: ClientSession,
): Promise<Stored> {
  const rows = await DocumentModel.find(visible(vault))
    .session(session ?? null)
    .select('fileSize extraction.status')
    .lean<DocumentRow[]>();
  const isUnfinished = (row: DocumentRow) =>
    row.extraction.status === 'pending' || row.extraction.status === 'processing';
  return {
    count: rows.length,
    bytes: rows.reduce((sum, row) => sum + row.fileSize, 0),
    unfinished: rows.filter(isUnfinished).length,
  };
}

/**
 * Makes a document invisible and ends its lease, so that a result under way is dropped. Answers it, or null when there
 * is none of that id (also for the second of two removals). `removeDocument` does this and purges.
 */
export async function hideDocument(vault: Vault, documentId: string): Promise<DocumentRow | null> {
  return await DocumentModel.findOneAndUpdate(
    { _id: documentId, ...visible(vault) },
    hide(),
    OWN_PIPELINE,
  ).lean<DocumentRow>();
}
