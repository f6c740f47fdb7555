/** Inline editing of one section on the page of all answers. */
import { useEffect, useState } from 'react';
import type { Values } from '#domain/fields/field';
import { messages } from '#domain/messages';
import type { Section } from '#domain/questionnaire/section';
import { SectionForm } from '../../fields/SectionForm.tsx';
import { useSectionForm } from '../../fields/useSectionForm.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useKeptTyping } from '../drafts/useKeptTyping.ts';
import type { UnsavedWork } from '../drafts/useUnsavedWork.ts';
import type { SectionUpdate } from './questionnaire.ts';

export interface SectionEditorProps {
  section: Section;
  stored: Values | undefined;
  unsaved: UnsavedWork;
  save: (update: SectionUpdate) => Promise<unknown>;
  /** Its boxes are there. */
  onOpened: () => void;
  onDone: () => void;
}

export function SectionEditor({ section, stored, unsaved, save, onOpened, onDone }: SectionEditorProps) {
  const form = useSectionForm(section, stored);
  const { letGo } = useKeptTyping({ section, stored, form, unsaved });
  const close = () => {
    letGo();
    onDone();
  };
  const [isSaving, setIsSaving] = useState(false);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  useEffect(onOpened, []);
  const store = async (values: Values) => {
    setIsSaving(true);
    try {
      await save({ [section.id]: values });
      toast.success(messages.toast.sectionUpdated);
      close();
    } catch (error) {
      toast.failure(error, messages.toast.updateSectionFailed);
      setIsSaving(false);
    }
  };
  return (
    <SectionForm section={section} form={form} onSave={store}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" disabled={isSaving} onClick={close}>
          {messages.ui.cancel}
        </Button>
        <Button type="submit" isBusy={isSaving}>
          {messages.ui.save}
        </Button>
      </div>
    </SectionForm>
  );
}
