/**
 * A document that takes the place of another. The row remembers which, so that neither a page that is left nor a process that
 * ends leaves both: the old one goes in the very write that says the new one is read.
 */
import mongoose, { type ClientSession, type Types } from 'mongoose';
import type { Vault } from '../cipher/vault.ts';
import { DocumentModel, type DocumentRow } from './document.ts';
import { OWN_PIPELINE } from './extractionLease.ts';
import { hide, visible } from './visibleDocuments.ts';

/** The document of this id and those it was itself to replace and did not yet; nothing when it is gone. */
export async function findReplaced(
  vault: Vault,
  documentId: string,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const old = await DocumentModel.findOne({ _id: documentId, ...visible(vault) })
    .session(session)
    .select('replaces')
    .lean<Pick<DocumentRow, '_id' | 'replaces'>>();
  return old ? [old._id, ...(old.replaces ?? [])] : [];
}

/**
 * Hides what a document replaces and ends its leases; the reconciler purges it. A document that failed takes the place of
 * failed ones only: `which` says how it ended.
 */
export async function hideReplaced(
  vault: Vault,
  { replaces = [] }: Pick<DocumentRow, 'replaces'>,
  which: 'all' | 'failed',
  session?: ClientSession,
): Promise<void> {
  if (replaces.length === 0) return;
  await DocumentModel.updateMany(
    {
      _id: mongoose.trusted({ $in: replaces }),
      ...visible(vault),
      ...(which === 'failed' && { 'extraction.status': 'failed' as const }),
    },
    hide(),
    { ...OWN_PIPELINE, session },
  );
}
