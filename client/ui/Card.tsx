/** A quiet box that holds one thing; `as` picks the element (`section` with a title, `li` in a list). */
import type { ComponentProps, ElementType } from 'react';
import { classNames } from './classNames.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
}

export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6',
        // on paper: a line above it, no box
        'print:rounded-none print:border-0 print:border-t print:bg-transparent print:px-0 print:pt-2 print:pb-0 print:shadow-none',
        className,
      )}
    />
  );
}
