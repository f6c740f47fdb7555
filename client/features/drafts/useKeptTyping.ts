/** Keeps what is typed into a section's form and not saved: noted on this page, and as a draft on the server. */
import { useCallback, useEffect, useMemo } from 'react';
import type { Values } from '#domain/fields/field';
import type { Section } from '#domain/questionnaire/section';
import { typedChanges, typeIn } from '../../fields/typedChanges.ts';
import { toTyped } from '../../fields/typedValues.ts';
import type { SectionFormState } from '../../fields/useSectionForm.ts';
import { useAutosave } from './useAutosave.ts';
import type { UnsavedWork } from './useUnsavedWork.ts';

interface KeptTyping {
  section: Section;
  stored: Values | undefined;
  form: SectionFormState;
  unsaved: UnsavedWork;
  /** Nothing can be typed: the questionnaire is submitted. */
  disabled?: boolean;
}

export function useKeptTyping({ section, stored, form, unsaved, disabled = false }: KeptTyping) {
  const { id, fields } = section;
  const { note, changesOf } = unsaved;
  const { state: draftState, keep, drop } = useAutosave(id, changesOf);
  const saved = useMemo(() => toTyped(fields, stored), [fields, stored]);

  // typed on an earlier look at this form, and never saved
  useEffect(() => {
    const changes = changesOf(id);
    if (changes) typeIn(form, changes);
  }, [form, id, changesOf]);

  useEffect(() => {
    if (disabled) return undefined;
    const look = (values: object) => {
      const changes = typedChanges(fields, structuredClone(values), saved);
      note(id, changes);
      if (changes) keep();
      else drop();
    };
    look(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => look(values) });
  }, [form, fields, id, saved, note, keep, drop, disabled]);

  /** It is saved, or was given up. */
  const letGo = useCallback(() => {
    note(id, undefined);
    drop();
  }, [id, note, drop]);
  return { draftState, letGo };
}
