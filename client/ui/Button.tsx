/** A button that says what it does, with a spinner while it is doing it. */
import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type ButtonLook } from './buttonLook.ts';
import { classNames } from './classNames.ts';
import { Spinner } from './Spinner.tsx';
import { useFocusKept } from './useFocusKept.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Disabled, with a spinner before the label. */
  isBusy?: boolean;
  /** A lucide icon, before the label. */
  icon?: ReactNode;
}

export function Button({ look, isBusy = false, icon, className, children, disabled, ...rest }: ButtonProps) {
  useFocusKept(isBusy);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonLook(look), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
