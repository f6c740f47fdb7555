/** A native list to choose from: the one that works best on phones. */
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { messages } from '#domain/messages';
import { classNames } from './classNames.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly string[];
}

export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={classNames('field-box appearance-none pr-10', className)}>
        <option value="">{messages.ui.select}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
