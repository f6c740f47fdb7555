/** Removes what crashes leave behind: hidden documents, data of erased epochs, files without a document. */
import mongoose from 'mongoose';
import { HOUR, SECOND } from '../clock.ts';
import { removeFile } from '../fileStore.ts';
import { DocumentModel, type DocumentRow } from '../models/document.ts';
import { databaseNowPlus } from '../models/extractionLease.ts';
import { dropOldErasures, listErasures } from '../models/erasure.ts';
import { purgeDocument, purgeUserData } from '../purgeUserData.ts';

/** A file without a document is one that is being uploaded, until it is older than any upload may take. */
const ORPHAN_AGE_MS = HOUR;
/** The request that hid a document purges it itself; the sweep waits until that must have failed. */
const HIDDEN_AGE_MS = 10 * SECOND;

async function purgeHiddenDocuments(): Promise<void> {
  const hidden = {
    deletedAt: mongoose.trusted({ $type: 'date' as const }), // as its partial index says it
    $expr: mongoose.trusted({ $lt: ['$deletedAt', databaseNowPlus(-HIDDEN_AGE_MS)] }),
  };
  for (const row of await DocumentModel.find(hidden).limit(100).lean<DocumentRow[]>())
    await purgeDocument(row);
}

async function purgeErasedEpochs(): Promise<void> {
  for (const { userId, belowEpoch } of await listErasures())
    await purgeUserData(userId.toString(), belowEpoch);
  await dropOldErasures();
}

/** Ids of files (or chunks of cut-off uploads) older than `ageMs` that no document names. An ObjectId tells its own age. */
async function listOrphans(
  collection: 'files.files' | 'files.chunks',
  idField: '_id' | 'files_id',
  ageMs: number,
) {
  const youngest = mongoose.Types.ObjectId.createFromTime(Math.floor((Date.now() - ageMs) / SECOND));
  const rows = await mongoose.connection
    .collection(collection)
    .aggregate<{ _id: mongoose.Types.ObjectId }>([
      { $match: { [idField]: { $lt: youngest } } },
      { $group: { _id: `$${idField}` } },
      { $lookup: { from: 'documents', localField: '_id', foreignField: 'fileId', as: 'documents' } },
      {
        $lookup: { from: 'documents', localField: '_id', foreignField: 'snippetsFileId', as: 'illustrated' },
      },
      { $match: { documents: [], illustrated: [] } },
      { $limit: 100 },
      { $project: { _id: 1 } },
    ])
    .toArray();
  return rows.map((row) => row._id.toHexString());
}

/** Removes files no document names; answers how many. `ageMs` is shortened by tests only. */
export async function removeOrphanFiles(ageMs = ORPHAN_AGE_MS): Promise<number> {
  const files = await listOrphans('files.files', '_id', ageMs);
  const chunks = await listOrphans('files.chunks', 'files_id', ageMs);
  const orphans = new Set([...files, ...chunks]);
  for (const fileId of orphans) await removeFile(fileId);
  return orphans.size;
}

/** Finishes removals whose request died half-way. */
export async function finishRemovals(): Promise<void> {
  await purgeHiddenDocuments();
  await purgeErasedEpochs();
}
