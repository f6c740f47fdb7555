/** The first question before everything is deleted: what that means. */
import { useRef } from 'react';
import { messages } from '#domain/messages';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface FirstWarningDialogProps {
  isOpen: boolean;
  onCancel: () => void;
  onContinue: () => void;
}

export function FirstWarningDialog({ isOpen, onCancel, onContinue }: FirstWarningDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const actions = (
    <>
      <Button ref={cancel} look="secondary" onClick={onCancel}>
        {messages.ui.cancel}
      </Button>
      <Button look="danger" onClick={onContinue}>
        {messages.clearAll.goOn}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={messages.clearAll.question}
      actions={actions}
      initialFocus={cancel}
    >
      <p>{messages.clearAll.willDelete}</p>
      <ul className="list-disc space-y-1 pl-6">
        {messages.clearAll.deleted.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="font-semibold text-bad">{messages.clearAll.cannotBeUndone}</p>
    </Dialog>
  );
}
