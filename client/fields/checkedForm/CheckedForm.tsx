/** The frame of a short form: a brief summary of what is wrong, then its fields. */
import type { ReactNode } from 'react';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import type { CheckedFormState } from './useCheckedForm.ts';

interface CheckedFormProps {
  form: CheckedFormState;
  /** Label by name of every field that can be wrong, in order. */
  labels?: Readonly<Record<string, string>>;
  /** Lets the browser check `required` and `type=email` itself before anything else. */
  isBrowserChecked?: boolean;
  children: ReactNode;
}

export function CheckedForm({ form, labels = {}, isBrowserChecked, children }: CheckedFormProps) {
  const problems = Object.entries(labels).flatMap(([name, label]) => {
    const message = form.errorOf(name);
    return message ? [{ id: `${form.id}-${name}`, label, message }] : [];
  });
  return (
    // post: should it ever be sent by the browser itself, nothing of it stands in an address
    <form method="post" noValidate={!isBrowserChecked} className="space-y-5" onSubmit={form.submit}>
      <ErrorSummary isBrief problems={problems} attempt={form.attempt} />
      {children}
    </form>
  );
}
