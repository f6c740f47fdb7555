/** Hands a person their own file, under its own name. */
import { messages } from '#domain/messages';
import { fetchDocument, saveAs, tellFileFailure } from './fetchDocument.ts';
import type { Document } from './useDocuments.ts';

export async function downloadDocument(document: Document, onGone: () => void): Promise<void> {
  try {
    saveAs(await fetchDocument(document), document.originalName);
  } catch (error) {
    tellFileFailure(error, messages.documents.downloadFailed, onGone);
  }
}
