/** The box of every kind of field: one row per kind. */
import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { boundValue } from '#domain/fields/check';
import type { Field, FieldKind, FieldOfKind } from '#domain/fields/field';
import { Select } from '../ui/Select.tsx';
import { Textarea } from '../ui/Textarea.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { SuggestingInput } from './SuggestingInput.tsx';

/** What a box gets: ids and aria from ui/Field, name, ref and events from the form, disabled. */
export type ControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'disabled' | 'aria-describedby' | 'aria-invalid'
> & {
  onChange: (event: { target: unknown }) => void;
  onBlur: (event: { target: unknown }) => void;
  onPaste?: (event: ClipboardEvent) => void;
  ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => void;
};
type Control<Kind extends FieldKind> = (field: FieldOfKind<Kind>, props: ControlProps) => ReactNode;

const nineDigits = (field: FieldOfKind<'ssn' | 'ein'>, props: ControlProps) => (
  <TextInput
    {...props}
    inputMode="numeric"
    autoComplete="off"
    spellCheck={false}
    maxLength={20}
    placeholder={field.placeholder}
  />
);
const today = () => new Date().toISOString().slice(0, 10);
type NumericField = FieldOfKind<'count' | 'money' | 'percent' | 'year' | 'quantity'>;
const numeric = (field: NumericField, props: ControlProps) => (
  <NumberInput
    {...props}
    min={field.min === undefined ? undefined : boundValue(field.min)}
    max={field.max === undefined ? undefined : boundValue(field.max)}
    step={field.step ?? (field.kind === 'count' || field.kind === 'year' ? 1 : 'any')}
    prefix={field.kind === 'money' ? '$' : undefined}
    suffix={field.unit}
    placeholder={field.placeholder}
  />
);

const CONTROLS: { [Kind in Exclude<FieldKind, 'group' | 'yesNo'>]: Control<Kind> } = {
  text: (field, props) => (
    <SuggestingInput
      {...props}
      suggestions={field.suggestions}
      autoComplete={field.autoComplete ?? 'off'}
      placeholder={field.placeholder}
    />
  ),
  longText: (field, props) => <Textarea {...props} placeholder={field.placeholder} />,
  email: (field, props) => (
    <TextInput
      {...props}
      type="email"
      autoComplete={field.autoComplete ?? 'off'}
      placeholder={field.placeholder}
    />
  ),
  url: (field, props) => (
    <TextInput
      {...props}
      type="url"
      autoComplete={field.autoComplete ?? 'off'}
      placeholder={field.placeholder}
    />
  ),
  phone: (field, props) => (
    <TextInput
      {...props}
      type="tel"
      autoComplete={field.autoComplete ?? 'off'}
      placeholder={field.placeholder}
    />
  ),
  ssn: nineDigits,
  ein: nineDigits,
  date: (field, props) => (
    <TextInput
      {...props}
      type="date"
      min="1900-01-01"
      max={field.notAfter === 'today' ? today() : '2199-12-31'}
      autoComplete={field.autoComplete ?? 'off'}
    />
  ),
  count: numeric,
  money: numeric,
  percent: numeric,
  year: numeric,
  quantity: numeric,
  choice: (field, props) => (
    <Select {...props} options={field.options} autoComplete={field.autoComplete ?? 'off'} />
  ),
  textOrList: (field, props) => <TextInput {...props} autoComplete="off" placeholder={field.placeholder} />,
};

export type BoxField = Exclude<Field, { kind: 'group' | 'yesNo' }>;

export function renderControl(field: BoxField, props: ControlProps): ReactNode {
  return (CONTROLS[field.kind] as Control<FieldKind>)(field, props);
}
