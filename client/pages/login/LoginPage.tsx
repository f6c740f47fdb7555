/** Signing in. */
import { Link } from 'react-router-dom';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const LABELS = { email: 'Email address', password: 'Password' };

export function LoginPage() {
  const { login } = useSession();
  const form = useCheckedForm({
    id: 'login',
    initial: { email: '', password: '' },
    send: ({ email = '', password = '' }) => login({ email: email.trim(), password }),
  });
  return (
    <>
      <PageHeading isCentred title="Welcome back" intro="Sign in to go on with your onboarding." />
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
          <Link className="text-link" to="/forgot-password">
            Forgot your password?
          </Link>
        </p>
        <Button type="submit" className="w-full" isBusy={form.isSending}>
          Sign in
        </Button>
      </CheckedForm>
      <p className="mt-6 text-center text-muted">
        No account yet?{' '}
        <Link className="text-link" to="/register">
          Sign up here
        </Link>
      </p>
    </>
  );
}
