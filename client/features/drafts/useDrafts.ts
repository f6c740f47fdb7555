/** Typed but unsaved answers the server kept from an earlier visit. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/api';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { keepHeldTyping } from './heldTyping.ts';

export type Draft = AnswerOf<'listDrafts'>['drafts'][number];

/** Asked for once per visit: what is typed now is already here. */
export function useDrafts(isEnabled: boolean) {
  const userId = useSession().user?._id ?? '';
  return useQuery({
    queryKey: queryKeys.drafts,
    queryFn: async ({ signal }) => {
      await keepHeldTyping(userId);
      return (await callApi('listDrafts', { signal })).drafts;
    },
    enabled: isEnabled,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Takes drafts off the list the browser holds: the server has dropped them, or is about to. */
export function dropDrafts(queryClient: QueryClient, sectionIds: readonly string[]): void {
  queryClient.setQueryData<Draft[]>(queryKeys.drafts, (drafts) =>
    drafts?.filter(({ sectionId }) => !sectionIds.includes(sectionId)),
  );
}

/** Forgets a draft: it was discarded, restored or replaced. */
export function useForgetDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sectionId: string) => callApi('deleteDraft', { params: { sectionId } }),
    onMutate: (sectionId) => dropDrafts(queryClient, [sectionId]),
  });
}
