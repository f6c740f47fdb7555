/** A grey bar where text will be; give it the size of what it stands for, so that nothing jumps. */
import { classNames } from './classNames.ts';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-field bg-sunken', className)} />;
}
