/** The step that is open: documents, or a form. */
import { type RefObject, Suspense } from 'react';
import { messages } from '#domain/messages';
import { laterComponent } from '../../lib/laterComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { SectionStepProps } from './SectionStep.tsx';
import { StepHeading } from './StepHeading.tsx';
import { SkipLink } from './SkipLink.tsx';
import type { StepHandle } from './stepHandle.ts';
import { UploadStep } from './UploadStep.tsx';

// asked for with the page, but the upload step stands before it is there
const FormStep = laterComponent(async () => (await import('./FormStep.tsx')).FormStep);
void FormStep.preload();

export interface OpenStepProps extends Pick<
  SectionStepProps,
  'questionnaire' | 'unsaved' | 'save' | 'isSaving' | 'disabled'
> {
  stepId: string;
  /** False for the step the page opened with. */
  takesFocus: boolean;
  handle: RefObject<StepHandle | null>;
  onContinue: () => void;
  onCleared: () => void;
}

export function OpenStep(props: OpenStepProps) {
  if (props.stepId !== 'documentUpload')
    return (
      <Suspense fallback={<Skeleton className="h-dvh" />}>
        <FormStep {...props} />
      </Suspense>
    );
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
      <UploadStep disabled={props.disabled} onCleared={props.onCleared} />
    </>
  );
}
