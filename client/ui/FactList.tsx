/** Facts to read, each a label and its value: side by side in columns, or in rows with the labels in a column of their own. */
import { Fragment, type ReactNode } from 'react';
import { classNames } from './classNames.ts';

export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  facts: readonly Fact[];
  isInRows?: boolean;
  className?: string;
}

export function FactList({ facts, isInRows, className }: FactListProps) {
  const label = classNames('text-muted', !isInRows && 'text-sm');
  return (
    <dl
      className={classNames(
        'grid',
        isInRows && 'grid-cols-[auto_1fr] gap-x-4 gap-y-1 max-[22rem]:grid-cols-1',
        className,
      )}
    >
      {facts.map(([name, value]) => {
        const Row = isInRows ? Fragment : 'div';
        return (
          <Row key={name}>
            <dt className={label}>{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </Row>
        );
      })}
    </dl>
  );
}
