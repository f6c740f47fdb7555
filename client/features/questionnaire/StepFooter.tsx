/** The buttons under every step: back, on, save, and hand in. */
import { ArrowLeft, ArrowRight, Eye, Save, Send } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

interface StepFooterProps {
  onPrevious?: () => void;
  onNext?: () => void;
  onSaveStep: () => void;
  onReview: () => void;
  onSubmit: () => void;
  isSaving: boolean;
  isSubmitting: boolean;
  isSubmitted: boolean;
}

const icon = 'size-4 shrink-0';

export function StepFooter(props: StepFooterProps) {
  const { onPrevious, onNext, isSubmitted } = props;
  return (
    <footer className="mt-8 flex flex-col gap-4 border-t border-line pt-6 print:hidden">
      <div className="flex gap-3">
        <Button
          look="secondary"
          className="flex-1 sm:flex-none"
          disabled={!onPrevious}
          onClick={onPrevious}
          icon={<ArrowLeft aria-hidden className={icon} />}
        >
          Previous
        </Button>
        <Button
          look="secondary"
          className="flex-1 sm:ml-auto sm:flex-none"
          disabled={!onNext}
          onClick={onNext}
        >
          Next
          <ArrowRight aria-hidden className={icon} />
        </Button>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button
          look="secondary"
          className="sm:mr-auto"
          disabled={isSubmitted}
          isBusy={props.isSaving}
          onClick={props.onSaveStep}
          icon={<Save aria-hidden className={icon} />}
        >
          Save Step
        </Button>
        <Button look="quiet" onClick={props.onReview} icon={<Eye aria-hidden className={icon} />}>
          Check your answers
        </Button>
        {!isSubmitted && (
          <Button
            // on the way, saving is what comes first; at the end, handing in
            look={onNext ? 'secondary' : 'primary'}
            isBusy={props.isSubmitting}
            onClick={props.onSubmit}
            icon={<Send aria-hidden className={icon} />}
          >
            Submit Questionnaire
          </Button>
        )}
      </div>
    </footer>
  );
}
