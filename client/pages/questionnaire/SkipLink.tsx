/** The way past the optional step. */
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages';

export function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    <Link
      to="?step=personalInfo"
      className="text-link mt-1 inline-flex min-h-11 items-center gap-2"
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {messages.steps.skip}
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
