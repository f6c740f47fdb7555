/** What banks, brokers and payroll programs call the boxes of 1099s for short, where no fuller name was read. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { INCOME_TAX } from '../wages/w2AmountLabels.ts';

type Names = Readonly<Record<`fields.${string}`, readonly string[]>>;

/** Not `backup withholding`, of which the small print speaks. */
const withheld: Names = {
  'fields.federalIncomeTaxWithheld': ['federal', 'fed'].flatMap((who) =>
    INCOME_TAX.map((tax) => `${who} ${tax}`),
  ),
};

/** By the name of the form. Not `interest`, `dividends` or `total distribution` alone, which are no box's of these. */
const NAMES: Readonly<Record<string, Names>> = {
  '1099-NEC': { 'fields.nonemployeeCompensation': ['nonemployee comp', 'nonemployee earnings'] },
  '1099-MISC': {
    'fields.rents': ['rents paid', 'rents received', 'rental income', 'rent income', 'rent payments', 'rent'],
    'fields.royalties': ['royalty income', 'royalty payments'],
  },
  '1099-INT': {
    'fields.interestIncome': [
      'interest income not included in box 3',
      'interest paid',
      'total interest paid',
      'interest paid to you',
      'interest earned',
      'interest you earned',
      'interest credited',
      'gross interest',
      'total interest',
    ],
  },
  '1099-DIV': {
    'fields.ordinaryDividends': [
      'ordinary dividends',
      'total ordinary div',
      'total ord dividends',
      'ord dividends',
      'total dividends',
      'gross dividends',
    ],
    'fields.qualifiedDividends': ['qualified div', 'qual dividends', 'qualified ordinary dividends'],
  },
  '1099-K': {
    'fields.grossPaymentCardAmount': [
      'gross amount of payment card transactions',
      'gross amount of third party network transactions',
      'gross amount of payment transactions',
      'gross amount of pmt card/third party network transactions',
      'gross amount of merchant card/third party network payments',
      'gross merchant card/third party network payments',
      'gross amount',
      'gross payments',
      'gross payment amount',
      'gross transactions',
      'gross reportable amount',
      'total gross amount',
      'total gross payments',
    ],
  },
  '1099-R': {
    'fields.grossDistribution': [
      'gross distrib',
      'gross dist',
      'gross pension',
      'gross annuity',
      'gross benefit paid',
      'gross benefits',
      'gross amount',
      'gross amount distributed',
      'gross distribution amount',
      'distribution amount',
    ],
    'fields.taxableAmount': [
      'taxable amt',
      'taxable distribution',
      'taxable portion',
      'taxable pension',
      'taxable annuity',
      'amount taxable',
    ],
  },
  '1099-G': {
    'fields.unemploymentCompensation': [
      'unemployment comp',
      'unemployment benefits',
      'unemployment insurance benefits',
    ],
    'fields.stateTaxRefund': [
      'state tax refund',
      'state income tax refund',
      'state income tax refunds',
      'state or local tax refund',
      'refunds credits or offsets',
    ],
  },
};

/** At the beginning of a line or column, and in no sentence. */
const places = (name: string): Where[] => [
  { right: name, starts: true, unspoken: true },
  { below: name, depth: 36, starts: true, whole: true, unlisted: true },
];

/** Places of the boxes of a form by their shorter names. */
export const byShortNames = (form: string): FieldRule[] =>
  Object.entries({ ...NAMES[form], ...withheld }).map(([to, names]) => ({
    to: [to as TargetPath],
    as: 'boxMoney',
    where: names.flatMap(places),
    when: { field: to, isMissing: true },
  }));
