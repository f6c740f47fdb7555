/** Summaries of a corporation's or partnership's return, and comparisons of its years, as tax software prints them. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule, FormDefinition } from '../understanding/formDefinition.ts';
import { form1065 } from './form1065.ts';
import { form1120 } from './form1120.ts';
import { form1120s } from './form1120s.ts';
import { businessSummaryHead, saidInHead } from './businessSummaryHead.ts';

/** Figures by the shorter names that programs give them. */
const shortNamed = (target: TargetPath, ...labels: string[]): FieldRule => ({
  to: [target],
  as: 'rowMoney',
  where: labels.map((label) => ({ right: label, starts: true, whole: true })),
  when: { field: target, isMissing: true },
});

const TITLES = [
  'tax return summary',
  'return summary',
  'tax summary',
  'income tax summary',
  'year comparison',
  'year summary',
  'tax return comparison',
  'return comparison',
  'tax comparison',
  'comparison worksheet',
  'comparative summary',
  'tax history',
  'return at a glance',
  'filing instructions',
  // what goes with the copy for the client
  'what we filed',
  'what was filed',
  'return transmittal',
  'transmittal summary',
  ...['corporation', 'corporate', 'partnership'].map((whose) => `federal ${whose} return`),
];

/** What goods cost is taken off the receipts, and printed so: `(803,120)`. */
const unsigned = (rule: FieldRule): FieldRule =>
  'length' in rule.to && rule.to.includes('fields.costOfGoodsSold') ? { ...rule, as: 'takenOff' } : rule;

interface Kind {
  readonly form: FormDefinition;
  /** What such a summary speaks of and those of other returns do not. */
  readonly mentions: readonly string[];
  /** Lines that it has. */
  readonly lines: readonly string[];
  /** Two of these tell that it is another return's. */
  readonly noneOf: readonly string[];
  readonly shortNames?: readonly FieldRule[];
}

const summaryOf = ({ form, mentions, lines, noneOf, shortNames = [] }: Kind): FormDefinition => ({
  ...form,
  signs: [
    {
      needs: 4,
      anyOf: TITLES,
      mentions,
      // the summary of a person's return may tell of a business, too
      noneOf: [
        ...noneOf,
        'adjusted gross income',
        'filing status',
        'name of proprietor',
        'net profit or loss',
      ],
      of: [
        'employer identification number',
        'gross receipts or sales',
        'cost of goods sold',
        'gross profit',
        'total income',
        'total deductions',
        ...lines,
      ],
    },
  ],
  listTitles: [],
  says: [...(form.says ?? []), ...saidInHead],
  fields: [
    ...businessSummaryHead,
    ...form.fields.map(unsigned),
    shortNamed(
      'fields.grossReceipts',
      'gross receipts',
      'gross receipts less returns and allowances',
      'gross receipts less returns',
      'gross sales',
    ),
    ...shortNames,
  ],
  otherLabels: [
    ...form.otherLabels,
    'prepared by',
    'accounting method',
    's election effective',
    'returns and allowances',
    'gross profit',
    'shareholders',
  ],
});

const CORPORATION = ['compensation of officers'];
const OF_1120 = [
  'taxable income before nol',
  'taxable income before net operating loss',
  'net operating loss deduction',
];

/** What is left for the owners. */
const ofOwners = [shortNamed('fields.netIncome', 'ordinary income', 'net income')];

export const summary1120 = summaryOf({
  form: form1120,
  mentions: ['taxable income'],
  lines: [...CORPORATION, 'taxable income before nol', 'taxable income', 'total tax'],
  noneOf: [
    'ordinary business income',
    's election effective',
    'guaranteed payments to partners',
    'shareholders',
  ],
});
export const summary1120s = summaryOf({
  form: form1120s,
  mentions: ['1120-s', '1120s', 's corporation', 'shareholder'],
  lines: [...CORPORATION, 'ordinary business income'],
  shortNames: ofOwners,
  noneOf: [...OF_1120, 'guaranteed payments to partners', "partners' distributive share items"],
});
export const summary1065 = summaryOf({
  form: form1065,
  mentions: ['1065', 'partner'],
  lines: ['guaranteed payments to partners', 'ordinary business income'],
  shortNames: ofOwners,
  noneOf: [...OF_1120, ...CORPORATION, 's election effective'],
});
