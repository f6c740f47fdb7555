/** Loads the questionnaire, and lets others put a newer copy in its place. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export function useQuestionnaire() {
  return useQuery({
    queryKey: queryKeys.questionnaire,
    queryFn: async ({ signal }) => {
      const { questionnaire } = await callApi('getQuestionnaire', { signal });
      return questionnaire;
    },
  });
}

/** Takes over a copy the server answered with; what is derived from it elsewhere is asked for again. */
export function putQuestionnaire(queryClient: QueryClient, questionnaire: unknown): void {
  queryClient.setQueryData(queryKeys.questionnaire, questionnaire);
  void queryClient.invalidateQueries({ queryKey: queryKeys.status });
}
