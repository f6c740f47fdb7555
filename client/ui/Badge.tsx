/** A short word about a state: Submitted, In Progress, Primary Applicant. */
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { toneClasses, type Tone } from './tone.ts';

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium sm:whitespace-nowrap',
        toneClasses[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
