/** One step with questions: offer of a draft, anything above the form, the form, Save & Continue. */
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { messages } from '#domain/messages';
import type { Section } from '#domain/questionnaire/section';
import type { SectionId } from '#domain/questionnaire/sections';
import { draftChanges } from '../../features/drafts/draftChanges.ts';
import { DraftOffer } from '../../features/drafts/DraftOffer.tsx';
import { DraftSign } from '../../features/drafts/DraftSign.tsx';
import type { Draft } from '../../features/drafts/useDrafts.ts';
import type { UnsavedWork } from '../../features/drafts/useUnsavedWork.ts';
import { SectionOrigins } from '../../features/provenance/SectionOrigins.tsx';
import { useFieldNotes } from '../../features/provenance/useFieldNotes.tsx';
import {
  type MaybeQuestionnaire,
  type Questionnaire,
  type SectionUpdate,
} from '../../features/questionnaire/questionnaire.ts';
import { SectionForm } from '../../fields/SectionForm.tsx';
import { firstChange, typeIn } from '../../fields/typedChanges.ts';
import { Button } from '../../ui/Button.tsx';
import type { StepHandle } from './stepHandle.ts';
import { useSectionStep } from './useSectionStep.ts';

export interface SectionStepProps {
  section: Section;
  questionnaire: MaybeQuestionnaire;
  unsaved: UnsavedWork;
  /** Typed on an earlier visit. */
  draft: Draft | undefined;
  onForgetDraft: (sectionId: string) => void;
  save: (update: SectionUpdate) => Promise<Questionnaire>;
  isSaving: boolean;
  disabled: boolean;
  onContinue: () => void;
  handle: Ref<StepHandle>;
  /** Above the form: the people to choose from. */
  children?: ReactNode;
}

export function SectionStep(props: SectionStepProps) {
  const { section, questionnaire, draft, disabled, handle } = props;
  const stored = questionnaire?.[section.id as SectionId];
  const { form, draftState, persist, checkAndSave } = useSectionStep({ ...props, stored });
  const beside = useFieldNotes({ sectionId: section.id, stored, origins: questionnaire }, disabled);
  useImperativeHandle(handle, () => ({ save: checkAndSave, typeIn: (changes) => typeIn(form, changes) }), [
    checkAndSave,
    form,
  ]);
  const offered = disabled ? undefined : draftChanges(section, stored, draft);
  const forgetDraft = () => {
    props.onForgetDraft(section.id);
    form.setFocus(firstChange(offered ?? {})); // the offer goes with its buttons: on with what it was about
  };
  return (
    <div className="space-y-6">
      {draft && offered && (
        <DraftOffer
          draft={draft}
          onRestore={() => {
            typeIn(form, offered);
            forgetDraft();
          }}
          onDiscard={forgetDraft}
        />
      )}
      {props.children}
      <SectionOrigins sectionId={section.id} stored={stored} origins={questionnaire} />
      <SectionForm
        section={section}
        form={form}
        disabled={disabled}
        beside={beside}
        onSave={async (values) => {
          if (await persist(values, 'continue')) props.onContinue();
        }}
      >
        <DraftSign state={draftState} />
        <Button
          type="submit"
          className="w-full print:hidden sm:-mt-15 sm:ml-auto sm:flex sm:w-auto"
          disabled={disabled}
          isBusy={props.isSaving}
        >
          {messages.steps.saveAndContinue}
        </Button>
      </SectionForm>
    </div>
  );
}
