/** What each document changed in the answers, and taking it back. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/api';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';

export type Changes = AnswerOf<'listSnapshots'>['snapshots'][number];

export function useChanges() {
  return useQuery({
    queryKey: queryKeys.snapshots,
    queryFn: async ({ signal }) => (await callApi('listSnapshots', { signal })).snapshots,
  });
}

export function useUndoChanges() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (snapshotId: string) => callApi('undoSnapshot', { params: { snapshotId } }),
    onSuccess: ({ questionnaire }) => {
      queryClient.setQueryData(queryKeys.questionnaire, questionnaire);
      toast.success(messages.questionnaire.undone);
    },
    onError: (error) => toast.failure(error, messages.questionnaire.undoFailed),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.status });
      return queryClient.invalidateQueries({ queryKey: queryKeys.snapshots });
    },
  });
}
