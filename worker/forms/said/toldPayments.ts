/** What letters in place of 1099s say of what was paid, where no box does. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { toldOnPage } from '../askedFields.ts';

const TOLD: Readonly<Record<string, readonly (readonly [TargetPath, FieldRule['as']])[]>> = {
  '1099-NEC': [['fields.nonemployeeCompensation', 'saidNonemployee']],
  '1099-MISC': [['fields.rents', 'saidRents']],
  '1099-INT': [['fields.interestIncome', 'saidInterestPaid']],
  '1099-R': [['fields.grossDistribution', 'saidDistribution']],
  '1099-G': [['fields.unemploymentCompensation', 'saidUnemployment']],
};

/** By the name of the form. */
export const toldPayments = (form: string): FieldRule[] => toldOnPage(TOLD[form] ?? []);
