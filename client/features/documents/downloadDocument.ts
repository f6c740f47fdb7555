/** Hands a person their own file, under its own name. */
import { messages } from '#domain/messages';
import { errorText } from '../../lib/apiError.ts';
import { fetchFile } from '../../lib/callApi.ts';
import { toast } from '../../lib/toast.ts';
import type { Document } from './useDocuments.ts';

/** A link cannot carry the session's token, so the bytes are fetched first. */
export async function downloadDocument({ documentId, originalName }: Document): Promise<void> {
  try {
    const file = await fetchFile('downloadDocument', { params: { documentId } });
    const address = URL.createObjectURL(file);
    const link = Object.assign(document.createElement('a'), { href: address, download: originalName });
    link.click();
    // the browser has taken the bytes by the next turn
    setTimeout(() => URL.revokeObjectURL(address));
  } catch (error) {
    toast.error(errorText(error, messages.documents.downloadFailed));
  }
}
