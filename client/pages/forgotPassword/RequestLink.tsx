/** The form that asks for a reset link. */
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { callApi } from '../../lib/callApi.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

interface RequestLinkProps {
  onSent: (email: string) => void;
  isNewScreen: boolean;
}

export function RequestLink({ onSent, isNewScreen }: RequestLinkProps) {
  const request = async ({ email = '' }) => {
    try {
      await callApi('forgotPassword', { body: { email: email.trim() } });
      toast.success(messages.toast.resetMailSent);
      onSent(email.trim());
    } catch (error) {
      toast.failure(error, messages.toast.resetMailFailed);
    }
  };
  const form = useCheckedForm({ id: 'forgot', initial: { email: '' }, send: request });
  return (
    <>
      <PageHeading
        isCentred
        isNewScreen={isNewScreen}
        title={messages.signIn.forgot}
        intro={messages.signIn.forgotIntro}
      />
      <CheckedForm form={form} isBrowserChecked>
        <FormField
          form={form}
          name="email"
          label={messages.signIn.email}
          type="email"
          autoComplete="username"
        />
        <Button type="submit" className="w-full" isBusy={form.isSending}>
          {messages.signIn.sendLink}
        </Button>
      </CheckedForm>
      <p className="mt-6 text-center">
        <Link className="text-link lone-link" to="/login">
          {messages.signIn.backToSignIn}
        </Link>
      </p>
    </>
  );
}
