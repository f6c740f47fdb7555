/** Saves sections by posting the whole questionnaire: one save at a time, each on the newest copy. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { BodyOf } from '#domain/api';
import { ApiError } from '../../lib/apiError.ts';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { dropDrafts } from '../drafts/useDrafts.ts';
import {
  type MaybeQuestionnaire,
  type Questionnaire,
  savedSections,
  type SectionUpdate,
  type StaleAnswer,
} from './questionnaire.ts';
import { putQuestionnaire } from './useQuestionnaire.ts';

/** Another window changed the same answers: the person has to choose. */
function staleAnswer(error: unknown): StaleAnswer | undefined {
  if (!(error instanceof ApiError) || error.code !== 'STALE') return undefined;
  const { questionnaire, conflicts } = error.data;
  return {
    questionnaire: questionnaire as Questionnaire,
    conflicts: Array.isArray(conflicts) ? (conflicts as StaleAnswer['conflicts']) : [],
  };
}

export function useSaveSections() {
  const queryClient = useQueryClient();
  const [stale, setStale] = useState<StaleAnswer>();
  const mutation = useMutation({
    // one after the other: a double click or Save and Next cannot overtake each other
    scope: { id: 'saveQuestionnaire' },
    mutationFn: async (update: SectionUpdate) => {
      const newest = queryClient.getQueryData<MaybeQuestionnaire>(queryKeys.questionnaire);
      // an answer under way to an earlier question must not replace the one to this save
      await queryClient.cancelQueries({ queryKey: queryKeys.questionnaire });
      const body = { rev: newest?.rev, ...savedSections(newest), ...update } as BodyOf<'saveQuestionnaire'>;
      return (await callApi('saveQuestionnaire', { body })).questionnaire;
    },
    onSuccess: (questionnaire, update) => {
      putQuestionnaire(queryClient, questionnaire);
      dropDrafts(queryClient, Object.keys(update));
    },
    onError: (error) => {
      const answer = staleAnswer(error);
      if (answer) {
        putQuestionnaire(queryClient, answer.questionnaire);
        setStale(answer);
      } else if (error instanceof ApiError && error.status === 409) {
        void queryClient.invalidateQueries({ queryKey: queryKeys.questionnaire });
      }
    },
  });
  const settleStale = useCallback(() => setStale(undefined), []);
  return { save: mutation.mutateAsync, isSaving: mutation.isPending, stale, settleStale };
}
