/** Changing the password; other sessions end, this one stays. */
import { messages } from '#domain/messages';
import { checkPasswordChange } from '../../features/account/checks.ts';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { ApiError } from '../../lib/apiError.ts';
import { callApi } from '../../lib/callApi.ts';
import { toast } from '../../lib/toast.ts';
import { useMinPasswordLength } from '../../lib/useMinPasswordLength.ts';
import { Button } from '../../ui/Button.tsx';

const LABELS = {
  currentPassword: messages.profile.currentPassword,
  newPassword: messages.profile.newPassword,
  confirmPassword: messages.profile.confirmNew,
};

export function ChangePassword() {
  const minPasswordLength = useMinPasswordLength();
  const change = async ({ currentPassword = '', newPassword = '' }) => {
    try {
      await callApi('changePassword', { body: { currentPassword, newPassword } });
      toast.success(messages.toast.passwordChanged);
      form.reset();
    } catch (error) {
      toast.failure(error, messages.toast.changePasswordFailed);
      return error instanceof ApiError ? error.fields : undefined;
    }
    return undefined;
  };
  const form = useCheckedForm({
    id: 'password',
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: checkPasswordChange(minPasswordLength),
    send: change,
  });
  const field = (name: keyof typeof LABELS, autoComplete: string) => (
    <FormField form={form} name={name} label={LABELS[name]} type="password" autoComplete={autoComplete} />
  );
  return (
    <div className="max-w-lg">
      <CheckedForm form={form} labels={LABELS} isBrowserChecked>
        {field('currentPassword', 'current-password')}
        {field('newPassword', 'new-password')}
        {field('confirmPassword', 'new-password')}
        <Button type="submit" isBusy={form.isSending}>
          {messages.profile.changePassword}
        </Button>
      </CheckedForm>
    </div>
  );
}
