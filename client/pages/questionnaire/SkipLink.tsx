/** The way past the optional step. */
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

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
      Skip this step
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
