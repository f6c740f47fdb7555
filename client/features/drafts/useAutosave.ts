/** Keeps what is being typed as a draft on the server, a moment after the last key. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#domain/api';
import { callApi } from '../../lib/callApi.ts';
import { readToken } from '../../lib/token.ts';

type DraftValues = BodyOf<'saveDraft'>['values'];
export type DraftState = 'none' | 'saving' | 'saved' | 'failed';

/** Long enough not to send every key, short enough to lose next to nothing in a crash. */
const PAUSE_MS = 1000;

/** `unsavedIn` tells what is typed and not saved in a section at the moment of sending; nothing is sent of nothing. */
export function useAutosave(sectionId: string, unsavedIn: (sectionId: string) => DraftValues | undefined) {
  const [state, setState] = useState<DraftState>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const hasDraft = useRef(false);

  const send = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = unsavedIn(sectionId);
    if (!values || !readToken()) return; // saved, replaced or signed out meanwhile
    hasDraft.current = true;
    setState('saving');
    underWay.current = underWay.current
      .then(() => callApi('saveDraft', { params: { sectionId }, body: { values } }))
      .then(
        () => hasDraft.current && setState('saved'), // not once it was dropped meanwhile
        () => hasDraft.current && setState('failed'),
      );
  }, [sectionId, unsavedIn]);

  /** Something was typed: it is kept after a pause. */
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, PAUSE_MS);
  }, [send]);

  /** Nothing is left to keep: what was typed is saved, or taken back. */
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setState('none');
    if (!hasDraft.current) return;
    hasDraft.current = false;
    underWay.current = underWay.current
      .then(() => callApi('deleteDraft', { params: { sectionId } }))
      .catch(() => undefined); // a draft that stays is only offered once more
  }, [sectionId]);

  useEffect(() => {
    // switching apps on a phone may end the page without another word
    const onHidden = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      send();
    };
  }, [send]);

  return { state, keep, drop };
}
