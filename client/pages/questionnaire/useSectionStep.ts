/** The form of one step: what was typed is kept as a draft, restored while walking between steps, and saved on demand. */
import { useCallback } from 'react';
import type { Values } from '#domain/fields/field';
import { messages } from '#domain/messages';
import type { Section } from '#domain/questionnaire/section';
import type { SectionId } from '#domain/questionnaire/sections';
import { useKeptTyping } from '../../features/drafts/useKeptTyping.ts';
import type { UnsavedWork } from '../../features/drafts/useUnsavedWork.ts';
import type { Questionnaire, SectionUpdate } from '../../features/questionnaire/questionnaire.ts';
import { typedChanges, typeIn } from '../../fields/typedChanges.ts';
import { toTyped } from '../../fields/typedValues.ts';
import { useSectionForm } from '../../fields/useSectionForm.ts';
import { ApiError } from '../../lib/apiError.ts';
import { toast } from '../../lib/toast.ts';

/** The two ways to save a step, each with its words. */
const WORDS = {
  step: { done: messages.toast.stepSaved, failed: messages.toast.saveStepFailed },
  continue: { done: messages.toast.questionnaireSaved, failed: messages.toast.saveFailed },
} as const;
export type SaveMode = keyof typeof WORDS;

interface SectionStep {
  section: Section;
  stored: Values | undefined;
  unsaved: UnsavedWork;
  save: (update: SectionUpdate) => Promise<Questionnaire>;
  disabled: boolean;
}

export function useSectionStep({ section, stored, unsaved, save, disabled }: SectionStep) {
  const { id, fields } = section;
  const form = useSectionForm(section, stored);
  const { note } = unsaved;
  const { draftState } = useKeptTyping({ section, stored, form, unsaved, disabled });

  const tellFailure = useCallback(
    (error: unknown, mode: SaveMode) => {
      const isApi = error instanceof ApiError;
      if (isApi && error.code === 'STALE') return; // the page asks which answers to keep
      for (const [path, message] of Object.entries(isApi ? error.fields : {}))
        if (path.startsWith(`${id}.`)) form.setError(path.slice(id.length + 1), { message });
      toast.failure(error, WORDS[mode].failed);
    },
    [form, id],
  );

  /** Saves checked values; resolves with whether they are saved. */
  const persist = useCallback(
    async (values: Values, mode: SaveMode): Promise<boolean> => {
      const sent = structuredClone(form.getValues());
      try {
        const questionnaire = await save({ [id as SectionId]: values });
        const meanwhile = typedChanges(fields, form.getValues(), sent);
        form.reset(toTyped(fields, questionnaire[id as SectionId]));
        if (meanwhile) typeIn(form, meanwhile); // typed while the save was under way
        note(id, meanwhile);
        toast.success(WORDS[mode].done);
        return true;
      } catch (error) {
        tellFailure(error, mode);
        return false;
      }
    },
    [form, fields, id, save, note, tellFailure],
  );

  const checkAndSave = useCallback(async () => {
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await persist(values, 'step');
    })();
    return isSaved;
  }, [form, persist]);

  return { form, draftState, persist, checkAndSave };
}
