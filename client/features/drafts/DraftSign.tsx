/** A quiet sign that what is being typed is kept. */
import { Cloud, CloudAlert } from 'lucide-react';
import { messages } from '#domain/messages';
import { Spinner } from '../../ui/Spinner.tsx';
import type { DraftState } from './useAutosave.ts';

export function DraftSign({ state }: { state: DraftState }) {
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm text-muted">
      {state === 'saving' && <Spinner className="size-4" />}
      {state === 'saved' && <Cloud aria-hidden className="size-4" />}
      {state === 'failed' && <CloudAlert aria-hidden className="size-4" />}
      <span role="status">
        {state === 'saved' && messages.questionnaire.draftSaved}
        {state === 'failed' && messages.questionnaire.draftNotSaved}
      </span>
    </p>
  );
}
