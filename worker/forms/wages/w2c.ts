/**
 * Form W-2c, Corrected Wage and Tax Statement. It prints each of its boxes twice, side by side, as it was reported and as it is correct: only
 * the second counts. Boxes that were right all along are blank on it.
 */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { signsW2c } from './w2cSigns.ts';

const AMOUNTS: Readonly<Record<`fields.${string}`, string>> = {
  'fields.wages': 'wages tips other compensation',
  'fields.federalIncomeTaxWithheld': 'federal income tax withheld',
  'fields.socialSecurityWages': 'social security wages',
  'fields.socialSecurityTaxWithheld': 'social security tax withheld',
  'fields.medicareWages': 'medicare wages and tips',
  'fields.medicareTaxWithheld': 'medicare tax withheld',
  'fields.stateWages': 'state wages tips etc',
  'fields.stateIncomeTax': 'state income tax',
};
const second = (below: string): Where => ({ below, depth: 24, second: true });
const amount = ([to, label]: [string, string]): FieldRule => ({
  to: [to as TargetPath],
  as: 'money',
  where: [second(label)],
});

const firstName = "employee's first name and initial";
const lastName: Where = { below: 'last name', beside: firstName, depth: 24 };

export const w2c: FormDefinition = {
  name: 'W-2c',
  documentType: 'w2-form',
  hasTaxYear: true,
  identity: ['fields.employeeSsn', 'fields.employerEin'],
  parties: { own: 'fields.employeeName', other: 'fields.employerName' },
  signs: [{ needs: 3, anyOf: signsW2c.slice(0, 1), of: [...signsW2c, "employee's correct ssn"] }],
  fields: [
    {
      to: ['primaryPerson.ssn', 'fields.employeeSsn'],
      as: 'ssn',
      where: [{ below: "employee's correct ssn", depth: 24 }],
    },
    { to: ['fields.employerEin'], as: 'ein', where: [{ below: "employer's federal ein", depth: 24 }] },
    {
      to: { name: ['fields.employerName'] },
      as: 'businessBlock',
      where: [{ below: "employer's name address and zip code" }],
    },
    {
      to: ['primaryPerson.fullName', 'fields.employeeName'],
      as: 'personName',
      where: [{ join: [{ below: firstName, depth: 24 }, lastName] }],
    },
    {
      to: addressPaths('primaryPerson.homeAddress'),
      as: 'address',
      where: [{ below: "employee's address and zip code" }],
    },
    ...Object.entries(AMOUNTS).map(amount),
    { to: ['fields.state'], as: 'state', where: [{ ...second('15 state'), depth: 26 }] },
  ],
  derived: [
    { to: 'employmentStatus.w2Income', value: true, when: { field: 'fields.employeeSsn', isGiven: true } },
  ],
  otherLabels: [
    ...signsW2c,
    'tax year/form corrected',
    'corrected ssn and/or name',
    "employee's previously reported ssn",
    "employee's previously reported name",
    'suff',
    'note only complete money fields',
    'social security tips',
    'allocated tips',
    'dependent care benefits',
    'nonqualified plans',
    'see instructions for box 12',
    'statutory employee',
    'retirement plan',
    'third-party sick pay',
    '14 other',
    "employer's state id number",
    'state correction information',
    'locality correction information',
    'local wages tips etc',
    'local income tax',
    'locality name',
  ],
};
