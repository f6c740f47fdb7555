/** A box for several lines, which grows with its text where the browser can. */
import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      dir="auto"
      {...rest}
      className={classNames('field-box field-sizing-content min-h-28', className)}
    />
  );
}
