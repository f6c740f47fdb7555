/** Which uploaded document takes the place of which, and what happens to the old one once the new one was read. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { messages } from '#domain/messages';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { deleteDocument, type Document, isPending } from './useDocuments.ts';

type Status = Document['extractionStatus'];

/** Removes what was replaced. A failure leaves both, and says so. */
async function removeReplaced(old: Document, status: Status): Promise<void> {
  try {
    await deleteDocument(old.documentId);
    if (status !== 'failed') toast.success(messages.toast.documentReplaced);
  } catch (error) {
    toast.failure(error, messages.toast.replaceDocumentFailed);
  }
}

export function useReplacements() {
  const queryClient = useQueryClient();
  const oldOf = useRef(new Map<string, Document>());

  const remove = useCallback(
    async (old: Document, status: Status) => {
      await removeReplaced(old, status);
      void queryClient.invalidateQueries({ queryKey: queryKeys.documents });
    },
    [queryClient],
  );

  /** One that is still being read goes at once, before what it says is filled in. */
  const replace = useCallback(
    async (newId: string, status: Status, old: Document) => {
      if (status === 'pending' && isPending(old)) await remove(old, status);
      else oldOf.current.set(newId, old);
    },
    [remove],
  );

  /** The old one goes only when the new one could be read, or when the old one could not be read either. */
  const finish = useCallback(
    async (newId: string, status: Status) => {
      const old = oldOf.current.get(newId);
      oldOf.current.delete(newId);
      if (!old) return;
      if (status === 'failed' && old.extractionStatus !== 'failed') {
        toast.plain(messages.documents.stillThere);
        return;
      }
      await remove(old, status);
    },
    [remove],
  );
  return { replace, finish };
}
