/** Hands documents that are due to the queue again: lost jobs, dead readers, what did not fit into the queue's window. */
import type { Types } from 'mongoose';
import { enqueueExtraction } from '../extractionQueue.ts';
import { DocumentModel } from '../models/document.ts';
import { releaseExpiredLeases } from '../models/extractionLease.ts';

interface DueDocument {
  readonly _id: Types.ObjectId;
  readonly attempt: number;
  /** 1 for its owner's oldest waiting document, 2 for the next one, ... */
  readonly turn: number;
}

/** Documents that are due, one of each user after the other (oldest first), at most `limit`. */
async function listDueDocuments(limit: number): Promise<DueDocument[]> {
  return await DocumentModel.aggregate<DueDocument>([
    { $match: { 'extraction.status': 'pending', deletedAt: null } },
    { $match: { $expr: { $lte: [{ $ifNull: ['$extraction.nextTryAt', '$$NOW'] }, '$$NOW'] } } },
    {
      $setWindowFields: {
        partitionBy: '$userId',
        sortBy: { uploadedAt: 1 },
        output: { turn: { $documentNumber: {} } },
      },
    },
    { $sort: { turn: 1, uploadedAt: 1 } },
    { $limit: limit },
    { $project: { attempt: '$extraction.attempt', turn: 1 } },
  ]);
}

/** Queues what is due; answers how many documents are due. Adding one that is queued already changes nothing. */
export async function requeueDocuments(limit: number): Promise<number> {
  await releaseExpiredLeases();
  const due = await listDueDocuments(limit);
  for (const { _id, attempt, turn } of due) {
    const isQueued = await enqueueExtraction({ documentId: _id.toString(), attempt }, { unfinished: turn });
    if (!isQueued) break; // the window is full or Redis is away: the next round goes on
  }
  return due.length;
}
