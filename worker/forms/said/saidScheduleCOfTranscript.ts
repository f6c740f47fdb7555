/** What the IRS's transcript of a return lists of its Schedule C; other schedules on it have lines of the same names. */
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAmounts } from './saidAmounts.ts';

const under = ['schedule c'];
/** Headings within it. */
const across = ['income', 'expenses', 'cost of goods sold'];
/** Since 2018 names are cut after a few letters. */
const use = 'suggestion';

const below: readonly SaidRule[] = (
  [
    { to: ['businessInfo.businessName'], as: 'businessName', after: ['business name'], use },
    { to: ['businessInfo.ein'], as: 'ein', after: ['employer id number', 'employer identification number'] },
    {
      to: ['businessInfo.industry'],
      as: 'text',
      after: ['description of business/profession', 'description of business', 'business description'],
      use,
    },
    {
      to: ['fields.businessCode'],
      as: 'activityCode',
      after: ['naics code', 'naics cd', 'business code', 'principal business code'],
    },
    ...saidAmounts({
      'fields.grossReceipts': ['gross receipts or sales'],
      'fields.totalExpenses': ['total expenses'],
      'fields.netProfit': [
        'sch c net profit or loss',
        'sch c net profit or loss per computer',
        'schedule c net profit or loss per computer',
        'net profit or loss',
        'net profit or loss per computer',
      ],
    }),
  ] satisfies SaidRule[]
).map((rule) => ({ ...rule, under, across }));

/** Where a page goes on with it, only the names of its own lines tell whose they are. */
const further: readonly SaidRule[] = [
  ...saidAmounts({
    'fields.netProfit': [
      'schedule c net profit or loss per computer',
      'sch c net profit or loss per computer',
    ],
  }),
  ...saidAmounts({ 'fields.totalExpenses': ['total expenses'] }).map((rule): SaidRule => ({
    ...rule,
    under: ['expenses'],
    once: 'fields.netProfit',
  })),
];

export const saidScheduleCOfTranscript: readonly SaidRule[] = [...below, ...further];
