/** Creating an account. */
import { Link } from 'react-router-dom';
import { splitFullName } from '#domain/account/fullName';
import { checkRegistration } from '../../features/account/checks.ts';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { type FormValues, useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { useMinPasswordLength } from '../../lib/useMinPasswordLength.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const LABELS = {
  fullName: 'Full Name',
  email: 'Email address',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};

export function RegisterPage() {
  const session = useSession();
  const minPasswordLength = useMinPasswordLength();
  const create = async ({ fullName = '', email = '', password = '' }: FormValues) => {
    const problems = await session.register({ ...splitFullName(fullName), email: email.trim(), password });
    // the name was asked for as one and sent as two
    return problems && { ...problems, fullName: problems.firstName ?? problems.lastName ?? '' };
  };
  const form = useCheckedForm({
    id: 'register',
    initial: { fullName: '', email: '', password: '', confirmPassword: '' },
    check: checkRegistration(minPasswordLength),
    send: create,
  });
  const newPassword = { form, type: 'password', autoComplete: 'new-password' } as const;
  return (
    <>
      <PageHeading
        isCentred
        title="Create your account"
        intro="It takes a minute. You can stop and come back."
      />
      <CheckedForm form={form} labels={LABELS}>
        <FormField form={form} name="fullName" label={LABELS.fullName} autoComplete="name" />
        <FormField form={form} name="email" label={LABELS.email} type="email" autoComplete="username" />
        <FormField
          {...newPassword}
          name="password"
          label={LABELS.password}
          hint={`${minPasswordLength} characters or more`}
        />
        <FormField {...newPassword} name="confirmPassword" label={LABELS.confirmPassword} />
        <Button type="submit" className="w-full" isBusy={form.isSending}>
          Create Account
        </Button>
      </CheckedForm>
      <p className="mt-6 text-center text-muted">
        Already have an account?{' '}
        <Link className="text-link" to="/login">
          Sign in here
        </Link>
      </p>
    </>
  );
}
