/** When another window changed the same answers: takes over theirs where the person says so. */
import { useCallback } from 'react';
import { setPath } from '#domain/documents/extractedData';
import { fieldAt } from '#domain/questionnaire/fieldAt';
import type { UnsavedWork } from '../../features/drafts/useUnsavedWork.ts';
import type { Conflict } from '../../features/questionnaire/questionnaire.ts';
import type { TypedChanges } from '../../fields/typedChanges.ts';
import { toTyped } from '../../fields/typedValues.ts';

/** What their answer looks like in its box. */
function typedAnswer({ path, theirs }: Conflict) {
  const field = fieldAt(path)?.field;
  return field && toTyped([field], { [field.name]: theirs })[field.name];
}

/** `typeIn` fills the boxes of the open step; steps that are not open are changed where they are kept. */
export function useTakeTheirs(
  { changesOf, note }: UnsavedWork,
  openStep: string,
  typeIn: (changes: TypedChanges) => void,
) {
  return useCallback(
    (conflicts: readonly Conflict[]) => {
      for (const conflict of conflicts) {
        const [sectionId = '', ...names] = conflict.path.split('.');
        const isOpen = sectionId === openStep;
        const changes = isOpen ? {} : structuredClone(changesOf(sectionId) ?? {});
        setPath(changes, names.join('.'), typedAnswer(conflict));
        if (isOpen) typeIn(changes);
        else note(sectionId, changes);
      }
    },
    [changesOf, note, openStep, typeIn],
  );
}
