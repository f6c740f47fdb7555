/** I1: every file has its document and every document its file, whole and unchanged. */
import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { DocumentRow } from '#platform/models/document';
import { lookAtEach, type Invariant, type Look, type Violation } from './invariant.ts';
import { rowsOf } from './storedRows.ts';

const HOUR_MS = 3_600_000;
const PURGED_WITHIN_MS = 120_000;

interface Chunk {
  readonly n: number;
  readonly data: { readonly buffer: Uint8Array };
}

/** Hex SHA-256 of the stored bytes; null when a piece is missing. */
async function digestOf(fileId: Types.ObjectId): Promise<string | null> {
  const digest = createHash('sha256');
  const chunks = [];
  // In order of their numbers; a file has eleven at most.
  for await (const chunk of rowsOf<Chunk>('files.chunks', { files_id: fileId })) chunks.push(chunk);
  chunks.sort((a, b) => a.n - b.n);
  if (chunks.length === 0 || chunks.some(({ n }, index) => n !== index)) return null;
  for (const { data } of chunks) digest.update(data.buffer);
  return digest.digest('hex');
}

async function exists(collection: string, filter: object): Promise<boolean> {
  for await (const _row of rowsOf(collection, filter, { _id: 1 })) return true;
  return false;
}

async function judgeDocument(row: DocumentRow): Promise<Violation | undefined> {
  const wrong = (what: string) => ({ collection: 'documents', id: row._id.toString(), what });
  // A removed document is purged at once, or by the next sweep when the process that removed it died.
  if (row.deletedAt)
    return row.deletedAt.getTime() < Date.now() - PURGED_WITHIN_MS
      ? wrong('removed and not purged')
      : undefined;
  if (!(await exists('files.files', { _id: row.fileId }))) return wrong('its file is missing');
  if (row.snippetsFileId && !(await exists('files.files', { _id: row.snippetsFileId })))
    return wrong('the file of its snippets is missing');
  return (await digestOf(row.fileId)) === row.sha256 ? undefined : wrong('its file was changed or cut');
}

/** A young file without a document is one that is being uploaded. */
async function judgeFile({ _id }: { _id: Types.ObjectId }): Promise<Violation | undefined> {
  if (_id.getTimestamp().getTime() > Date.now() - HOUR_MS) return undefined;
  const isNamed = await exists('documents', { $or: [{ fileId: _id }, { snippetsFileId: _id }] });
  return isNamed ? undefined : { collection: 'files', id: _id.toString(), what: 'no document names it' };
}

async function look(): Promise<Look> {
  const documents = await lookAtEach(rowsOf<DocumentRow>('documents'), judgeDocument);
  const files = await lookAtEach(rowsOf('files.files', {}, { _id: 1 }), judgeFile);
  return {
    checked: documents.checked + files.checked,
    violations: [...documents.violations, ...files.violations],
  };
}

export const filesMatchDocuments: Invariant = {
  id: 'I1',
  sentence: 'Files and documents belong together, every byte unchanged',
  look,
};
