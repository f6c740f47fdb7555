/** The first question before everything is deleted: what that means. */
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const DELETED = [
  'All uploaded documents',
  'All extracted people (primary and spouse)',
  'All questionnaire data',
  'All progress and completion status',
];

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
        Cancel
      </Button>
      <Button look="danger" onClick={onContinue}>
        Continue
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title="Clear All Data?"
      actions={actions}
      initialFocus={cancel}
    >
      <p>This will permanently delete:</p>
      <ul className="list-disc space-y-1 pl-6">
        {DELETED.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="font-semibold text-bad">This action cannot be undone.</p>
    </Dialog>
  );
}
