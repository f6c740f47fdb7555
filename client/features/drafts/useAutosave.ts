/** Keeps what is being typed as a draft on the server, a moment after the last key. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#domain/api';
import { callApi } from '../../lib/callApi.ts';
import { readToken } from '../../lib/token.ts';

type DraftValues = BodyOf<'saveDraft'>['values'];
export type DraftState = 'none' | 'saving' | 'saved' | 'failed';

/** Long enough not to send every key, short enough to lose next to nothing in a crash. */
const PAUSE_MS = 1000;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  values: DraftValues;
}

export function useAutosave(sectionId: string) {
  const [state, setState] = useState<DraftState>('none');
  const waiting = useRef<Waiting>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const hasDraft = useRef(false);

  const send = useCallback(() => {
    if (!waiting.current) return;
    const { timer, values } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    if (!readToken()) return; // signed out meanwhile
    hasDraft.current = true;
    setState('saving');
    underWay.current = underWay.current
      .then(() => callApi('saveDraft', { params: { sectionId }, body: { values } }))
      .then(
        () => setState('saved'),
        () => setState('failed'),
      );
  }, [sectionId]);

  const keep = useCallback(
    (values: DraftValues) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { values, timer: setTimeout(send, PAUSE_MS) };
    },
    [send],
  );

  /** Nothing is left to keep: what was typed is saved, or taken back. */
  const drop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
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
