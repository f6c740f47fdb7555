/** How each extraction status looks: pending a yellow clock, completed a green check, failed red, anything else grey. */
import { CircleCheck, CircleHelp, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../ui/tone.ts';

interface StatusLook {
  label: string;
  tone: Tone;
  icon: ReactNode;
}
const size = 'size-4 shrink-0';

export function statusLook(status: string): StatusLook {
  switch (status) {
    case 'pending':
      return { label: 'Pending', tone: 'warn', icon: <Clock aria-hidden className={size} /> };
    case 'completed':
      return { label: 'Completed', tone: 'good', icon: <CircleCheck aria-hidden className={size} /> };
    case 'failed':
      return { label: 'Failed', tone: 'bad', icon: <CircleX aria-hidden className={size} /> };
    default:
      return {
        label: status || 'Unknown',
        tone: 'neutral',
        icon: <CircleHelp aria-hidden className={size} />,
      };
  }
}
