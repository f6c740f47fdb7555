/** A turning circle: something is going on. Decorative; whoever shows it says in words what is going on. */
import { LoaderCircle } from 'lucide-react';
import { classNames } from './classNames.ts';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-5 shrink-0 animate-spin', className)} />;
}
