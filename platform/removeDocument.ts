/** Removing one document: invisible at once, a result under way is dropped, file and row are purged. */
import type { Vault } from './cipher/vault.ts';
import { faultPoint } from './faultPoint.ts';
import { log } from './log.ts';
import { hideDocument } from './models/documentRepository.ts';
import { purgeDocument } from './purgeUserData.ts';
import { rereadReplacement } from './rereadReplacement.ts';

/** Removes a document of this user with its file; false when there is none of that id. People found in it stay. */
export async function removeDocument(vault: Vault, documentId: string): Promise<boolean> {
  const row = await hideDocument(vault, documentId);
  if (!row) return false;
  await faultPoint('remove.hidden');
  // Hidden is what counts; should the purge fail now, the reconciler does it.
  await purgeDocument(row).catch((err: unknown) =>
    log.warn({ err, documentId }, 'document hidden, not purged yet'),
  );
  await rereadReplacement(vault, row).catch((err: unknown) =>
    log.warn({ err }, 'replacement not read again'),
  );
  return true;
}
