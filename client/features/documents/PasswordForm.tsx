/** Asks for the password of a protected PDF, on that document's own row. */
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { messages } from '#domain/messages';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import type { Document } from './useDocuments.ts';
import { usePassword } from './usePassword.ts';

const { password: label, passwordNote, passwordMissing, sendPassword } = messages.documents;

/** Where the password of this document is typed. */
export const passwordBoxId = ({ documentId }: Document) => `password-${documentId}`;

export function PasswordForm({ document }: { document: Document }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const sending = usePassword(document);
  const box = useRef<HTMLInputElement>(null);
  const askAgain = () => {
    setPassword('');
    box.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(password === '' ? passwordMissing : undefined);
    if (password === '') return box.current?.focus();
    sending.mutate(password, { onSuccess: ({ needsPassword }) => needsPassword && askAgain() });
  };
  return (
    <form className="max-w-sm space-y-3 print:hidden" noValidate onSubmit={submit}>
      <Field id={passwordBoxId(document)} label={label} hint={passwordNote} error={error}>
        {(aria) => (
          <PasswordInput
            {...aria}
            ref={box}
            value={password}
            maxLength={127}
            // not the account's password: a browser must neither offer nor keep one
            autoComplete="off"
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="secondary"
        isBusy={sending.isPending}
        icon={<KeyRound aria-hidden className="size-4 shrink-0" />}
        aria-label={messages.documents.sendPasswordFor(document.originalName)}
      >
        {sendPassword}
      </Button>
    </form>
  );
}
