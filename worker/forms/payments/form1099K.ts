/** Form 1099-K, Payment Card and Third Party Network Transactions. */
import { form1099, type Boxes } from './family1099.ts';

const paid = { field: 'fields.grossPaymentCardAmount', over: 0 } as const;

/** Box 5: what was paid in each month, which add up to box 1a. */
const months = {
  'fields.grossJanuary': ['january'],
  'fields.grossFebruary': ['february'],
  'fields.grossMarch': ['march'],
  'fields.grossApril': ['april'],
  'fields.grossMay': ['5e may'],
  'fields.grossJune': ['5f june'],
  'fields.grossJuly': ['5g july'],
  'fields.grossAugust': ['august'],
  'fields.grossSeptember': ['september'],
  'fields.grossOctober': ['october'],
  'fields.grossNovember': ['november'],
  'fields.grossDecember': ['december'],
} satisfies Boxes;
const monthPaths = Object.keys(months) as (keyof typeof months)[];

export const form1099K = form1099(
  '1099-K',
  ['payment card and third party', 'card not present transactions', 'number of payment transactions'],
  {
    'fields.grossPaymentCardAmount': [
      'gross amount of payment card/third party network transactions',
      'gross amount of payment card',
      'gross amount of payment',
    ],
    'fields.cardNotPresentTransactions': ['card not present transactions', 'card not present'],
  },
  [
    { to: 'employmentStatus.employmentType', value: 'Self-employed', when: paid, use: 'suggestion' },
    { to: 'employmentStatus.sideBusinesses', value: true, when: paid, use: 'suggestion' },
  ],
  [
    'number of payment transactions',
    'merchant category code',
    'network transactions',
    'check to indicate if',
    'check to indicate transactions',
  ],
  months,
  [
    {
      plus: monthPaths,
      blank: monthPaths,
      gives: 'fields.grossPaymentCardAmount',
      within: 0.01,
      isUsual: true,
    },
  ],
);
