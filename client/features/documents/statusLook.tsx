/** How each extraction status looks: pending a yellow clock, completed a green check, failed red, anything else grey. */
import { CircleCheck, CircleHelp, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '#domain/messages';
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
      return {
        label: messages.documents.pending,
        tone: 'warn',
        icon: <Clock aria-hidden className={size} />,
      };
    case 'completed':
      return {
        label: messages.documents.completed,
        tone: 'good',
        icon: <CircleCheck aria-hidden className={size} />,
      };
    case 'failed':
      return {
        label: messages.documents.failed,
        tone: 'bad',
        icon: <CircleX aria-hidden className={size} />,
      };
    default:
      return {
        label: status || messages.documents.unknown,
        tone: 'neutral',
        icon: <CircleHelp aria-hidden className={size} />,
      };
  }
}
