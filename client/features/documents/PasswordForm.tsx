/** Asks for the password of a protected PDF, on that document's own row. */
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { messages } from '#domain/messages';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import type { Document } from './useDocuments.ts';
import type { usePassword } from './usePassword.ts';

const { password: label, passwordNote, passwordMissing, sendPassword } = messages.documents;

interface PasswordFormProps {
  document: Document;
  sending: ReturnType<typeof usePassword>;
}

export function PasswordForm({ document, sending }: PasswordFormProps) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const isWrong = document.extractionError === messages.extraction['wrong-password'];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password === '') return setError(passwordMissing);
    sending.mutate(password);
  };
  return (
    <form className="max-w-sm space-y-3 print:hidden" noValidate onSubmit={submit}>
      <Field id={id} label={label} hint={passwordNote} error={error}>
        {(aria) => (
          <PasswordInput
            {...aria}
            value={password}
            maxLength={127}
            // not the account's password: a browser must neither offer nor keep one
            autoComplete="off"
            // after a wrong password the person goes on typing here
            autoFocus={isWrong}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="secondary"
        isBusy={sending.isPending}
        icon={<KeyRound aria-hidden className="size-4 shrink-0" />}
        aria-label={`${sendPassword}: ${document.originalName}`}
      >
        {sendPassword}
      </Button>
    </form>
  );
}
