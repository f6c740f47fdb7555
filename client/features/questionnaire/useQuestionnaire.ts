/** Loads the questionnaire, and lets others put a newer copy in its place. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/api';
import { callApi } from '../../lib/callApi.ts';
import { takeSettled } from '../../lib/earlyAnswers.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { completeQuestionnaire } from './completeQuestionnaire.ts';
import type { MaybeQuestionnaire } from './questionnaire.ts';

const complete = ({ questionnaire }: AnswerOf<'getQuestionnaire'>) =>
  questionnaire ? completeQuestionnaire(questionnaire) : null;

export function useQuestionnaire() {
  return useQuery({
    queryKey: queryKeys.questionnaire,
    queryFn: async ({ signal }) => complete(await callApi('getQuestionnaire', { signal })),
    initialData: () => {
      const early = takeSettled('getQuestionnaire');
      return early && complete(early);
    },
  });
}

/** Takes over a copy the server answered with, or asks for one where it gave none; what is derived from it is asked for again. */
export function putQuestionnaire(queryClient: QueryClient, questionnaire: MaybeQuestionnaire): void {
  const queryKey = queryKeys.questionnaire;
  if (questionnaire === undefined) void queryClient.invalidateQueries({ queryKey });
  else queryClient.setQueryData(queryKey, questionnaire && completeQuestionnaire(questionnaire));
  void queryClient.invalidateQueries({ queryKey: queryKeys.status });
}
