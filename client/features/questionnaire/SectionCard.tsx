/** One section of the submitted view: its answers, and inline editing while nothing is submitted. */
import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Field } from '#domain/fields/field';
import { messages } from '#domain/messages';
import { SectionView } from '../../fields/SectionView.tsx';
import { laterComponent } from '../../lib/laterComponent.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { SectionEditorProps } from './SectionEditor.tsx';

// forms are needed by those who edit only: they come after the answers
const SectionEditor = laterComponent(async () => (await import('./SectionEditor.tsx')).SectionEditor);

interface SectionCardProps extends Omit<SectionEditorProps, 'onOpened' | 'onDone'> {
  /** The questionnaire is submitted. */
  isReadOnly: boolean;
  beside?: (path: string, field: Field) => ReactNode;
}

export function SectionCard({ section, stored, unsaved, save, isReadOnly, beside }: SectionCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const headingId = useId();
  const card = useRef<HTMLDivElement>(null);
  const isFresh = useRef(true);
  useEffect(() => {
    if (!isReadOnly) void SectionEditor.preload();
  }, [isReadOnly]);
  // The button that was pressed is gone: the keyboard goes on at the first question, and afterwards at Edit again.
  const focusFirst = (what: string) => card.current?.querySelector<HTMLElement>(what)?.focus();
  useEffect(() => {
    if (isFresh.current) isFresh.current = false;
    else if (!isEditing) focusFirst('button');
  }, [isEditing]);
  const canEdit = !isReadOnly && !isEditing;
  return (
    <Card as="section" aria-labelledby={headingId} data-section={section.id}>
      <div ref={card}>
        <div
          className={classNames(
            'mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 print:mb-1',
            !isReadOnly && 'min-h-11',
          )}
        >
          <h2 id={headingId} className="flex-1 text-lg font-semibold">
            {section.title}
          </h2>
          {canEdit && (
            <Button
              look="secondary"
              aria-label={messages.ui.editNamed(section.title)}
              className="print:hidden"
              icon={<Pencil aria-hidden className="size-4" />}
              onClick={() => setIsEditing(true)}
            >
              {messages.ui.edit}
            </Button>
          )}
        </div>
        {isEditing && !isReadOnly ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <SectionEditor
              {...{ section, stored, unsaved, save }}
              onOpened={() => focusFirst('input, select, textarea')}
              onDone={() => setIsEditing(false)}
            />
          </Suspense>
        ) : (
          <SectionView fields={section.fields} values={stored} beside={beside} />
        )}
      </div>
    </Card>
  );
}
