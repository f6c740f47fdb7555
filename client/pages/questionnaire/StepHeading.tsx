/** A step's title and its calm sentence; takes the focus when one walks to the step. */
import { useEffect, useRef } from 'react';

interface StepHeadingProps {
  title: string;
  intro: string;
  /** False for the step the page opened with: there the page's own heading has the focus. */
  takesFocus: boolean;
}

export function StepHeading({ title, intro, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
    // on arrival only
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <header className="mb-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none sm:text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{intro}</p>
    </header>
  );
}
