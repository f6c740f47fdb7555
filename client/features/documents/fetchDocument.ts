/** A person's own file, as it was uploaded. A link cannot carry the session's token, so the bytes are fetched first. */
import { ApiError, errorText } from '../../lib/apiError.ts';
import { fetchFile } from '../../lib/callApi.ts';
import { toast } from '../../lib/toast.ts';
import type { Document } from './useDocuments.ts';

export const fetchDocument = ({ documentId }: Document) =>
  fetchFile('downloadDocument', { params: { documentId } });

/** Saves bytes under a name. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // the browser has taken the bytes by the next turn
  setTimeout(() => URL.revokeObjectURL(address));
}

/** `onGone`: it was removed in another window meanwhile. */
export function tellFileFailure(error: unknown, fallback: string, onGone: () => void): void {
  toast.error(errorText(error, fallback));
  if (error instanceof ApiError && error.status === 404) onGone();
}
