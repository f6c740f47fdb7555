/** A step with questions, or a word that there is no form yet. In a file of its own: who comes to upload need not wait for forms. */
import { messages } from '#domain/messages';
import { isSectionId, sectionOf } from '#domain/questionnaire/sections';
import { useDrafts, useForgetDraft } from '../../features/drafts/useDrafts.ts';
import type { OpenStepProps } from './OpenStep.tsx';
import { PersonalInfoStep } from './PersonalInfoStep.tsx';
import { SectionStep } from './SectionStep.tsx';
import { StepHeading } from './StepHeading.tsx';

export function FormStep({ stepId, takesFocus, ...props }: OpenStepProps) {
  const { data: drafts } = useDrafts(!props.disabled);
  const forget = useForgetDraft();
  if (!isSectionId(stepId)) return <p>{messages.questionnaire.noForm(stepId)}</p>;
  const section = sectionOf(stepId);
  const step = {
    ...props,
    draft: drafts?.find(({ sectionId }) => sectionId === stepId),
    onForgetDraft: forget.mutate,
  };
  return (
    <>
      <StepHeading {...{ stepId, takesFocus }} title={section.title} intro={section.intro}>
        {!props.disabled && (
          <p className="mt-1 text-sm text-muted">{messages.questionnaire.answerWhatYouCan}</p>
        )}
      </StepHeading>
      {stepId === 'personalInfo' ? (
        <PersonalInfoStep {...step} />
      ) : (
        <SectionStep {...step} section={section} />
      )}
    </>
  );
}
