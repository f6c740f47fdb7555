/**
 * Who is reading a document right now. A worker claims a row with a token for a short time and renews it while it works;
 * everything it writes names the token, so that a worker that was given up can change nothing any more.
 * All times are the database's, because workers' clocks differ.
 */
import { randomBytes } from 'node:crypto';
import mongoose, { type UpdateWithAggregationPipeline } from 'mongoose';
import type { ExtractionProgress } from '#domain/documents/extraction';
import { SECOND } from '../clock.ts';
import { DocumentModel, type DocumentRow } from './document.ts';

/** Shorter than the queue's lock (12 s): when the queue hands a dead worker's job on, the lease is over. */
export const LEASE_MS = 10 * SECOND;
export const LEASE_RENEWAL_MS = 3 * SECOND;
/** A document whose reading never comes to an end fails after this many tries. */
export const MAX_TRIES = 3;

/** Lets a query carry an update pipeline, which alone can name the database's clock. */
export const OWN_PIPELINE = { updatePipeline: true } as const;

/** The moment `ms` milliseconds from now by the database's clock, for an update pipeline. */
export const databaseNowPlus = (ms: number) => ({ $add: ['$$NOW', ms] });
const isExpired = () => ({ $expr: mongoose.trusted({ $lt: ['$extraction.leaseUntil', '$$NOW'] }) });

/**
 * Claims the document for the job of this attempt: when it is pending, or when its reader's lease is over (the queue
 * handed the job of a dead worker on). Null when there is nothing to do for this job: done, removed, or already taken.
 */
export async function claimDocument(documentId: string, attempt: number): Promise<DocumentRow | null> {
  const state = {
    status: 'processing',
    tries: { $add: ['$extraction.tries', 1] },
    leaseToken: randomBytes(16).toString('base64url'),
    leaseUntil: databaseNowPlus(LEASE_MS),
    nextTryAt: null,
    progress: { percent: 0 },
  };
  return await DocumentModel.findOneAndUpdate(
    {
      _id: documentId,
      deletedAt: null,
      'extraction.attempt': attempt,
      $or: [{ 'extraction.status': 'pending' }, { 'extraction.status': 'processing', ...isExpired() }],
    },
    [{ $set: { extraction: state } }],
    { ...OWN_PIPELINE, returnDocument: 'after' },
  ).lean<DocumentRow>();
}

const held = (row: DocumentRow) => ({
  _id: row._id,
  deletedAt: null,
  'extraction.status': 'processing' as const,
  'extraction.leaseToken': row.extraction.leaseToken,
});

/** Changes the row only while the lease is still ours; false when it is not. */
async function updateHeld(row: DocumentRow, set: Record<string, unknown>): Promise<boolean> {
  const pipeline: UpdateWithAggregationPipeline = [{ $set: set }];
  const { matchedCount } = await DocumentModel.updateOne(held(row), pipeline, OWN_PIPELINE);
  return matchedCount === 1;
}

/** Keeps the claim for another LEASE_MS; false when the document was removed or given to somebody else. */
export async function renewLease(row: DocumentRow): Promise<boolean> {
  return await updateHeld(row, { 'extraction.leaseUntil': databaseNowPlus(LEASE_MS) });
}

/** Shows how far reading is; false as with renewLease. */
export async function reportProgress(row: DocumentRow, progress: ExtractionProgress): Promise<boolean> {
  return await updateHeld(row, { 'extraction.progress': progress });
}

/** Even tries that failed through no fault of the document come to an end. */
const MAX_ATTEMPTS = 30;

/**
 * Gives the claim back for a new attempt in `delayMs`; answers that attempt's number, or null when the claim was lost.
 * `isOurFault`: this try does not count against the document (database away, worker stopping).
 */
export async function releaseForRetry(
  row: DocumentRow,
  delayMs: number,
  isOurFault: boolean,
): Promise<number | null> {
  const attempt = row.extraction.attempt + 1;
  const isForgiven = isOurFault && attempt < MAX_ATTEMPTS;
  const isOurs = await updateHeld(row, {
    'extraction.status': 'pending',
    'extraction.attempt': attempt,
    'extraction.tries': row.extraction.tries - (isForgiven ? 1 : 0),
    'extraction.leaseToken': null,
    'extraction.leaseUntil': null,
    'extraction.progress': null,
    'extraction.nextTryAt': databaseNowPlus(delayMs),
  });
  return isOurs ? attempt : null;
}

/** Makes rows whose reader is gone pending again under a new attempt, having been tried so often; answers how many. */
async function release(whose: object, tries: object | string): Promise<number> {
  const pending = {
    status: 'pending',
    attempt: { $add: ['$extraction.attempt', 1] },
    tries,
    leaseToken: null,
    leaseUntil: null,
    progress: null,
    nextTryAt: null,
  };
  const { modifiedCount } = await DocumentModel.updateMany(
    { 'extraction.status': 'processing', deletedAt: null, ...whose },
    [{ $set: { extraction: pending } }],
    OWN_PIPELINE,
  );
  return modifiedCount;
}

/** Makes rows of dead workers pending again; answers how many. */
export const releaseExpiredLeases = async (): Promise<number> =>
  await release(isExpired(), '$extraction.tries');

/** In a restored copy: whoever was reading when it was taken is gone, and that try does not count. Answers how many. */
export const releaseAllLeases = async (): Promise<number> =>
  await release({}, { $subtract: ['$extraction.tries', 1] });
