/** The step that is open: documents, a form, or a word that there is no form yet. */
import type { RefObject } from 'react';
import { messages } from '#domain/messages';
import { isSectionId, sectionOf } from '#domain/questionnaire/sections';
import type { Uploads } from '../../features/documents/useUploads.ts';
import { useDrafts, useForgetDraft } from '../../features/drafts/useDrafts.ts';
import { PersonalInfoStep } from './PersonalInfoStep.tsx';
import { SectionStep, type SectionStepProps } from './SectionStep.tsx';
import { StepHeading } from './StepHeading.tsx';
import { SkipLink } from './SkipLink.tsx';
import type { StepHandle } from './stepHandle.ts';
import { UploadStep } from './UploadStep.tsx';

export interface OpenStepProps extends Pick<
  SectionStepProps,
  'questionnaire' | 'unsaved' | 'save' | 'isSaving' | 'disabled'
> {
  stepId: string;
  /** False for the step the page opened with. */
  takesFocus: boolean;
  uploads: Uploads;
  handle: RefObject<StepHandle | null>;
  onContinue: () => void;
  onCleared: () => void;
}

function SectionOf({ stepId, takesFocus, ...props }: OpenStepProps) {
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

export function OpenStep(props: OpenStepProps) {
  if (props.stepId !== 'documentUpload') return <SectionOf {...props} />;
  return (
    <>
      <StepHeading
        stepId={props.stepId}
        title={messages.steps.uploadTitle}
        intro={props.disabled ? messages.documents.submittedReadOnly : messages.steps.uploadIntro}
        takesFocus={props.takesFocus}
      >
        {!props.disabled && <SkipLink onSkip={props.onContinue} />}
      </StepHeading>
      <UploadStep uploads={props.uploads} disabled={props.disabled} onCleared={props.onCleared} />
    </>
  );
}
