/** The form that takes the new password. */
import { useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages';
import { checkNewPassword } from '../../features/account/checks.ts';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { ApiError } from '../../lib/apiError.ts';
import { callApi } from '../../lib/callApi.ts';
import { toast } from '../../lib/toast.ts';
import { useMinPasswordLength } from '../../lib/useMinPasswordLength.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const LABELS = { password: messages.signIn.newPassword, confirmPassword: messages.signIn.confirmNew };

export function NewPasswordForm({ token, onInvalid }: { token: string; onInvalid: () => void }) {
  const navigate = useNavigate();
  const minPasswordLength = useMinPasswordLength();
  const setPassword = async ({ password = '' }) => {
    try {
      await callApi('resetPassword', { body: { token, password } });
      toast.success(messages.toast.resetSuccess);
      void navigate('/login', { replace: true });
    } catch (error) {
      toast.failure(error, messages.toast.resetFailed);
      if (!(error instanceof ApiError)) return undefined;
      if (error.code === 'RESET_INVALID' || error.fields.token) onInvalid();
      return error.fields;
    }
    return undefined;
  };
  const form = useCheckedForm({
    id: 'reset',
    initial: { password: '', confirmPassword: '' },
    check: checkNewPassword(minPasswordLength),
    send: setPassword,
  });
  const field = { form, type: 'password', autoComplete: 'new-password' } as const;
  return (
    <>
      <PageHeading isCentred title={messages.signIn.setNew} intro={messages.signIn.setNewIntro} />
      <CheckedForm form={form} labels={LABELS}>
        <FormField
          {...field}
          name="password"
          label={LABELS.password}
          hint={messages.signIn.orMore(minPasswordLength)}
        />
        <FormField {...field} name="confirmPassword" label={LABELS.confirmPassword} />
        <Button type="submit" className="w-full" isBusy={form.isSending}>
          {messages.signIn.reset}
        </Button>
      </CheckedForm>
    </>
  );
}
