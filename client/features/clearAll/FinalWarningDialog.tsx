/** The last question before everything is deleted: the phrase has to be typed. */
import { type FormEvent, useRef } from 'react';
import { messages } from '#domain/messages';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

interface FinalWarningDialogProps {
  isOpen: boolean;
  isClearing: boolean;
  typed: string;
  onType: (text: string) => void;
  onCancel: () => void;
  onClear: () => void;
}

const PHRASE = messages.confirm.clearAllPhrase;

export function FinalWarningDialog(props: FinalWarningDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  const isConfirmed = props.typed === PHRASE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !props.isClearing) props.onClear();
  };
  const label = (
    <>
      {messages.clearAll.typePhrase} <strong className="font-semibold">{PHRASE}</strong>{' '}
      {messages.clearAll.toConfirm}
    </>
  );
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={messages.clearAll.finalWarning}
      initialFocus={box}
    >
      <p>{messages.clearAll.goneForGood}</p>
      <form onSubmit={submit} className="space-y-6">
        <Field id="clear-all-phrase" label={label}>
          {(aria) => (
            <TextInput
              {...aria}
              ref={box}
              value={props.typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              disabled={props.isClearing}
              onChange={(event) => props.onType(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button look="secondary" disabled={props.isClearing} onClick={props.onCancel}>
            {messages.ui.cancel}
          </Button>
          <Button type="submit" look="danger" disabled={!isConfirmed} isBusy={props.isClearing}>
            {props.isClearing ? messages.clearAll.clearing : messages.clearAll.deleteAll}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
