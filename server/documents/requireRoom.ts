/** Refuses an upload before its bytes are read: submitted, over the user's quota, or more than the portal can take now. */
import { statfs } from 'node:fs/promises';
import mongoose from 'mongoose';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { openVault } from '#platform/cipher/vault';
import { config } from '#platform/config';
import { DocumentModel, type StoredStatus } from '#platform/models/document';
import { measureDocuments, type Stored } from '#platform/models/documentRepository';
import type { Visitor } from '../http/door.ts';
import { requireOpen } from '../questionnaire/questionnaireService.ts';

const MB = 1024 * 1024;
/** Of one user, before LIMITS_SCALE. */
const MAX_DOCUMENTS = 20;
const MAX_BYTES = 100 * MB;
/** Unread documents of everybody: at a page every few seconds, more than this is hours of work. */
const MAX_UNREAD = 2000;
const UNREAD: StoredStatus[] = ['pending', 'processing'];
/** A database on a full disk stops; what is left must hold its journal and the answers of everybody. */
const MIN_FREE_BYTES = 500 * MB;

/** Throws 429 when a user who has stored this much may store no more. */
export function requireQuota({ count, bytes }: Stored): void {
  const scale = config().limitsScale;
  if (count < MAX_DOCUMENTS * scale && bytes < MAX_BYTES * scale) return;
  throw new AppError(429, 'QUOTA', messages.documents.quota, { retryAfter: 60 });
}

const busy = () => new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 60 });

async function requireCapacity(): Promise<void> {
  const unread = { 'extraction.status': mongoose.trusted({ $in: UNREAD }), deletedAt: null };
  if ((await DocumentModel.countDocuments(unread, { limit: MAX_UNREAD })) >= MAX_UNREAD) throw busy();
  // The embedded database lies in DATA_DIR; one elsewhere watches its own disk.
  const disk = await statfs(config().dataDir).catch(() => undefined);
  if (disk && disk.bavail * disk.bsize < MIN_FREE_BYTES) throw busy();
}

/** Throws 409, 429 or 503. */
export async function requireRoom(visitor: Visitor): Promise<void> {
  await requireOpen(openVault(visitor.user), messages.documents.submittedReadOnly);
  const { _id, dataEpoch } = visitor.user;
  requireQuota(await measureDocuments({ userId: _id.toString(), epoch: dataEpoch }));
  await requireCapacity();
}
