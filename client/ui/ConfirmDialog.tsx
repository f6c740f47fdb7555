/** One question before something that cannot be undone. */
import { useRef } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** A sentence of messages.confirm. */
  message: string;
  /** What the button does: `Delete Person`. */
  confirmLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} look="secondary" onClick={props.onCancel}>
            Cancel
          </Button>
          <Button look="danger" isBusy={props.isBusy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <p>{props.message}</p>
    </Dialog>
  );
}
