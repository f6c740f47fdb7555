/** A button that says what it does, with a spinner while it is doing it. */
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { buttonLook, type ButtonLook } from './buttonLook.ts';
import { classNames } from './classNames.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Disabled, with a spinner before the label. */
  isBusy?: boolean;
  /** A lucide icon, before the label. */
  icon?: ReactNode;
}

/** A button that becomes disabled under the keyboard loses it: it gets it back afterwards, unless somebody moved on. */
function useFocusKept(isBusy: boolean) {
  const left = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isBusy) {
      const isOff = activeElement instanceof HTMLButtonElement && activeElement.disabled;
      left.current = isOff ? activeElement : null;
    } else if (activeElement === body) left.current?.focus();
  }, [isBusy]);
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
