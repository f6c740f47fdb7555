/** A small line under an answer that was read from a document: which one, and a mark when it deserves a look. */
import { FileText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import type { Origin } from './origin.ts';
import { OriginDialog } from './OriginDialog.tsx';

interface OriginNoteProps {
  label: string;
  answer: string;
  origin: Origin;
}

export function OriginNote({ label, answer, origin }: OriginNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Icon = origin.isUncertain ? TriangleAlert : FileText;
  const page = origin.page > 0 ? `, page ${origin.page}` : '';
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={classNames(
          'mt-1 -ml-1 inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-field px-1 text-left text-sm font-normal underline decoration-dotted underline-offset-4 print:hidden',
          origin.isUncertain ? 'text-warn' : 'text-muted hover:text-ink',
        )}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 truncate">
          {origin.isUncertain && 'Please check: '}
          From {origin.form}
          {page}
          <span className="sr-only">, where {label} came from</span>
        </span>
      </button>
      {isOpen && (
        <OriginDialog label={label} answer={answer} origin={origin} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
