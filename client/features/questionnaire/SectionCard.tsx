/** One section of the submitted view: its answers, and inline editing while nothing is submitted. */
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Field, Values } from '#domain/fields/field';
import { messages } from '#domain/messages';
import type { Section } from '#domain/questionnaire/section';
import { SectionForm } from '../../fields/SectionForm.tsx';
import { SectionView } from '../../fields/SectionView.tsx';
import { useSectionForm } from '../../fields/useSectionForm.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { SectionUpdate } from './questionnaire.ts';

interface EditorProps {
  section: Section;
  stored: Values | undefined;
  save: (update: SectionUpdate) => Promise<unknown>;
  onDone: () => void;
}

function SectionEditor({ section, stored, save, onDone }: EditorProps) {
  const form = useSectionForm(section, stored);
  const [isSaving, setIsSaving] = useState(false);
  const store = async (values: Values) => {
    setIsSaving(true);
    try {
      await save({ [section.id]: values });
      toast.success(messages.toast.sectionUpdated);
      onDone();
    } catch (error) {
      toast.failure(error, messages.toast.updateSectionFailed);
      setIsSaving(false);
    }
  };
  return (
    <SectionForm section={section} form={form} onSave={store}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" disabled={isSaving} onClick={onDone}>
          {messages.ui.cancel}
        </Button>
        <Button type="submit" isBusy={isSaving}>
          {messages.ui.save}
        </Button>
      </div>
    </SectionForm>
  );
}

interface SectionCardProps extends Omit<EditorProps, 'onDone'> {
  /** The questionnaire is submitted. */
  isReadOnly: boolean;
  beside?: (path: string, field: Field) => ReactNode;
}

export function SectionCard({ section, stored, save, isReadOnly, beside }: SectionCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const headingId = useId();
  const card = useRef<HTMLDivElement>(null);
  const isFresh = useRef(true);
  // The button that was pressed is gone: the keyboard goes on at the first question, and afterwards at Edit again.
  useEffect(() => {
    if (isFresh.current) isFresh.current = false;
    else card.current?.querySelector<HTMLElement>(isEditing ? 'input, select, textarea' : 'button')?.focus();
  }, [isEditing]);
  const canEdit = !isReadOnly && !isEditing;
  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      data-section={section.id}
      className="print:rounded-none print:border-0 print:border-t print:bg-transparent print:px-0 print:pt-2 print:pb-0 print:shadow-none"
    >
      <div ref={card}>
        <div className="mb-4 flex min-h-11 items-center justify-between gap-3 print:mb-1">
          <h2 id={headingId} className="text-lg font-semibold">
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
          <SectionEditor section={section} stored={stored} save={save} onDone={() => setIsEditing(false)} />
        ) : (
          <SectionView fields={section.fields} values={stored} beside={beside} />
        )}
      </div>
    </Card>
  );
}
