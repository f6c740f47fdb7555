/** One box of a short form: text, email or a password with its show/hide toggle. */
import type { ComponentProps } from 'react';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { CheckedFormState } from './useCheckedForm.ts';

interface FormFieldProps extends Omit<ComponentProps<'input'>, 'form' | 'name' | 'id'> {
  form: CheckedFormState;
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'password';
}

export function FormField({ form, name, label, hint, type = 'text', ...rest }: FormFieldProps) {
  return (
    <Field id={`${form.id}-${name}`} label={label} hint={hint} error={form.errorOf(name)}>
      {(aria) =>
        type === 'password' ? (
          <PasswordInput required {...rest} {...form.bind(name)} {...aria} what={label.toLowerCase()} />
        ) : (
          <TextInput
            required
            autoCapitalize={type === 'email' ? 'none' : undefined}
            {...rest}
            {...form.bind(name)}
            {...aria}
            type={type}
          />
        )
      }
    </Field>
  );
}
