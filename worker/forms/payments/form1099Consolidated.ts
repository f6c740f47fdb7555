/** Consolidated 1099 statements of brokers: several 1099s on one paper, their totals by name. */
import { form1099 } from './family1099.ts';
import { OF_AUTHORITY } from '../neighbouringPapers.ts';
import { recipientAddress } from './recipientFields1099.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';

const base = form1099(
  '1099 Consolidated',
  ['consolidated 1099', 'consolidated form 1099', '1099 consolidated', 'tax reporting statement'],
  {
    'fields.ordinaryDividends': ['total ordinary dividends', 'ordinary dividends'],
    'fields.qualifiedDividends': ['qualified dividends'],
    'fields.interestIncome': ['interest income', 'total interest income'],
    'fields.capitalGainDistributions': [
      'total capital gain distributions',
      'total capital gain distr',
      'capital gain distributions',
    ],
    'fields.taxExemptInterest': ['tax-exempt interest'],
    'fields.otherIncome': ['other income'],
  },
  [
    {
      to: 'bankingFinancials.hasInvestments',
      value: true,
      when: { field: 'fields.payerName', names: 'business' },
    },
  ],
  [
    'dividends and distributions',
    'foreign tax paid',
    'nondividend distributions',
    'early withdrawal penalty',
    'cash liquidation distributions',
    'foreign country or',
    'specified private activity bond',
    'proceeds from broker',
    'total proceeds',
    'total cost basis',
    'exempt-interest dividends',
    'royalties',
    'section 199a dividends',
    'unrecap sec 1250 gain',
    'substitute payments in lieu of',
  ],
);

const titles = ['consolidated', 'composite'].flatMap((whole) => [
  `${whole} 1099`,
  `${whole} form 1099`,
  `1099 ${whole}`,
]);
const own = [...titles, 'tax reporting statement', 'tax information statement', 'year-end tax statement'];

const headings = ['1099-div dividends and distributions', '1099-int interest income'];

const boxesOfTwo = ['1099-div', '1099-int', 'total ordinary dividends', 'interest income'];

/** Each form in it has a box 4. */
const isWithheld = ({ to }: FieldRule) => 'length' in to && to.includes('fields.federalIncomeTaxWithheld');

/** An amount beside its label, which begins a line of the list: `BRANT FOODS CL A Qualified dividends` is one payment of several. */
const listed = (rule: FieldRule): FieldRule =>
  rule.as !== 'boxMoney'
    ? rule
    : {
        ...rule,
        where: rule.where.map((where) =>
          'right' in where
            ? { ...where, starts: true }
            : 'below' in where
              ? { ...where, unlisted: true }
              : where,
        ),
      };

/** What a family of funds calls the recipient, above the block of name and address. */
const ofOwner: readonly FieldRule[] = [
  {
    to: { name: ['fields.recipientName'], ...recipientAddress },
    as: 'businessBlock',
    where: [{ block: 'owner' }],
    when: { field: 'fields.recipientName', isMissing: true },
  },
];

/** The names of the forms in it and a title of its own make it one; each of the forms alone would not. */
export const form1099Consolidated: FormDefinition = {
  ...base,
  fields: [
    ...base.fields.map((rule) => listed(isWithheld(rule) ? { ...rule, isSole: true } : rule)),
    ...ofOwner,
  ],
  signs: [
    {
      needs: 3,
      anyOf: own,
      of: ['form 1099-div', 'form 1099-int', 'form 1099-b', 'form 1099-misc', 'form 1099-oid'],
    },
    { needs: 3, anyOf: own, of: ['dividends and distributions', 'interest income', 'proceeds from broker'] },
    { needs: 2, anyOf: own, of: own.slice(0, 3) },
    // its title above two of the forms, each in a box of its own
    { needs: 3, anyOf: titles, of: ['total ordinary dividends', 'interest income'] },
    // the same by their numbers alone: `1099-DIV (OMB 1545-0110)` above `1a  Ordinary dividends`
    {
      needs: 5,
      anyOf: titles,
      isTitle: true,
      of: [...titles, '1099-div', '1099-int', 'ordinary dividends', 'interest income'],
    },
    // its title broken over two lines: `Consolidated Form` above `1099`, and each of the forms by its number alone
    {
      needs: 5,
      anyOf: ['consolidated', 'composite'],
      of: [
        'consolidated',
        'composite',
        '1099-div',
        '1099-int',
        '1099-b',
        '1099-misc',
        '1099-oid',
        'total ordinary dividends',
        'interest income',
      ],
    },
    // two of the forms, each by its number and name, below whatever title
    { needs: 2, anyOf: headings, of: headings },
    // under whatever title, two of the forms by their numbers, each above its first box
    ...[boxesOfTwo, boxesOfTwo.map((label) => label.replace(/^1099/, 'form 1099'))].map((of) => ({
      needs: 4,
      of,
      noneOf: OF_AUTHORITY,
    })),
    // Titles that say less, above the headings of each form in it.
    {
      needs: 4,
      anyOf: ['summary information', 'tax information'],
      of: [
        'summary information',
        'tax information',
        'dividends and distributions',
        'interest income',
        'proceeds gains',
        'total ordinary dividends',
        'miscellaneous information',
        'substitute payments in lieu of',
      ],
    },
  ],
};
