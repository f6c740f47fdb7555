/** Signing in. */
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const LABELS = { email: messages.signIn.email, password: messages.signIn.password };

export function LoginPage() {
  const { login } = useSession();
  const form = useCheckedForm({
    id: 'login',
    initial: { email: '', password: '' },
    send: ({ email = '', password = '' }) => login({ email: email.trim(), password }),
  });
  return (
    <>
      <PageHeading isCentred title={messages.signIn.welcomeBack} intro={messages.signIn.signInIntro} />
      <CheckedForm form={form} labels={LABELS} isBrowserChecked>
        <FormField form={form} name="email" label={LABELS.email} type="email" autoComplete="username" />
        <FormField
          form={form}
          name="password"
          label={LABELS.password}
          type="password"
          autoComplete="current-password"
        />
        <p className="text-right">
          <Link className="text-link lone-link" to="/forgot-password">
            {messages.signIn.forgot}
          </Link>
        </p>
        <Button type="submit" className="w-full" isBusy={form.isSending}>
          {messages.signIn.signIn}
        </Button>
      </CheckedForm>
      <p className="mt-6 text-center text-muted">
        {messages.signIn.noAccount}{' '}
        <Link className="text-link lone-link whitespace-nowrap" to="/register">
          {messages.signIn.signUpHere}
        </Link>
      </p>
    </>
  );
}
