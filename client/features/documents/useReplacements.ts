/** Tells what became of a document that another is to take the place of. The server replaces it, and the list says which. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { messages } from '#domain/messages';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { type Document, isPending } from './useDocuments.ts';

type Status = Document['extractionStatus'];
const listedIn = (documents: readonly Document[] = []) => new Set(documents.map((one) => one.documentId));

/** `documents`: the list as it is known. */
export function useReplacements(documents: readonly Document[] | undefined) {
  const queryClient = useQueryClient();
  /** New document -> those listed whose place it is to take. */
  const awaited = useRef(new Map<string, readonly string[]>());

  // also of uploads that another page, or this one before it was loaded again, has sent
  useEffect(() => {
    const listed = listedIn(documents);
    for (const { documentId, replaces } of documents?.filter(isPending) ?? [])
      if (replaces.some((id) => listed.has(id))) awaited.current.set(documentId, replaces);
  }, [documents]);

  /** Says whether the old ones are gone; of a document that failed only that they are not. */
  const finish = useCallback(
    async (newId: string, status: Status) => {
      const old = awaited.current.get(newId);
      if (!old) return;
      awaited.current.delete(newId);
      await queryClient.refetchQueries({ queryKey: queryKeys.documents });
      const listed = listedIn(queryClient.getQueryData<Document[]>(queryKeys.documents));
      if (old.some((id) => listed.has(id))) toast.plain(messages.documents.stillThere);
      else if (status !== 'failed') toast.success(messages.toast.documentReplaced);
    },
    [queryClient],
  );

  /** A new document is stored and the list is as it is now: what was being read as well has gone at once. */
  const begin = useCallback(
    async (newId: string, status: Status, old: Document) => {
      awaited.current.set(newId, [old.documentId]);
      const listed = listedIn(queryClient.getQueryData<Document[]>(queryKeys.documents));
      if (status === 'pending' && !listed.has(old.documentId)) await finish(newId, status);
    },
    [queryClient, finish],
  );
  return { begin, finish };
}
