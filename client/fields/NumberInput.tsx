/** A number box with its unit: keeps what it shows and what it holds the same. */
import type { ComponentProps, FocusEvent, WheelEvent } from 'react';
import { classNames } from '../ui/classNames.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'type'> {
  prefix?: string;
  suffix?: string;
}

/** What a browser shows but cannot read as a number (`-`, `1e`) would be lost silently: empty the box instead. */
function dropUnreadable({ currentTarget }: FocusEvent<HTMLInputElement>) {
  if (currentTarget.validity.badInput) currentTarget.value = '';
}

/** Scrolling the page over a focused number box must not change the number. */
function leaveOnWheel({ currentTarget }: WheelEvent<HTMLInputElement>) {
  currentTarget.blur();
}

export function NumberInput({ prefix, suffix, onBlur, className, ...rest }: NumberInputProps) {
  const canBeNegative = rest.min === undefined;
  const unitId = suffix && rest.id ? `${rest.id}-unit` : undefined;
  const described = [rest['aria-describedby'], unitId].filter(Boolean).join(' ');
  const input = (
    <TextInput
      {...rest}
      type="number"
      // the phone's number pad has no minus sign
      inputMode={canBeNegative ? undefined : rest.step === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-describedby={described || undefined}
      onWheel={leaveOnWheel}
      onBlur={(event) => {
        dropUnreadable(event);
        onBlur?.(event);
      }}
      className={classNames('number-box', prefix && 'pl-8', className)}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <div className="flex items-center gap-2">
      <div className="relative min-w-0 flex-1">
        {prefix && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
          >
            {prefix}
          </span>
        )}
        {input}
      </div>
      {suffix && (
        <span id={unitId} className="text-sm whitespace-nowrap text-muted">
          {suffix}
        </span>
      )}
    </div>
  );
}
