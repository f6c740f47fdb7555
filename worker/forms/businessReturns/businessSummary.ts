/** Summaries of a corporation's or partnership's return, and comparisons of its years, as tax software prints them. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import { inRowsOrOnCards, type FigureNames } from '../summaries/figureRows.ts';
import { OF_LETTER } from './familyBusinessReturn.ts';
import { form1065 } from './form1065.ts';
import { form1120 } from './form1120.ts';
import { form1120s } from './form1120s.ts';
import { signsOfFirmInstructions } from './firmInstructions.ts';
import { businessSummaryHead, saidInHead } from './businessSummaryHead.ts';

const NAMES: FigureNames = {
  'fields.grossReceipts': [
    [
      'gross receipts or sales',
      'gross receipts/sales',
      'gross receipts',
      'gross receipts less returns and allowances',
      'gross receipts less returns',
      'gross receipts and sales',
      'gross sales',
    ],
    ['gross revenue', 'total receipts', 'total sales', 'sales revenue'],
    ['receipts', 'revenue', 'sales', 'net receipts', 'net sales'],
  ],
  'fields.totalIncome': [
    ['total income', 'total income (loss)', 'total gross income', 'total business income'],
    ['gross income', 'income total'],
  ],
  'fields.totalDeductions': [
    ['total deductions', 'total business deductions', 'deductions total'],
    ['total expenses', 'total operating expenses'],
    ['deductions', 'expenses'],
  ],
};

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

/** What goods cost is taken off the receipts, as deductions are off the income, and printed so: `(803,120)`. */
const unsigned = (rule: FieldRule): FieldRule =>
  rule.as === 'rowMoney' && 'length' in rule.to && rule.to.some((to) => TAKEN_OFF.has(to))
    ? { ...rule, as: 'takenOff' }
    : rule;
const TAKEN_OFF = new Set<TargetPath>(['fields.costOfGoodsSold', 'fields.totalDeductions']);

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

const LINES = [
  'gross receipts or sales',
  'cost of goods sold',
  'gross profit',
  'total income',
  'total deductions',
];
/** The summary of a person's return may tell of a business, too. */
const OF_PERSONS = ['adjusted gross income', 'filing status', 'name of proprietor', 'net profit or loss'];
/** What only the form itself asks. */
const OF_FORM = [
  'principal business activity',
  'business activity code number',
  'date incorporated',
  'date business started',
  'tax year beginning',
];

const summaryOf = ({ form, mentions, lines, noneOf, shortNames = [] }: Kind): FormDefinition => ({
  ...form,
  signs: [
    {
      needs: 4,
      anyOf: TITLES,
      mentions,
      noneOf: [...noneOf, ...OF_PERSONS],
      of: ['employer identification number', ...LINES, ...lines],
    },
    // the form's number and its lines, whatever the title calls them: `Form 1065 - 2023 Summary`
    {
      needs: 4,
      anyOf: [`form ${form.name.toLowerCase()}`],
      mentions: ['summary', 'comparison', 'at a glance', 'overview'],
      noneOf: [...noneOf, ...OF_PERSONS, ...OF_FORM, ...OF_LETTER],
      of: [`form ${form.name.toLowerCase()}`, ...LINES, ...lines],
    },
    signsOfFirmInstructions(form.name),
  ],
  listTitles: [],
  says: [...(form.says ?? []), ...saidInHead],
  fields: [
    ...businessSummaryHead,
    ...[...form.fields, ...inRowsOrOnCards(NAMES)].map(unsigned),
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
const ofOwners = inRowsOrOnCards({
  'fields.netIncome': [
    [
      'ordinary business income (loss)',
      'ordinary business income',
      'ordinary income (loss)',
      'ordinary income',
      'net ordinary income',
    ],
    ['net income (loss)', 'net income', 'net business income', 'net profit'],
    ['income from operations'],
  ],
});

export const summary1120 = summaryOf({
  form: form1120,
  mentions: ['taxable income'],
  lines: [...CORPORATION, 'taxable income before nol', 'taxable income', 'total tax'],
  shortNames: inRowsOrOnCards({ 'fields.netIncome': [['taxable income'], ['taxable income before nol']] }),
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
