/** The uploaded documents; asked for again every second while one of them is being read. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/api';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { takeSettled } from '../../lib/earlyAnswers.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { completeDocument } from './completeDocument.ts';

export type Document = AnswerOf<'listDocuments'>['documents'][number];

/** Page k of n moves about once a second; asking more often would show nothing more. */
const POLL_MS = 1000;
export const isPending = (document: Document) => document.extractionStatus === 'pending';

const complete = ({ documents }: AnswerOf<'listDocuments'>) => documents.map(completeDocument);

/** What is not asked for here, by what is known of them, is shown all the same once another component has asked. */
export function useDocuments(isAskedFor: (known?: Document[]) => boolean = () => true) {
  return useQuery({
    queryKey: queryKeys.documents,
    queryFn: async ({ signal }) => complete(await callApi('listDocuments', { signal })),
    initialData: () => {
      const early = takeSettled('listDocuments');
      return early && complete(early);
    },
    enabled: ({ state }) => isAskedFor(state.data),
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? POLL_MS : false),
  });
}

/** For whoever has noticed that the list is out of date. */
export function useReloadDocuments() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: queryKeys.documents });
}

export const deleteDocument = (documentId: string) => callApi('removeDocument', { params: { documentId } });

export function useRemoveDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteDocument,
    onSuccess: () => toast.success(messages.toast.documentRemoved),
    onError: (error) => toast.failure(error, messages.toast.removeDocumentFailed),
    // after a failure as well: it may be gone already
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.documents }),
  });
}
