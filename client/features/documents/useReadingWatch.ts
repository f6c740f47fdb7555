/** Notices when a document that was being read is done, whoever started it. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { queryKeys } from '../../lib/queryKeys.ts';
import { type Document, isPending } from './useDocuments.ts';

/** `onSettled` runs once for every document that was seen pending. The answer takes an id to look out for. */
export function useReadingWatch(
  documents: readonly Document[] | undefined,
  onSettled: (document: Document) => void,
) {
  const queryClient = useQueryClient();
  const watched = useRef(new Set<string>());

  const look = useCallback(
    (list: readonly Document[] = []) => {
      for (const document of list) {
        if (isPending(document)) watched.current.add(document.documentId);
        else if (watched.current.delete(document.documentId)) onSettled(document);
      }
    },
    [onSettled],
  );
  useEffect(() => look(documents), [look, documents]);

  return useCallback(
    (documentId: string) => {
      watched.current.add(documentId);
      // it may have been done, and listed as done, before anybody knew to look out for it
      look(queryClient.getQueryData<Document[]>(queryKeys.documents));
    },
    [look, queryClient],
  );
}
