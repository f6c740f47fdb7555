/** Form 8879, IRS e-file Signature Authorization, and the sheets that programs print in its stead: what a preparer has signed, alone in a file or beside the return. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import { OF_FIRMS } from '../businessReturns/form8879OfFirms.ts';

const taxpayer = "taxpayer's name";
const spouse = "spouse's name";

const amount = (to: TargetPath, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: labels.map((right) => ({ right, starts: true })),
});

/** What only the form itself says. */
const OF_FORM = [
  'ero must obtain and retain',
  'submission identification number',
  'taxpayer declaration and signature authorization',
  "taxpayer's pin check one box only",
  'certification and authentication',
];

export const form8879: FormDefinition = {
  name: '8879',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 3,
      anyOf: ['e-file signature authorization'],
      isTitle: true,
      noneOf: OF_FIRMS,
      of: ['e-file signature authorization', taxpayer, ...OF_FORM],
    },
  ],
  fields: [
    { to: ['primaryPerson.fullName'], as: 'personName', where: [{ below: taxpayer, depth: 20 }] },
    {
      to: ['primaryPerson.ssn'],
      as: 'ssn',
      where: [{ below: 'social security number', beside: taxpayer, depth: 20 }],
    },
    { to: ['spousePerson.fullName'], as: 'personName', where: [{ below: spouse, depth: 20 }] },
    {
      to: ['spousePerson.ssn'],
      as: 'ssn',
      where: [{ below: "spouse's social security number", beside: spouse, depth: 20 }],
    },
    amount('fields.adjustedGrossIncome', 'adjusted gross income'),
    amount('fields.totalTax', 'total tax'),
    amount('fields.federalTaxWithheld', 'federal income tax withheld from', 'federal income tax withheld'),
    // until 2019 the line was named refund alone
    amount('fields.refundAmount', 'amount you want refunded to you', 'refund'),
    amount('fields.amountOwed', 'amount you owe'),
  ],
  otherLabels: [
    'tax return information',
    'taxpayer declaration and signature authorization',
    'submission identification number',
    'enter whole dollars only',
  ],
};

/** A program's own sheet about the same: it names the form it goes with. */
export const eFileSheet: FormDefinition = {
  ...form8879,
  name: '1040',
  signs: [
    {
      needs: 5,
      anyOf: [
        'e-file authorization',
        'e-file signature authorization',
        'electronic filing authorization',
        'signature authorization',
        'form 8879',
      ],
      mentions: ['8879'],
      noneOf: OF_FORM,
      of: [
        'form 8879',
        taxpayer,
        'tax return information',
        'adjusted gross income',
        'total tax',
        'federal income tax withheld from',
        'amount you want refunded to you',
        'amount you owe',
        "taxpayer's pin",
        'ero must retain this form',
      ],
    },
  ],
  otherLabels: [
    ...form8879.otherLabels,
    'bank information',
    'routing number',
    "taxpayer's pin",
    'ero firm name',
  ],
};
