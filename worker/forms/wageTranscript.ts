/**
 * The IRS's transcript of a Form W-2: a list of its boxes. Names on it are cut short and numbers masked, so nobody is read from it, and no
 * other form of the same transcript.
 */
import type { FormDefinition } from '../understanding/formDefinition.ts';
import { saidAmounts } from './said/saidAmounts.ts';

export const wageTranscript: FormDefinition = {
  name: 'W-2',
  documentType: 'w2-form',
  hasTaxYear: true,
  signs: [
    {
      needs: 3,
      anyOf: ['wage and tax statement'],
      of: ['submission type', 'original document', 'wage and tax statement'],
    },
  ],
  fields: [],
  says: saidAmounts({
    'fields.wages': ['wages tips and other compensation'],
    'fields.federalIncomeTaxWithheld': ['federal income tax withheld'],
    'fields.socialSecurityWages': ['social security wages'],
    'fields.socialSecurityTaxWithheld': ['social security tax withheld'],
    'fields.medicareWages': ['medicare wages and tips'],
    'fields.medicareTaxWithheld': ['medicare tax withheld'],
  }),
  derived: [{ to: 'employmentStatus.w2Income', value: true, when: { field: 'fields.wages', over: 0 } }],
  otherLabels: [],
};
