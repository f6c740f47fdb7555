/** One question with its box, whatever its kind. Needs a SectionForm around it. */
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field as FieldOfSection, FieldOfKind } from '#domain/fields/field';
import { classNames } from '../ui/classNames.ts';
import { describedBy, Field, FieldError } from '../ui/Field.tsx';
import { YesNoInput } from '../ui/YesNoInput.tsx';
import { type BoxField, renderControl } from './controls.tsx';
import { useFieldState } from './useFieldState.ts';

interface FieldInputProps<F extends FieldOfSection = FieldOfSection> {
  field: F;
  /** Where the value lives in the section: `homeAddress.street`. */
  path: string;
}

function BoxInput({ field, path }: FieldInputProps<BoxField>) {
  const { id, error, warning, beside, control } = useFieldState(field, path);
  return (
    <Field
      id={id}
      label={field.label}
      hint={field.hint}
      mark={beside.mark}
      error={error}
      warning={warning}
      beside={beside.note}
    >
      {(aria) => renderControl(field, { ...control, ...aria })}
    </Field>
  );
}

function SwitchInput({ field, path }: FieldInputProps<FieldOfKind<'yesNo'>>) {
  const { id, error, beside, control } = useFieldState(field, path);
  return (
    <div>
      <div className="flex items-center gap-1">
        <YesNoInput
          {...control}
          id={id}
          label={field.label}
          hint={field.hint}
          className="min-w-0 flex-1"
          aria-describedby={describedBy(id, { hint: field.hint, error })}
          aria-invalid={error ? true : undefined}
        />
        {beside.mark}
      </div>
      <FieldError id={id} error={error} />
      {beside.note}
    </div>
  );
}

function GroupInput({ field, path }: FieldInputProps<FieldOfKind<'group'>>) {
  return (
    <fieldset className="mt-1">
      <legend className="mb-2 font-semibold">{field.label}</legend>
      {field.hint && <p className="-mt-1.5 mb-2 text-sm text-muted">{field.hint}</p>}
      <FieldList fields={field.fields} prefix={`${path}.`} />
    </fieldset>
  );
}

function FieldInput({ field, path }: FieldInputProps) {
  if (field.kind === 'group') return <GroupInput field={field} path={path} />;
  if (field.kind === 'yesNo') return <SwitchInput field={field} path={path} />;
  return <BoxInput field={field} path={path} />;
}

/** Shown while its one sibling has the right answer. */
function FieldWhenShown({ field, path, prefix }: FieldInputProps & { prefix: string }) {
  const { control } = useFormContext();
  const { showWhen } = field;
  const sibling: unknown = useWatch({ control, name: `${prefix}${showWhen?.name}`, disabled: !showWhen });
  return showWhen && sibling !== showWhen.is ? null : (
    <div className={classNames('field-rows pb-5', columns(field))}>
      <FieldInput field={field} path={path} />
    </div>
  );
}

const FULL_KINDS: readonly string[] = ['group', 'yesNo', 'longText', 'textOrList'];

/** Of six columns: what a question takes where there is room for several beside each other. */
function columns({ kind, width }: FieldOfSection): string {
  if (width === 'full' || FULL_KINDS.includes(kind)) return 'sm:col-span-6';
  return width === 'third' ? 'sm:col-span-2' : 'sm:col-span-3';
}

/** Questions beside each other where there is room, long ones across. */
export function FieldList({ fields, prefix = '' }: { fields: readonly FieldOfSection[]; prefix?: string }) {
  return (
    <div className="flow-root">
      <div className="-mb-5 grid gap-x-5 sm:grid-cols-6">
        {fields.map((field) => (
          <FieldWhenShown key={field.name} field={field} path={`${prefix}${field.name}`} prefix={prefix} />
        ))}
      </div>
    </div>
  );
}
