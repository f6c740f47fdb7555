/** What is wrong with a form, at its top, each with a link to the field. Takes the focus when it appears. */
import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { messages } from '#domain/messages';
import { classNames } from './classNames.ts';
import { focusControl } from './focusControl.ts';
import { Unbroken } from './Unbroken.tsx';

export interface FieldProblem {
  /** Id of the control. */
  id: string;
  /** The question it belongs to, where the sentence alone does not say. */
  label?: string;
  message: string;
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** One line that names the fields: for short forms, where every message is in sight anyway. */
  isBrief?: boolean;
  /** Counts attempts to send the form: each one moves the focus here again. */
  attempt?: number;
}

function ProblemLink({ id, label, message, isBrief }: FieldProblem & { isBrief?: boolean }) {
  return (
    <a
      href={`#${id}`}
      className="inline-block min-h-6 align-top font-medium text-bad underline underline-offset-3"
      onClick={(event) => {
        event.preventDefault();
        focusControl(id);
      }}
    >
      {isBrief ? label : <Unbroken text={[label, message].filter(Boolean).join(': ')} />}
    </a>
  );
}

export function ErrorSummary({ problems, attempt = 0, isBrief }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (hasProblems) box.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a problem that goes while somebody types must not pull them up here
  }, [attempt]);
  if (!hasProblems) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className={classNames(
        'rounded-card border-2 border-bad bg-bad-soft',
        isBrief ? 'flex flex-wrap items-center gap-x-3 px-4 py-2.5' : 'p-4 sm:p-5',
      )}
    >
      <h2 className={classNames('flex items-center gap-2 font-semibold', !isBrief && 'text-lg')}>
        <CircleAlert aria-hidden className="size-5 shrink-0 text-bad" />
        {isBrief ? messages.ui.pleaseCheck : messages.ui.thereIsAProblem}
      </h2>
      <ul className={isBrief ? 'flex flex-wrap gap-x-3' : 'mt-2 list-disc space-y-1 pl-7'}>
        {problems.map((problem) => (
          <li key={problem.id}>
            <ProblemLink {...problem} isBrief={isBrief} />
          </li>
        ))}
      </ul>
    </div>
  );
}
