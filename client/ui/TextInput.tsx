/** A one-line box to type into. */
import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const { type = 'text' } = rest;
  // a name in Arabic or Hebrew begins at the right
  return (
    <input
      dir={type === 'text' ? 'auto' : undefined}
      {...rest}
      type={type}
      className={classNames('field-box', className)}
    />
  );
}
