/** What is replaced while it is read goes at once, before what it says is filled in. */
import type { Vault } from '#platform/cipher/vault';
import type { StoredDocument } from '#platform/models/document';
import { findDocument } from '#platform/models/documentRepository';
import { removeDocument } from '#platform/removeDocument';

const isUnread = ({ extraction: { status } }: StoredDocument) =>
  status === 'pending' || status === 'processing';

/** Removes what a document replaces, where neither of the two is read. */
export async function removeUnread(vault: Vault, replacement: StoredDocument): Promise<void> {
  if (!isUnread(replacement)) return;
  for (const documentId of replacement.replaces) {
    const document = await findDocument(vault, documentId);
    if (document && isUnread(document)) await removeDocument(vault, documentId);
  }
}
