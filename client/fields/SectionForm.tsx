/** The whole form of a section: error summary, every question, and the buttons it is given. */
import { type ReactNode, useMemo } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import type { Values } from '#domain/fields/field';
import type { Section } from '#domain/questionnaire/section';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { listProblems } from './listProblems.ts';
import { PartList } from './PartList.tsx';
import { SectionFormContext, type SectionFormFacts } from './sectionFormContext.ts';
import type { SectionFormState } from './useSectionForm.ts';

interface SectionFormProps {
  section: Section;
  /** From useSectionForm. */
  form: SectionFormState;
  /** Gets the checked values, ready to be stored. Not called while something is wrong. */
  onSave: (values: Values) => void | Promise<void>;
  /** Every input off: the questionnaire was submitted. */
  disabled?: boolean;
  /** Something to stand beside an answer, by its path. Keep it stable (useCallback). */
  beside?: SectionFormFacts['beside'];
  /** Buttons at the end; one of type submit. */
  children?: ReactNode;
  /** For a submit button outside of the form (`form` attribute). */
  id?: string;
}

function Problems({ section, form }: Pick<SectionFormProps, 'section' | 'form'>) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const problems = submitCount > 0 ? listProblems(section.id, section.fields, errors) : [];
  return <ErrorSummary problems={problems} attempt={submitCount} />;
}

export function SectionForm({
  section,
  form,
  onSave,
  disabled = false,
  beside,
  children,
  id,
}: SectionFormProps) {
  const facts = useMemo(() => ({ sectionId: section.id, disabled, beside }), [section.id, disabled, beside]);
  return (
    <FormProvider {...form}>
      <SectionFormContext value={facts}>
        <form
          id={id}
          noValidate
          className="space-y-6"
          onSubmit={(event) => void form.handleSubmit((values) => onSave(values))(event)}
        >
          <Problems section={section} form={form} />
          <PartList section={section} />
          {children}
        </form>
      </SectionFormContext>
    </FormProvider>
  );
}
