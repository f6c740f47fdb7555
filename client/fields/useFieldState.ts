/** Everything one field's box needs from the form: events, error, the note about an unusual value. */
import type { ClipboardEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fieldSchema } from '#domain/fields/check';
import type { Field, Value } from '#domain/fields/field';
import { fieldWarning } from '#domain/fields/warning';
import { errorAt } from './errorAt.ts';
import { fieldId } from './fieldId.ts';
import { useSectionFormFacts } from './sectionFormContext.ts';
import { readPasted, tidy } from './tidy.ts';

/** Only a complete value can be unusual: nobody is told off in the middle of typing. */
function warningAbout(field: Field, typed: unknown): string | undefined {
  if (field.kind !== 'ssn' && field.kind !== 'ein') return undefined;
  return fieldWarning(field, fieldSchema(field).safeParse(typed).data);
}

export function useFieldState(field: Field, path: string) {
  const { sectionId, disabled, beside } = useSectionFormFacts();
  const { control, register, setValue, getValues } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  const typed = useWatch({ control, name: path }) as Value;
  const error = errorAt(errors, path);
  const write = (value: string) => setValue(path, value, { shouldDirty: true, shouldTouch: true });
  const registered = register(path, {
    onBlur: () => {
      const before: unknown = getValues(path);
      if (typeof before !== 'string') return;
      const after = tidy(field.kind, before);
      if (after !== before) write(after);
    },
  });
  return {
    id: fieldId(sectionId, path),
    error,
    // a question that can no longer be answered differently asks for no second look
    warning: error || disabled ? undefined : warningAbout(field, typed),
    beside: beside?.(path, field) ?? {},
    control: {
      ...registered,
      disabled,
      onPaste: (event: ClipboardEvent) => {
        const value = readPasted(field.kind, event.clipboardData.getData('text'));
        if (value === undefined) return;
        event.preventDefault();
        write(value);
      },
    },
  };
}
