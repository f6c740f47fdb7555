/** Sends the password of a protected PDF; the document is then read again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { completeDocument } from './completeDocument.ts';
import { type Document, isPending } from './useDocuments.ts';
import { useExtractionResult } from './useExtractionResult.ts';

export function usePassword({ documentId }: Document) {
  const queryClient = useQueryClient();
  const tellResult = useExtractionResult();
  return useMutation({
    mutationFn: async (password: string) =>
      completeDocument(await callApi('sendDocumentPassword', { params: { documentId }, body: { password } })),
    onSuccess: (answer) => {
      queryClient.setQueryData<Document[]>(queryKeys.documents, (list) =>
        list?.map((document) => (document.documentId === documentId ? answer : document)),
      );
      // what takes longer is told by whoever watches the list
      if (answer.extractionStatus === 'failed')
        toast.error(answer.extractionError ?? messages.toast.uploadFailed);
      else if (!isPending(answer)) void tellResult({ ...answer, reason: null });
    },
    onError: (error) => toast.failure(error, messages.toast.uploadFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.documents }),
  });
}
