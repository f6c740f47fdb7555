/**
 * The IRS's transcript of a Form W-2: a list of its boxes. Names on most are cut short and numbers masked: the employee is read where the
 * number is whole. No other form of the same transcript is read.
 */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import { saidAmounts } from '../said/saidAmounts.ts';

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
  fields: [
    {
      to: ['primaryPerson.ssn'],
      as: 'ssn',
      where: [{ right: "employee's social security number" }, { right: 'ssn provided' }],
    },
    {
      to: {
        name: ['primaryPerson.fullName', 'fields.employeeName'],
        ...addressPaths('primaryPerson.homeAddress'),
      },
      as: 'personBlock',
      where: [{ between: ["employee's social security number", 'submission type'] }],
      when: { field: 'primaryPerson.ssn', isGiven: true },
    },
  ],
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
