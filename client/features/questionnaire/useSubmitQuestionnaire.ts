/** Submits the questionnaire: afterwards it is read-only. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { toast } from '../../lib/toast.ts';
import { putQuestionnaire } from './useQuestionnaire.ts';

export function useSubmitQuestionnaire() {
  const queryClient = useQueryClient();
  return useMutation({
    // in the same row as the saves: what is being saved is part of what is submitted
    scope: { id: 'saveQuestionnaire' },
    mutationFn: () => callApi('submitQuestionnaire'),
    onSuccess: ({ questionnaire }) => {
      putQuestionnaire(queryClient, questionnaire);
      toast.success(messages.toast.questionnaireSubmitted);
    },
    onError: (error) => {
      toast.failure(error, messages.toast.submitFailed);
      void queryClient.invalidateQueries({ queryKey: queryKeys.questionnaire });
    },
  });
}
