/** The eleven steps as buttons: which one is open, and which hold saved answers (in green, with a check, and in words). */
import { Check } from 'lucide-react';
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

function StepMark({ number, isSaved }: { number: number; isSaved: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-6 shrink-0 items-center justify-center rounded-full border border-current text-xs font-semibold',
        isSaved && 'bg-good text-surface',
      )}
    >
      {isSaved ? <Check className="size-4" /> : number}
    </span>
  );
}

/** What stands under a step's title: small, and in words. */
function stepNote(step: Step, isUnsaved: boolean): string {
  if (isUnsaved) return 'Not saved yet';
  return step.isOptional ? 'Optional' : '';
}

export function StepGrid({ current, saved, unsaved, onChoose }: StepGridProps) {
  return (
    <nav aria-label="Questionnaire steps" className="print:hidden">
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {STEPS.map((step, index) => {
          const isSaved = saved.includes(step.id);
          const note = stepNote(step, unsaved.includes(step.id));
          return (
            <li key={step.id} className="flex">
              <button
                type="button"
                data-step={step.id}
                data-saved={isSaved}
                aria-current={step.id === current ? 'step' : undefined}
                onClick={() => onChoose(step.id)}
                className={classNames(
                  'flex min-h-12 w-full items-center gap-2 rounded-field border px-2.5 py-1.5 text-left text-sm leading-tight font-medium transition-colors',
                  look(step.id === current, isSaved),
                )}
              >
                <StepMark number={index + 1} isSaved={isSaved} />
                <span className="min-w-0">
                  {step.title}
                  {note && <span className="block text-xs font-normal text-muted">{note}</span>}
                  {isSaved && <span className="sr-only">, saved</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
