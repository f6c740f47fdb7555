/** What was typed into steps and not saved, kept while one walks between them. */
import { useCallback, useRef, useState } from 'react';
import type { TypedValues } from '../../fields/typedValues.ts';

export interface UnsavedWork {
  /** Sections in which something typed is not saved. */
  ids: readonly string[];
  typedOf: (sectionId: string) => TypedValues | undefined;
  /** `undefined`: everything of this section is saved. */
  note: (sectionId: string, typed: TypedValues | undefined) => void;
  clear: () => void;
}

export function useUnsavedWork(): UnsavedWork {
  const typed = useRef(new Map<string, TypedValues>());
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
    (sectionId: string, values: TypedValues | undefined) => {
      if (values) typed.current.set(sectionId, values);
      else typed.current.delete(sectionId);
      publish();
    },
    [publish],
  );
  const clear = useCallback(() => {
    typed.current.clear();
    publish();
  }, [publish]);
  const typedOf = useCallback((sectionId: string) => typed.current.get(sectionId), []);
  return { ids, typedOf, note, clear };
}
