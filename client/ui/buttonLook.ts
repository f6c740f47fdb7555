/** How buttons look, for buttons and for links that stand where a button would. */
import { classNames } from './classNames.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

// every look has an edge, seen or not: where the system draws its own colours it is all that shows a button
const LOOKS: Record<ButtonLook, string> = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-field-line bg-surface text-ink hover:bg-sunken',
  quiet: 'border border-transparent text-accent hover:bg-accent-soft',
  danger: 'border border-transparent bg-bad-fill text-on-bad hover:bg-bad-fill-strong',
};

/** Classes of one look; disabled buttons are flat and grey in every look. */
export function buttonLook(look: ButtonLook = 'primary'): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-field px-4 py-2 text-center font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
    LOOKS[look],
  );
}
