/** Label, hint, control, note and error of one question, tied together for assistive technology. */
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Unbroken } from './Unbroken.tsx';

/** What a control must carry so that label, hint and error belong to it. */
export interface ControlAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Something small at the end of the label's line. */
  mark?: ReactNode;
  /** What is wrong; announced with the control. */
  error?: string;
  /** What looks unusual without being wrong. */
  warning?: string;
  /** Anything that belongs to the field and stands under it. */
  beside?: ReactNode;
  children: (aria: ControlAria) => ReactNode;
}

/** Ids of those parts that are present. */
export function describedBy(id: string, parts: { hint?: unknown; error?: unknown; warning?: unknown }) {
  const ids = (['hint', 'error', 'warning'] as const)
    .filter((part) => parts[part])
    .map((part) => `${id}-${part}`);
  return ids.join(' ') || undefined;
}

/** The error under a control. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <Unbroken text={error} />
      </span>
    </p>
  );
}

/** The note under a control. */
function FieldWarning({ id, warning }: { id: string; warning?: string }) {
  if (!warning) return null;
  return (
    <p id={`${id}-warning`} className="mt-1.5 flex gap-1.5 text-sm text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {warning}
    </p>
  );
}

/** On a phone the hint stands above its box, where no keyboard covers it; in two columns below, so that labels and boxes stay level. */
export function Field({ id, label, hint, mark, error, warning, beside, children }: FieldProps) {
  return (
    <div className="field-rows">
      <div className="flex items-end justify-between gap-2 sm:row-start-1">
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        {mark}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted sm:row-start-3 sm:mt-1.5">
          {hint}
        </p>
      )}
      <div className="mt-1.5 sm:row-start-2">
        {children({
          id,
          'aria-describedby': describedBy(id, { hint, error, warning }),
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {/* right under its own box, however long the hint of the box beside it */}
      <div className={hint ? 'sm:row-start-4' : 'sm:row-span-2 sm:row-start-3'}>
        <FieldError id={id} error={error} />
        <FieldWarning id={id} warning={warning} />
        {beside}
      </div>
    </div>
  );
}
