/** A one-line box to type into. */
import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames('field-box', className)} />;
}
