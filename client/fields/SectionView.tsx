/** A section as it reads where it cannot be edited: every question with its answer. */
import type { ReactNode } from 'react';
import type { Field, Value, Values } from '#domain/fields/field';
import { emptyValue, isEmptyValue } from '#domain/fields/emptyValue';
import { isShown } from '#domain/fields/isShown';
import { readText } from '#domain/fields/readText';
import { classNames } from '../ui/classNames.ts';

interface FieldViewProps {
  field: Field;
  value: Value | undefined;
  path: string;
  /** Something to stand under one answer, by its path. */
  beside?: (path: string, field: Field) => ReactNode;
}

function AnswerView({
  field,
  value,
  path,
  beside,
}: FieldViewProps & { field: Exclude<Field, { kind: 'group' }> }) {
  const isLong = field.kind === 'longText';
  return (
    <div className={isLong ? 'sm:col-span-2' : undefined}>
      <dt className="text-sm text-muted">{field.label}</dt>
      <dd
        className={classNames(
          'wrap-anywhere whitespace-pre-line',
          isEmptyValue(value) ? 'text-muted' : 'font-medium',
        )}
      >
        {readText(field, value)}
        {field.kind === 'quantity' && !isEmptyValue(value) && ` ${field.unit ?? ''}`}
        {beside?.(path, field)}
      </dd>
    </div>
  );
}

/** One answer, or a group of answers under the group's name. */
function FieldView({ field, value, path, beside }: FieldViewProps) {
  if (field.kind !== 'group') return <AnswerView field={field} value={value} path={path} beside={beside} />;
  return (
    <div className="sm:col-span-2">
      <dt className="font-semibold">{field.label}</dt>
      <dd className="relative mt-2 before:absolute before:inset-y-1 before:-left-3 before:w-0.5 before:bg-line">
        <SectionView
          fields={field.fields}
          values={value as Values | undefined}
          prefix={`${path}.`}
          beside={beside}
        />
      </dd>
    </div>
  );
}

/** An answer given before its question fell away is still stored: whoever looks must see it. */
const isGiven = (field: Field, value: Value | undefined) =>
  !isEmptyValue(value) && value !== emptyValue(field);

interface SectionViewProps {
  fields: readonly Field[];
  values: Values | undefined;
  prefix?: string;
  beside?: FieldViewProps['beside'];
}

export function SectionView({ fields, values = {}, prefix = '', beside }: SectionViewProps) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {fields
        .filter((field) => isShown(field, values) || isGiven(field, values[field.name]))
        .map((field) => (
          <FieldView
            key={field.name}
            field={field}
            value={values[field.name]}
            path={`${prefix}${field.name}`}
            beside={beside}
          />
        ))}
    </dl>
  );
}
