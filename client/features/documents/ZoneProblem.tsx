/** Under a zone: why its file was refused or could not be read, and the way to where that is mended. */
import { CircleAlert } from 'lucide-react';
import { messages } from '#domain/messages';
import { focusControl } from '../../ui/focusControl.ts';
import { passwordBoxId } from './PasswordForm.tsx';
import type { Document } from './useDocuments.ts';

interface ZoneProblemProps {
  id: string;
  problem: string;
  /** The document that waits for its password, which is asked for in the list of documents. */
  locked?: Document;
}

export function ZoneProblem({ id, problem, locked }: ZoneProblemProps) {
  return (
    <div className="mt-1.5 px-1 text-sm">
      <p id={id} className="flex gap-1.5 font-medium text-bad">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {problem}
      </p>
      {locked && (
        <button
          type="button"
          className="text-link ml-5.5 min-h-11"
          onClick={() => focusControl(passwordBoxId(locked))}
        >
          {messages.documents.goToPassword}
        </button>
      )}
    </div>
  );
}
