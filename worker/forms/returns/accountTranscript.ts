/** The IRS's transcript of an account for a Form 1040: what the return said, and what was booked since. Numbers on most are masked and names cut short: people are read where the number is whole. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition, SaidRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { form1040 } from './form1040.ts';
import { saidAmounts } from '../said/saidAmounts.ts';

const NUMBER = 'taxpayer identification number';
const NUMBER_OF_SPOUSE = 'spouse taxpayer identification number';
const isWhole = { field: 'primaryPerson.ssn', isGiven: true } as const;
/** The block below the numbers. */
const block = [NUMBER_OF_SPOUSE, NUMBER].map((label): Where => ({
  between: [label, 'any minus sign shown below'],
}));

const people: readonly FieldRule[] = [
  { to: ['primaryPerson.ssn'], as: 'ssn', where: [{ right: NUMBER, starts: true }] },
  { to: ['spousePerson.ssn'], as: 'ssn', where: [{ right: NUMBER_OF_SPOUSE, starts: true }] },
  {
    to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
    as: 'personBlock',
    where: block,
    when: isWhole,
  },
  { to: ['spousePerson.fullName'], as: 'spouseName', where: block, when: isWhole },
];

const says: readonly SaidRule[] = [
  { to: ['fields.filingStatus'], as: 'filingStatus', after: ['filing status'] },
  ...saidAmounts({
    'fields.adjustedGrossIncome': ['adjusted gross income'],
    'fields.taxableIncome': ['taxable income'],
    'fields.totalTax': ['tax per return'],
  }),
];

export const accountTranscript: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 5,
      // accounts of employment taxes and of corporations have other lines
      mentions: ['form number: 1040', 'form number 1040'],
      anyOf: ['account transcript'],
      of: [
        'account transcript',
        'tax period',
        'account balance plus accruals',
        'information from the return or as adjusted',
        'filing status',
        'adjusted gross income',
        'tax per return',
        'explanation of transaction',
      ],
    },
  ],
  says,
  fields: [
    ...people,
    // a credit to the account, and so less than nothing
    {
      to: ['fields.federalTaxWithheld'],
      as: 'unsignedMoney',
      where: [{ right: 'w-2 or 1099 withholding' }, { right: 'credit for withholding' }],
    },
    { to: ['fields.refundAmount'], as: 'unsignedMoney', where: [{ right: 'refund issued' }] },
  ],
  derived: (form1040.derived ?? []).filter(({ when }) => when.field === 'fields.filingStatus'),
  otherLabels: [],
};
