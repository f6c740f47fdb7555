/** When the same answers were changed in another window: what differs, and which one to keep. */
import { useState } from 'react';
import { messages } from '#domain/messages';
import type { Value } from '#domain/fields/field';
import { readText } from '#domain/fields/readText';
import { fieldAt } from '#domain/questionnaire/fieldAt';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Conflict } from './questionnaire.ts';

type Side = 'yours' | 'theirs';
const SIDES: readonly { side: Side; label: string }[] = [
  { side: 'yours', label: messages.steps.yours },
  { side: 'theirs', label: messages.steps.theirs },
];

function textOf(path: string, value: Value): string {
  const question = fieldAt(path);
  return question ? readText(question.field, value) : JSON.stringify(value);
}

interface ChoiceProps {
  conflict: Conflict;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function ConflictChoice({ conflict, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="rounded-field border border-line p-3">
      <legend className="px-1 font-semibold">{fieldAt(conflict.path)?.label ?? conflict.path}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map(({ side, label }) => (
          <label key={side} className="flex min-h-11 items-start gap-3 rounded-field p-2 hover:bg-sunken">
            <input
              type="radio"
              name={`conflict-${conflict.path}`}
              className="mt-1 size-4 accent-accent"
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">{label}</span>
              {textOf(conflict.path, conflict[side])}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  /** Gets the conflicts of which the other window's answer is to be kept. */
  onKeep: (theirs: readonly Conflict[]) => void;
  onClose: () => void;
}

export function ConflictDialog({ conflicts, onKeep, onClose }: ConflictDialogProps) {
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = ({ path }: Conflict) => sides[path] ?? 'yours';
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={messages.steps.changedElsewhere}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {messages.steps.backToForm}
          </Button>
          <Button onClick={() => onKeep(conflicts.filter((conflict) => sideOf(conflict) === 'theirs'))}>
            {messages.steps.saveThese}
          </Button>
        </>
      }
    >
      <p>{conflicts.length > 0 ? messages.questionnaire.stale : messages.questionnaire.clearedElsewhere}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.path}
          conflict={conflict}
          chosen={sideOf(conflict)}
          onChoose={(side) => setSides({ ...sides, [conflict.path]: side })}
        />
      ))}
    </Dialog>
  );
}
