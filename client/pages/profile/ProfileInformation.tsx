/** Name and email, and when the account was made and last used. */
import { messages } from '#domain/messages';
import { formatDate, formatDateTime } from '#domain/format';
import { checkProfile } from '../../features/account/checks.ts';
import { CheckedForm } from '../../fields/checkedForm/CheckedForm.tsx';
import { FormField } from '../../fields/checkedForm/FormField.tsx';
import { type FormValues, useCheckedForm } from '../../fields/checkedForm/useCheckedForm.ts';
import { ApiError } from '../../lib/apiError.ts';
import { callApi } from '../../lib/callApi.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/Button.tsx';

const LABELS = { fullName: messages.profile.fullName, email: messages.profile.email };

const isSame = (some: FormValues, others: FormValues) =>
  Object.keys(others).every((name) => some[name] === others[name]);

export interface ProfileEdits {
  /** What stands in the boxes; undefined where it is what is saved. */
  typed: FormValues | undefined;
  onType: (typed: FormValues | undefined) => void;
}

function useProfileForm({ typed, onType }: ProfileEdits) {
  const { user, updateUser } = useSession();
  const saved = { fullName: user?.fullName ?? '', email: user?.email ?? '' };
  const update = async ({ fullName = '', email = '' }) => {
    try {
      const answer = await callApi('updateProfile', { body: { fullName, email: email.trim() } });
      updateUser(answer.user);
      onType(undefined);
      toast.success(messages.toast.profileUpdated);
    } catch (error) {
      toast.failure(error, messages.toast.updateProfileFailed);
      return error instanceof ApiError ? error.fields : undefined;
    }
    return undefined;
  };
  return useCheckedForm({
    id: 'profile',
    initial: typed ?? saved,
    check: checkProfile,
    send: update,
    onEdit: (values) => onType(isSame(values, saved) ? undefined : values),
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

export function ProfileInformation(edits: ProfileEdits) {
  const { user } = useSession();
  const form = useProfileForm(edits);
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
