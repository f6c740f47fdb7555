/** What tells a worksheet, a summary or a comparison of a Schedule C from the schedule and from other papers. */
import type { Signs } from '../../understanding/formDefinition.ts';

const ofSummary = {
  anyOf: [
    'profit or loss from business worksheet',
    'schedule c worksheet',
    'business worksheet',
    'schedule c summary',
    'business summary',
    'business income summary',
    'year summary',
    'year comparison',
    'schedule c comparison',
    'keep for your records',
    'for your records only',
  ],
  mentions: ['schedule c', 'sch c', 'profit or loss from business'],
  // the summary of a return that tells of a business, too
  noneOf: ['adjusted gross income', 'filing status', 'total tax', 'taxable income'],
};

export const signsOfSummary: readonly Signs[] = [
  {
    ...ofSummary,
    needs: 4,
    of: [
      'year comparison',
      'schedule c comparison',
      'schedule c summary',
      'name of proprietor',
      'proprietor',
      'profit or loss from business',
      'principal business or profession',
      'business code',
      'gross receipts or sales',
      'total expenses',
      'net profit or loss',
    ],
  },
  {
    ...ofSummary,
    needs: 4,
    of: ['business name', 'business code', 'gross receipts', 'total expenses', 'net profit'],
  },
  {
    // a program's own list, below no more of a title than the schedule's name
    mentions: ['schedule c', 'sch c'],
    noneOf: [
      ...ofSummary.noneOf,
      'name of proprietor',
      'sole proprietorship',
      'did you materially participate',
      'federal tax withheld',
      'total income',
    ],
    needs: 5,
    of: [
      'business name',
      'business code',
      'type of work',
      'accounting method',
      'gross receipts',
      'total expenses',
      'net profit',
    ],
  },
];
