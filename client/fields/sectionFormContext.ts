/** What every field of a section form needs to know about the form it is in. */
import { createContext, type ReactNode, use } from 'react';
import type { Field } from '#domain/fields/field';

export interface SectionFormFacts {
  sectionId: string;
  disabled: boolean;
  /** Something to stand under one field, by its path: where the answer came from, a suggestion. */
  beside?: (path: string, field: Field) => ReactNode;
}

export const SectionFormContext = createContext<SectionFormFacts>({ sectionId: '', disabled: false });
export const useSectionFormFacts = () => use(SectionFormContext);
