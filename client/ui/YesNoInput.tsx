/** A yes-or-no question: one checkbox, drawn as a switch that also says its answer in words. */
import type { ComponentProps, ReactNode } from 'react';
import { messages } from '#domain/messages';
import { classNames } from './classNames.ts';

interface YesNoInputProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function YesNoInput({ id, label, hint, className, ...rest }: YesNoInputProps) {
  return (
    <div className={classNames('flex min-h-11 items-center gap-4', className)}>
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block py-1 font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <span className="flex items-center gap-2">
        <input {...rest} id={id} type="checkbox" className="yes-no-switch peer" />
        <span aria-hidden className="w-7 text-sm text-muted peer-checked:hidden">
          {messages.view.no}
        </span>
        <span aria-hidden className="hidden w-7 text-sm font-semibold text-accent peer-checked:block">
          {messages.view.yes}
        </span>
      </span>
    </div>
  );
}
