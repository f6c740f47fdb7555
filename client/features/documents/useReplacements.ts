/**
 * Sees a document through whose place another is to take, and tells what became of it. Our server replaces it by itself, which
 * the new one's `replaces` says; behind an API that knows no more than SPEC names, the page removes it.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { messages } from '#domain/messages';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { deleteDocument, type Document, isPending } from './useDocuments.ts';

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

  const listNow = useCallback(
    () => queryClient.getQueryData<Document[]>(queryKeys.documents) ?? [],
    [queryClient],
  );

  /** Says whether the old ones are gone; of a document that failed only that they are not. */
  const finish = useCallback(
    async (newId: string, status: Status) => {
      const old = awaited.current.get(newId);
      if (!old) return;
      awaited.current.delete(newId);
      await queryClient.refetchQueries({ queryKey: queryKeys.documents });
      const list = listNow();
      const left = list.filter(({ documentId }) => old.includes(documentId));
      const isWorse = status === 'failed' && left.some((one) => one.extractionStatus !== 'failed');
      if (left.length > 0 && (isReplacement(list, newId) || isWorse)) {
        toast.plain(messages.documents.stillThere);
        return;
      }
      try {
        for (const { documentId } of left) await deleteDocument(documentId);
        if (status !== 'failed') toast.success(messages.toast.documentReplaced);
      } catch (error) {
        toast.failure(error, messages.toast.replaceDocumentFailed);
      }
      if (left.length > 0) void queryClient.invalidateQueries({ queryKey: queryKeys.documents });
    },
    [queryClient, listNow],
  );

  /** A new document is stored and the list is as it is now: what was being read as well goes at once. */
  const begin = useCallback(
    async (newId: string, status: Status, old: Document) => {
      awaited.current.set(newId, [old.documentId]);
      const list = listNow();
      const isGone = !listedIn(list).has(old.documentId);
      if (status === 'pending' && (isGone || (isPending(old) && !isReplacement(list, newId))))
        await finish(newId, status);
    },
    [listNow, finish],
  );
  return { begin, finish };
}

/** Does the server know that this document takes another one's place? */
const isReplacement = (list: readonly Document[], newId: string) =>
  list.some(({ documentId, replaces }) => documentId === newId && replaces.length > 0);
