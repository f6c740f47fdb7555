/** One question before something is done: red where it cannot be undone, calm where one may only want to stay. */
import { useRef } from 'react';
import { messages } from '#domain/messages';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** A sentence of messages.confirm. */
  message: string;
  /** What the button does: `Delete Person`. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Nothing is destroyed: staying is then the suggested answer. */
  isHarmless?: boolean;
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
          <Button ref={cancel} look={props.isHarmless ? 'primary' : 'secondary'} onClick={props.onCancel}>
            {props.cancelLabel ?? messages.ui.cancel}
          </Button>
          <Button
            look={props.isHarmless ? 'secondary' : 'danger'}
            isBusy={props.isBusy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <p>{props.message}</p>
    </Dialog>
  );
}
