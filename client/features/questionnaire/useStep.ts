/** Which step is open: written in the address (`?step=vehicleUse`), so that reload, back and links work. */
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { filledSections } from '#domain/questionnaire/progress';
import { STEPS } from '#domain/questionnaire/steps';
import { isSubmitted, type MaybeQuestionnaire } from './questionnaire.ts';

/** Where one stopped: the first step without saved content; the very first one for a fresh start. */
export function resumeStep(questionnaire: MaybeQuestionnaire): string {
  const filled: string[] = questionnaire ? filledSections(questionnaire) : [];
  if (filled.length === 0 || isSubmitted(questionnaire)) return 'documentUpload';
  return STEPS.find(({ id, isOptional }) => !isOptional && !filled.includes(id))?.id ?? 'additionalInfo';
}

/** `resumed` is where to begin; the address names a step only once one was chosen. */
export function useStep(resumed: string) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { step?: string } | null };
  const stepId = search.get('step') ?? state?.step ?? resumed;
  const index = STEPS.findIndex(({ id }) => id === stepId);
  const goTo = useCallback((id: string) => setSearch({ step: id }), [setSearch]);
  const neighbour = (offset: number) => (index < 0 ? undefined : STEPS[index + offset]?.id);
  return { stepId, step: STEPS[index], previous: neighbour(-1), next: neighbour(1), goTo };
}
