/** Hands a person their own file, under its own name. */
import { messages } from '#domain/messages';
import { errorText } from '../../lib/apiError.ts';
import { toast } from '../../lib/toast.ts';
import { fetchDocument, saveAs } from './fetchDocument.ts';
import type { Document } from './useDocuments.ts';

export async function downloadDocument(document: Document): Promise<void> {
  try {
    saveAs(await fetchDocument(document), document.originalName);
  } catch (error) {
    toast.error(errorText(error, messages.documents.downloadFailed));
  }
}
