/** The eleven steps as buttons: which one is open, and which hold saved answers (in green, with a check, and in words). */
import { Check, ChevronUp, List } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#domain/messages';
import { STEPS, type Step } from '#domain/questionnaire/steps';
import { classNames } from '../../ui/classNames.ts';

interface StepGridProps {
  current: string;
  /** Ids of steps with saved content. */
  saved: readonly string[];
  /** Ids of steps in which something was typed but not saved. */
  unsaved: readonly string[];
  onChoose: (id: string) => void;
}

function look(isCurrent: boolean, isSaved: boolean): string {
  const ring = isCurrent && 'ring-2 ring-accent ring-offset-2 ring-offset-canvas';
  const ground = isSaved
    ? 'border-good-line bg-good-soft text-good'
    : isCurrent
      ? 'border-accent bg-accent-soft text-accent'
      : 'border-line bg-surface text-ink hover:border-field-line hover:bg-sunken';
  return classNames(ring, ground);
}

function StepMark({ number, isSaved, isAlone }: { number: number; isSaved: boolean; isAlone: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-6 shrink-0 items-center justify-center rounded-full border border-current text-xs font-semibold',
        isSaved && 'bg-good text-surface',
        // its button is frame enough
        isAlone && !isSaved && 'max-sm:border-0 max-sm:text-base',
      )}
    >
      {isSaved ? <Check className="size-4" /> : number}
    </span>
  );
}

/** What stands under a step's title: small, and in words. */
function stepNote(step: Step, isUnsaved: boolean): string {
  if (isUnsaved) return messages.steps.notSavedYet;
  return step.isOptional ? messages.steps.optional : '';
}

interface StepButtonProps {
  step: Step;
  number: number;
  isCurrent: boolean;
  isSaved: boolean;
  isUnsaved: boolean;
  /** On a phone: the number alone is seen, the name is heard. */
  isSmall: boolean;
  onChoose: () => void;
}

function StepButton({ step, number, isCurrent, isSaved, isUnsaved, isSmall, onChoose }: StepButtonProps) {
  const note = stepNote(step, isUnsaved);
  return (
    <button
      type="button"
      data-step={step.id}
      data-saved={isSaved}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onChoose}
      className={classNames(
        'relative flex min-h-11 w-full items-center gap-2 rounded-field border px-2.5 py-1.5 text-left text-sm leading-tight font-medium transition-colors sm:min-h-12',
        isSmall && 'max-sm:justify-center max-sm:px-0',
        look(isCurrent, isSaved),
      )}
    >
      <StepMark number={number} isSaved={isSaved} isAlone={isSmall} />
      <span className={classNames('min-w-0', isSmall && 'max-sm:sr-only')}>
        {step.title}
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
        {isSaved && <span className="sr-only">{messages.steps.saved}</span>}
      </span>
      {isSmall && isUnsaved && (
        <span aria-hidden className="absolute top-1 right-1 size-2 rounded-full bg-warn sm:hidden" />
      )}
    </button>
  );
}

export function StepGrid({ current, saved, unsaved, onChoose }: StepGridProps) {
  const [hasNames, setHasNames] = useState(false);
  const { showStepNames, hideStepNames } = messages.questionnaire;
  const Icon = hasNames ? ChevronUp : List;
  return (
    <nav aria-label={messages.steps.allSteps} className="print:hidden">
      <ol
        className={classNames(
          'grid gap-2 sm:grid-cols-3 lg:grid-cols-4',
          // six, or two with names; fewer where the browser's letters are large
          hasNames
            ? 'grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(max(2.5rem,14%),1fr))]',
        )}
      >
        {STEPS.map((step, index) => (
          <li key={step.id} className="flex">
            <StepButton
              step={step}
              number={index + 1}
              isCurrent={step.id === current}
              isSaved={saved.includes(step.id)}
              isUnsaved={unsaved.includes(step.id)}
              isSmall={!hasNames}
              onChoose={() => onChoose(step.id)}
            />
          </li>
        ))}
        <li className="flex sm:hidden">
          <button
            type="button"
            aria-expanded={hasNames}
            onClick={() => setHasNames(!hasNames)}
            className="flex min-h-11 w-full items-center justify-center gap-2 rounded-field text-sm font-medium text-accent hover:bg-accent-soft"
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className={hasNames ? undefined : 'sr-only'}>
              {hasNames ? hideStepNames : showStepNames}
            </span>
          </button>
        </li>
      </ol>
    </nav>
  );
}
