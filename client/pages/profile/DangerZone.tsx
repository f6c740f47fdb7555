/** Deleting the account, after one question. */
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#domain/messages';
import { callApi } from '../../lib/callApi.ts';
import { useSession } from '../../lib/session/sessionContext.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

export function DangerZone() {
  const { endSession } = useSession();
  const [stage, setStage] = useState<'closed' | 'asking' | 'deleting'>('closed');
  const deleteAccount = async () => {
    setStage('deleting');
    try {
      await callApi('deleteAccount');
      endSession();
      toast.success(messages.toast.accountDeleted);
    } catch (error) {
      setStage('closed');
      toast.failure(error, messages.toast.deleteAccountFailed);
    }
  };
  return (
    <>
      <Alert tone="bad" title={messages.profile.removesEverything}>
        <p className="mt-1">{messages.profile.nobodyBringsBack}</p>
        <Button
          look="danger"
          className="mt-4"
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={() => setStage('asking')}
        >
          {messages.profile.deleteAccount}
        </Button>
      </Alert>
      <ConfirmDialog
        isOpen={stage !== 'closed'}
        title={messages.profile.deleteQuestion}
        message={messages.confirm.deleteAccount}
        confirmLabel={messages.profile.deleteAccount}
        isBusy={stage === 'deleting'}
        onConfirm={() => void deleteAccount()}
        onCancel={() => stage === 'asking' && setStage('closed')}
      />
    </>
  );
}
