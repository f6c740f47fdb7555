/** How far something is, in percent, as a bar with a name. */
import { classNames } from './classNames.ts';

interface ProgressBarProps {
  /** 0-100; left out while nobody knows. */
  percent?: number;
  label: string;
  className?: string;
}

/** A native progress element: its width needs no inline style. */
export function ProgressBar({ percent, label, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={percent}
      className={classNames('progress-bar h-2.5 w-full', percent === undefined && 'animate-pulse', className)}
    />
  );
}
