/** Name and email, and when the account was made and last used. */
import { messages } from '#domain/messages';
import { formatDate, formatDateTime } from '#domain/format';
import { checkProfile } from '../../features/account/checks.ts';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { ApiError } from '../../lib/apiError.ts';
import { callApi } from '../../lib/callApi.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/Button.tsx';

const LABELS = { fullName: messages.profile.fullName, email: messages.profile.email };

function useProfileForm() {
  const { user, updateUser } = useSession();
  const update = async ({ fullName = '', email = '' }) => {
    try {
      const answer = await callApi('updateProfile', { body: { fullName, email: email.trim() } });
      updateUser(answer.user);
      toast.success(messages.toast.profileUpdated);
    } catch (error) {
      toast.failure(error, messages.toast.updateProfileFailed);
      return error instanceof ApiError ? error.fields : undefined;
    }
    return undefined;
  };
  return useCheckedForm({
    id: 'profile',
    initial: { fullName: user?.fullName ?? '', email: user?.email ?? '' },
    check: checkProfile,
    send: update,
  });
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

export function ProfileInformation() {
  const { user } = useSession();
  const form = useProfileForm();
  return (
    <div className="max-w-lg space-y-6">
      <CheckedForm form={form} labels={LABELS} isBrowserChecked>
        <FormField form={form} name="fullName" label={LABELS.fullName} autoComplete="name" />
        <FormField form={form} name="email" label={LABELS.email} type="email" autoComplete="email" />
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Fact name={messages.profile.accountCreated}>{formatDate(user?.createdAt ?? '')}</Fact>
          <Fact name={messages.profile.lastLogin}>
            {user?.lastLogin ? formatDateTime(user.lastLogin) : messages.view.never}
          </Fact>
        </dl>
        <Button type="submit" isBusy={form.isSending}>
          {messages.profile.update}
        </Button>
      </CheckedForm>
    </div>
  );
}
