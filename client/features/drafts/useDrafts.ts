/** Typed but unsaved answers the server kept from an earlier visit. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/api';
import { callApi } from '../../lib/callApi.ts';
import { takeSettled } from '../../lib/earlyAnswers.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { isOneUnderWay } from './draftsUnderWay.ts';
import { keepHeldTyping } from './heldTyping.ts';

export type Draft = AnswerOf<'listDrafts'>['drafts'][number];

/** How often, and how many times, a draft is asked for that was sent by the page before and is not there yet. */
const AGAIN_MS = 500;
const MOST_ASKED = 10;

/** Has it come with the page, and not been asked for since? */
const isAskedWithPage = ({ data, dataUpdateCount }: { data: unknown; dataUpdateCount: number }) =>
  data !== undefined && dataUpdateCount === 0;

/**
 * Asked for once per visit, and until all is there that was sent before: what is typed now is already here.
 * `isFresh`: where nothing is typed, at every arrival and every return to the window.
 */
export function useDrafts(isEnabled: boolean, { isFresh = false } = {}) {
  const userId = useSession().user?._id ?? '';
  return useQuery({
    queryKey: queryKeys.drafts,
    queryFn: async ({ signal }) => {
      await keepHeldTyping(userId);
      return (await callApi('listDrafts', { signal })).drafts;
    },
    // nothing is held back yet on a page that has just been loaded
    initialData: () => takeSettled('listDrafts')?.drafts,
    enabled: isEnabled,
    staleTime: Infinity,
    refetchOnMount: isFresh ? ({ state }) => (isAskedWithPage(state) ? false : 'always') : true,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < MOST_ASKED && isOneUnderWay(userId, state.data ?? []) ? AGAIN_MS : false,
    refetchOnWindowFocus: isFresh ? 'always' : false,
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
