/** Which step it is, its title and its calm sentence; takes the focus when one walks to the step. */
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '#domain/messages';
import { STEPS } from '#domain/questionnaire/steps';

interface StepHeadingProps {
  stepId: string;
  title: string;
  intro: string;
  /** Under the intro. */
  children?: ReactNode;
  /** False for the step the page opened with: there the page's own heading has the focus. */
  takesFocus: boolean;
}

export function StepHeading({ stepId, title, intro, takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, []);
  return (
    <header className="mb-6">
      <p className="text-sm font-medium text-muted">
        {messages.questionnaire.place(STEPS.findIndex(({ id }) => id === stepId) + 1, STEPS.length)}
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none sm:text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{intro}</p>
      {children}
    </header>
  );
}
