/** What every field of a section form needs to know about the form it is in. */
import { createContext, type ReactNode, use } from 'react';
import type { Field } from '#domain/fields/field';

/** What stands beside one answer: a small mark in its label's line, and a note under its box. */
export interface Beside {
  mark?: ReactNode;
  note?: ReactNode;
}

export interface SectionFormFacts {
  sectionId: string;
  disabled: boolean;
  /** By the path of the question: where its answer came from, a suggestion. */
  beside?: (path: string, field: Field) => Beside;
}

export const SectionFormContext = createContext<SectionFormFacts>({ sectionId: '', disabled: false });
export const useSectionFormFacts = () => use(SectionFormContext);
