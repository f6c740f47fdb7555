/** A quiet sign that what is being typed is kept; it stays in sight however long the form is. */
import { Cloud, CloudAlert } from 'lucide-react';
import { messages } from '#domain/messages';
import { classNames } from '../../ui/classNames.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { DraftState } from './useAutosave.ts';

export function DraftSign({ state }: { state: DraftState }) {
  const isMissing = state === 'waiting' || state === 'failed';
  return (
    <p
      className={classNames(
        'pointer-events-none sticky bottom-3 z-10 flex min-h-6 w-fit items-center gap-2 text-sm text-muted max-sm:mb-3 max-sm:-mt-3 max-sm:ml-auto sm:mt-9',
        state !== 'none' && 'rounded-full border border-line bg-surface px-3 py-1 shadow-card',
      )}
    >
      {state === 'saving' && <Spinner className="size-4" />}
      {state === 'saved' && <Cloud aria-hidden className="size-4 shrink-0" />}
      {isMissing && <CloudAlert aria-hidden className="size-4 shrink-0" />}
      <span role="status">
        {state === 'saved' && messages.questionnaire.draftSaved}
        {state === 'waiting' && messages.questionnaire.draftWaiting}
        {state === 'failed' && messages.questionnaire.draftNotSaved}
      </span>
    </p>
  );
}
