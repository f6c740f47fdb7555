/** The buttons under every step: back, on, save, and hand in. */
import { ArrowLeft, ArrowRight, Eye, Save, Send } from 'lucide-react';
import type { Ref } from 'react';
import { messages } from '#domain/messages';
import { Button } from '../../ui/Button.tsx';

interface StepFooterProps {
  onPrevious?: () => void;
  onNext?: () => void;
  /** The step has nothing to save: going on is its one next step. */
  isNextMain: boolean;
  onSaveStep: () => void;
  onReview: () => void;
  /** The button that opens the look at all answers. */
  review: Ref<HTMLButtonElement>;
  onSubmit: () => void;
  isSaving: boolean;
  isSubmitting: boolean;
  isSubmitted: boolean;
}

const icon = 'size-4 shrink-0';
/** Stays together where one row has no room for both; on a phone all of them share one grid. */
const GROUP = 'contents sm:flex sm:gap-2';

export function StepFooter(props: StepFooterProps) {
  const { onPrevious, onNext, isSubmitted, review } = props;
  return (
    <footer className="mt-8 grid grid-cols-2 gap-3 border-t border-line pt-6 sm:flex sm:flex-wrap sm:gap-x-2 print:hidden">
      <div className={GROUP}>
        <Button
          look="secondary"
          disabled={!onPrevious}
          onClick={onPrevious}
          icon={<ArrowLeft aria-hidden className={icon} />}
        >
          {messages.steps.previous}
        </Button>
        <Button look={props.isNextMain ? 'primary' : 'secondary'} disabled={!onNext} onClick={onNext}>
          {messages.steps.next}
          <ArrowRight aria-hidden className={icon} />
        </Button>
      </div>
      <div className={`${GROUP} sm:ml-auto sm:flex-wrap sm:justify-end`}>
        <Button
          look="secondary"
          className="max-sm:col-span-2"
          disabled={isSubmitted}
          isBusy={props.isSaving}
          onClick={props.onSaveStep}
          icon={<Save aria-hidden className={icon} />}
        >
          {messages.steps.saveStep}
        </Button>
        <Button
          ref={review}
          look="quiet"
          className="max-sm:col-span-2"
          onClick={props.onReview}
          icon={<Eye aria-hidden className={icon} />}
        >
          {messages.steps.checkAnswers}
        </Button>
        {!isSubmitted && (
          <Button
            // on the way, saving is what comes first; at the end, handing in
            look={onNext ? 'secondary' : 'primary'}
            className="col-span-2"
            isBusy={props.isSubmitting}
            onClick={props.onSubmit}
            icon={<Send aria-hidden className={icon} />}
          >
            {messages.steps.submit}
          </Button>
        )}
      </div>
    </footer>
  );
}
