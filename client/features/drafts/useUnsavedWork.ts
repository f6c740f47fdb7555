/** What was typed into steps and not saved, kept while one walks between them. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { TypedChanges } from '../../fields/typedChanges.ts';

export interface UnsavedWork {
  /** Sections in which something typed is not saved. */
  ids: readonly string[];
  changesOf: (sectionId: string) => TypedChanges | undefined;
  /** `undefined`: everything of this section is saved. */
  note: (sectionId: string, changes: TypedChanges | undefined) => void;
  clear: () => void;
}

export function useUnsavedWork(): UnsavedWork {
  const typed = useRef(new Map<string, TypedChanges>());
  const [ids, setIds] = useState<readonly string[]>([]);
  // only a change of membership is worth a render: this runs on every key
  const publish = useCallback(
    () =>
      setIds((before) => {
        const now = [...typed.current.keys()];
        return now.join() === before.join() ? before : now;
      }),
    [],
  );
  const note = useCallback(
    (sectionId: string, changes: TypedChanges | undefined) => {
      if (changes) typed.current.set(sectionId, changes);
      else typed.current.delete(sectionId);
      publish();
    },
    [publish],
  );
  const clear = useCallback(() => {
    typed.current.clear();
    publish();
  }, [publish]);
  const changesOf = useCallback((sectionId: string) => typed.current.get(sectionId), []);
  return useMemo(() => ({ ids, changesOf, note, clear }), [ids, changesOf, note, clear]);
}
