/** Submits the questionnaire, with what was typed and not saved yet: once submitted it could not be added any more. */
import { useCallback, useRef, useState } from 'react';
import type { Values } from '#domain/fields/field';
import { messages } from '#domain/messages';
import { isSectionId, type SectionId, sectionOf } from '#domain/questionnaire/sections';
import type { UnsavedWork } from '../../features/drafts/useUnsavedWork.ts';
import type {
  MaybeQuestionnaire,
  Questionnaire,
  SectionUpdate,
} from '../../features/questionnaire/questionnaire.ts';
import { useSubmitQuestionnaire } from '../../features/questionnaire/useSubmitQuestionnaire.ts';
import { type TypedChanges, withChanges } from '../../fields/typedChanges.ts';
import { toTyped } from '../../fields/typedValues.ts';
import { ApiError } from '../../lib/apiError.ts';
import { toast } from '../../lib/toast.ts';

interface SubmitFlow {
  questionnaire: MaybeQuestionnaire;
  unsaved: UnsavedWork;
  save: (update: SectionUpdate) => Promise<Questionnaire>;
  /** Opens a step whose answers cannot be saved as they are. */
  onProblem: (sectionId: string) => void;
}

/** Checked values of a section, or undefined when something in it must be mended first. */
async function checkedValues(id: SectionId, changes: TypedChanges, stored: Values | undefined) {
  const { fields } = sectionOf(id);
  const { checkSection } = await import('../../fields/checkSection.ts');
  const check = checkSection(fields, stored);
  const typed = withChanges(toTyped(fields, stored), changes);
  const { values, errors } = await check(typed, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.keys(errors).length > 0 ? undefined : values;
}

export function useSubmitFlow({ questionnaire, unsaved, save, onProblem }: SubmitFlow) {
  const { mutateAsync } = useSubmitQuestionnaire();
  const isUnderWay = useRef(false);
  const [isSubmitting, setIsSubmitting] = useState(false);

  const collect = useCallback(async (): Promise<SectionUpdate | undefined> => {
    const update: SectionUpdate = {};
    for (const id of unsaved.ids.filter(isSectionId)) {
      const values = await checkedValues(id, unsaved.changesOf(id) ?? {}, questionnaire?.[id]);
      if (!values) {
        toast.error(messages.http.invalid);
        onProblem(id);
        return undefined;
      }
      update[id] = values;
    }
    return update;
  }, [questionnaire, unsaved, onProblem]);

  const submitAll = useCallback(async () => {
    const update = await collect();
    if (!update) return;
    try {
      if (Object.keys(update).length > 0) await save(update);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'STALE'; // the page asks
      if (!isStale) toast.failure(error, messages.toast.saveFailed);
      return;
    }
    unsaved.clear();
    const isDone = await mutateAsync().catch(() => undefined); // a failure is told by the mutation itself
    if (isDone) window.scrollTo(0, 0); // to the badge and the word of thanks
  }, [collect, save, unsaved, mutateAsync]);

  /** A second press while the first is at work does nothing. */
  const submit = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSubmitting(true);
    try {
      await submitAll();
    } finally {
      isUnderWay.current = false;
      setIsSubmitting(false);
    }
  }, [submitAll]);

  return { submit, isSubmitting };
}
