/** Shows a person their own file in a window beside the portal. */
import { messages } from '#domain/messages';
import { fetchDocument, saveAs, tellFileFailure } from './fetchDocument.ts';
import type { Document } from './useDocuments.ts';

/** What browsers show by themselves and what can hold no script: an uploaded web page would run as one of the portal's. */
const SHOWN_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/bmp'];
const SHOWN_NAMES = /\.(pdf|jpe?g|png|gif|bmp)$/i;
/** The window has read its bytes long before; until then a reload of it still works. */
const KEPT_MS = 5 * 60_000;

export const canOpen = ({ originalName }: Document) => SHOWN_NAMES.test(originalName);

/** Falls back to a download where the browser lets no window open, or the file is not what its name says. */
export async function openDocument(document: Document, onGone: () => void): Promise<void> {
  // before anything is awaited: afterwards browsers take it for a pop-up
  const beside = window.open('', '_blank');
  try {
    if (beside) {
      beside.opener = null;
      beside.document.title = document.originalName;
    }
    const file = await fetchDocument(document);
    if (!beside || !SHOWN_TYPES.includes(file.type)) {
      beside?.close();
      return saveAs(file, document.originalName);
    }
    const address = URL.createObjectURL(file);
    beside.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  } catch (error) {
    beside?.close();
    tellFileFailure(error, messages.documents.openFailed, onGone);
  }
}
