/** Sends the password of a protected PDF; the document is then read again and shows up as pending meanwhile. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import type { Document } from './useDocuments.ts';

export function usePassword({ documentId }: Document) {
  const queryClient = useQueryClient();
  const show = (change: (document: Document) => Document) =>
    queryClient.setQueryData<Document[]>(queryKeys.documents, (list) =>
      list?.map((document) => (document.documentId === documentId ? change(document) : document)),
    );
  return useMutation({
    mutationFn: (password: string) =>
      callApi('sendDocumentPassword', { params: { documentId }, body: { password } }),
    // seen as pending first, so that whoever watches the list notices how it ends
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: queryKeys.documents });
      show((document) => ({ ...document, extractionStatus: 'pending', extractionError: null }));
    },
    onSuccess: (answer) => {
      show(() => answer);
      if (answer.needsPassword && answer.extractionError) toast.error(answer.extractionError);
    },
    onError: (error) => toast.failure(error, messages.toast.uploadFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.documents }),
  });
}
