/** What the IRS's transcript of a return lists of its Schedule C; other schedules on it have lines of the same names. */
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAmounts } from './saidAmounts.ts';

const under = ['schedule c'];

export const saidScheduleCOfTranscript: readonly SaidRule[] = (
  [
    { to: ['businessInfo.businessName'], as: 'businessName', after: ['business name'] },
    { to: ['businessInfo.ein'], as: 'ein', after: ['employer id number', 'employer identification number'] },
    {
      to: ['businessInfo.industry'],
      as: 'text',
      after: ['description of business/profession', 'description of business', 'business description'],
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
).map((rule) => ({ ...rule, under }));
