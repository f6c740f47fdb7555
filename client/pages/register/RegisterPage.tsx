/** Creating an account. */
import { Link } from 'react-router-dom';
import { splitFullName } from '#domain/account/fullName';
import { messages } from '#domain/messages';
import { checkRegistration } from '../../features/account/checks.ts';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { type FormValues, useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { useMinPasswordLength } from '../../lib/useMinPasswordLength.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const LABELS = {
  fullName: messages.signIn.fullName,
  email: messages.signIn.email,
  password: messages.signIn.password,
  confirmPassword: messages.signIn.confirmPassword,
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
      <PageHeading isCentred title={messages.signIn.createTitle} intro={messages.signIn.createIntro} />
      <CheckedForm form={form} labels={LABELS}>
        <FormField form={form} name="fullName" label={LABELS.fullName} autoComplete="name" />
        <FormField form={form} name="email" label={LABELS.email} type="email" autoComplete="email" />
        <FormField
          {...newPassword}
          name="password"
          label={LABELS.password}
          hint={messages.signIn.orMore(minPasswordLength)}
        />
        <FormField {...newPassword} name="confirmPassword" label={LABELS.confirmPassword} />
        <Button type="submit" className="w-full" isBusy={form.isSending}>
          {messages.signIn.create}
        </Button>
      </CheckedForm>
      <p className="mt-6 text-center text-muted">
        {messages.signIn.haveAccount}{' '}
        <Link className="text-link lone-link whitespace-nowrap" to="/login">
          {messages.signIn.signInHere}
        </Link>
      </p>
    </>
  );
}
