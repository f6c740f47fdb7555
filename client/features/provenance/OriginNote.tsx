/** Tells where an answer was read and opens the place: a small mark, or a line in words when it deserves a look. */
import { FileText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#domain/messages';
import { type Origin, sourceOf } from './origin.ts';
import { classNames } from '../../ui/classNames.ts';
import { OriginDialog } from './OriginDialog.tsx';

interface OriginNoteProps {
  label: string;
  answer: string;
  origin: Origin;
}

/** The touch target: 44 px, whatever the drawing. */
const TOUCH = 'relative before:absolute';
const LINE =
  'mt-1 -ml-1 inline-flex min-h-6 max-w-full items-start gap-1.5 rounded-field px-1 text-left before:inset-x-0 before:-inset-y-2.5 text-sm font-normal text-warn underline decoration-dotted underline-offset-4 print:hidden';
const MARK =
  '-my-1 inline-flex size-8 shrink-0 items-center justify-center rounded-field align-middle text-muted before:-inset-1.5 hover:bg-accent-soft hover:text-accent print:hidden';

export function OriginNote({ label, answer, origin }: OriginNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isUncertain } = origin;
  const Icon = isUncertain ? TriangleAlert : FileText;
  const source = messages.provenance.from(sourceOf(origin));
  const place = messages.provenance.whereFrom(label);
  return (
    <>
      <button
        type="button"
        title={isUncertain ? undefined : source}
        onClick={() => setIsOpen(true)}
        className={classNames(TOUCH, isUncertain ? LINE : MARK)}
      >
        <Icon aria-hidden className={classNames('size-4 shrink-0', isUncertain && 'mt-0.5')} />
        {isUncertain ? (
          <span className="min-w-0">
            {messages.provenance.pleaseCheck}: {source}
            <span className="sr-only">{place}</span>
          </span>
        ) : (
          <span className="sr-only">{source + place}</span>
        )}
      </button>
      {isOpen && (
        <OriginDialog label={label} answer={answer} origin={origin} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
