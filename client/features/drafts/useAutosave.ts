/** Keeps what is being typed as a draft on the server, a moment after the last key. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isUnanswered } from '../../lib/apiError.ts';
import { callApi } from '../../lib/callApi.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { tellSessionLost } from '../../lib/sessionLost.ts';
import { isSamePerson, readToken } from '../../lib/token.ts';
import { noteSettled, noteUnderWay } from './draftsUnderWay.ts';
import { type DraftValues, holdTyping } from './heldTyping.ts';
import type { Draft } from './useDrafts.ts';

/** `waiting`: nobody answers, it is tried again. */
export type DraftState = 'none' | 'saving' | 'saved' | 'waiting' | 'failed';

/** Long enough not to send every key, short enough to lose next to nothing in a crash. */
const PAUSE_MS = 1000;
/** How soon it is tried again where nobody answered; at once when the network comes back. */
const RETRY_MS = 10_000;

const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401;

/** `unsavedIn` tells what is typed and not saved in a section at the moment of sending; nothing is sent of nothing. */
export function useAutosave(sectionId: string, unsavedIn: (sectionId: string) => DraftValues | undefined) {
  const [state, setState] = useState<DraftState>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const again = useRef(() => {});
  const hasDraft = useRef(false);
  /** When the server last kept a draft of this page. */
  const savedAt = useRef('');
  /** The latest call, until it is answered. */
  const latest = useRef<{ outlivesPage: boolean }>(undefined);
  const queryClient = useQueryClient();
  const { user, token } = useSession();
  const userId = user?._id ?? '';

  const send = useCallback(
    (outlivesPage = false) => {
      const wouldBreakOff = outlivesPage && latest.current?.outlivesPage === false;
      if (timer.current === undefined && !wouldBreakOff) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      const values = unsavedIn(sectionId);
      if (!values) return; // saved or replaced meanwhile
      // signed out, or somebody else signed in in another tab
      if (!isSamePerson(readToken(), token)) return holdTyping(userId, sectionId, values);
      hasDraft.current = true;
      setState('saving');
      const listed = queryClient.getQueryData<Draft[]>(queryKeys.drafts);
      const before = listed?.find((draft) => draft.sectionId === sectionId)?.savedAt ?? '';
      noteUnderWay(userId, sectionId, before > savedAt.current ? before : savedAt.current);
      const mine = (latest.current = { outlivesPage });
      const settle = (isOver = true) => {
        if (latest.current !== mine) return;
        latest.current = undefined;
        if (isOver) noteSettled(userId, sectionId);
      };
      const put = () => callApi('saveDraft', { params: { sectionId }, body: { values }, outlivesPage });
      // there may be no time left to wait for the one before
      underWay.current = (outlivesPage ? put() : underWay.current.then(put)).then(
        (answer) => {
          savedAt.current = answer.savedAt;
          settle();
          if (hasDraft.current) setState('saved'); // not once it was dropped meanwhile
        },
        (error: unknown) => {
          settle(!isPassing(error));
          if (isSessionOver(error)) return holdTyping(userId, sectionId, values);
          if (!hasDraft.current) return;
          setState(isUnanswered(error) ? 'waiting' : 'failed');
          if (isPassing(error)) timer.current ??= setTimeout(() => again.current(), RETRY_MS);
        },
      );
    },
    [sectionId, unsavedIn, userId, token, queryClient],
  );
  useEffect(() => {
    again.current = send;
  }, [send]);

  /** Something was typed: it is kept after a pause. */
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    // a token that is gone without a word leaves nobody to keep it for: better told now than after the last line
    timer.current = setTimeout(() => (readToken() ? send() : tellSessionLost()), PAUSE_MS);
  }, [send]);

  /** Nothing is left to keep: what was typed is saved, or taken back. */
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setState('none');
    if (!hasDraft.current) return;
    hasDraft.current = false;
    latest.current = undefined;
    noteSettled(userId, sectionId);
    underWay.current = underWay.current
      .then(() => callApi('deleteDraft', { params: { sectionId } }))
      .catch(() => undefined); // a draft that stays is only offered once more
  }, [sectionId, userId]);

  useEffect(() => {
    // switching apps on a phone may end the page without another word; so do reload and closing
    const onHidden = () => document.visibilityState === 'hidden' && send(true);
    const onOnline = () => send();
    // before the browser asks whether to leave: by the time the page is back, the draft is there
    const onLeaving = () => send(true);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('beforeunload', onLeaving);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('beforeunload', onLeaving);
      window.removeEventListener('online', onOnline);
      send();
    };
  }, [send]);

  return { state, keep, drop };
}
