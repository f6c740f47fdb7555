/** A button with an icon only; its label is read aloud and shown as a tooltip. */
import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  /** Within a field: its label is hidden text there, because by an attribute the button would be found in place of its box. */
  isInField?: boolean;
}

export function IconButton({ label, isInField = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={isInField ? undefined : label}
      {...rest}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-field text-muted transition-colors',
        'hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      {children}
      {isInField && <span className="sr-only">{label}</span>}
    </button>
  );
}
