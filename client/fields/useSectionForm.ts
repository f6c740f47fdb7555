/** The form of one section: its boxes hold what is stored, and what was typed survives a reload of the answers. */
import { useEffect, useMemo } from 'react';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { Values } from '#domain/fields/field';
import type { Section } from '#domain/questionnaire/section';
import { checkSection } from './checkSection.ts';
import { toTyped } from './typedValues.ts';

export type SectionFormState = UseFormReturn<FieldValues, unknown, Values>;

/**
 * `stored` is the saved section, or undefined when nobody saved it. When it changes, boxes nobody touched follow
 * and touched ones keep what was typed; `form.reset(toTyped(section.fields, stored))` takes over everything.
 */
export function useSectionForm(section: Section, stored: Values | undefined): SectionFormState {
  const typed = useMemo(() => toTyped(section.fields, stored), [section, stored]);
  const resolver = useMemo(() => checkSection(section.fields, stored), [section, stored]);
  const form = useForm<FieldValues, unknown, Values>({
    defaultValues: typed,
    resolver,
    // not on blur: a message that appears on the way to a button moves the button from under the pointer
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false, // the error summary takes the focus
  });
  const { reset } = form;
  useEffect(() => reset(typed, { keepDirtyValues: true }), [reset, typed]);
  return form;
}
