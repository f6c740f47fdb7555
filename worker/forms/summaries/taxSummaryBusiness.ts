/** The business of one person that a summary of a Form 1040 tells of, too: the lines of its Schedule C by their names. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { DerivedRule, FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { scheduleC } from '../returns/scheduleC.ts';

const NAMES = ['business name', 'name of business', 'trade name'];
const ACTIVITIES = [
  'principal business or profession',
  'principal business activity',
  'principal business',
  'business activity',
  'type of business',
  'line of business',
];
const CODES = [
  'principal business code',
  'business activity code',
  'business code',
  'activity code',
  'naics code',
];
const NUMBERS = [
  'employer id number ein',
  'employer id number',
  'employer identification number',
  'business ein',
  'ein',
];
const ADDRESSES = ['business address', 'address of business'];
const RECEIPTS = ['gross receipts or sales', 'gross receipts', 'gross sales'];
const EXPENSES = ['total expenses', 'total business expenses'];
const PROFITS = ['net profit or loss', 'net profit (loss)', 'net profit'];

/** An employer has a number, and a rented house has expenses: only from the first line of a business on, and above the return's own. */
const amid = {
  after: [...NAMES, ...ACTIVITIES, ...CODES, ...RECEIPTS],
  before: [
    'total income',
    'adjusted gross income',
    'taxable income',
    'rental',
    'rental real estate',
    'schedule e',
  ],
};
const row = (right: string): Where => ({ right, starts: true, amid });
const told = (to: TargetPath, as: FieldRule['as'], labels: readonly string[]): FieldRule => ({
  to: [to],
  as,
  where: labels.map(row),
});
/** Nothing of a partnership's or a corporation's, which has net income of another name: where the receipts are told. */
const ofBusiness = { field: 'fields.grossReceipts', over: 0 } as const;

export const businessOfSummary: readonly FieldRule[] = [
  told('fields.grossReceipts', 'rowMoney', RECEIPTS),
  ...(
    [
      ['fields.totalExpenses', 'rowMoney', EXPENSES],
      ['fields.netProfit', 'rowMoney', PROFITS],
      ['businessInfo.businessName', 'businessName', NAMES],
      ['businessInfo.industry', 'text', ACTIVITIES],
      ['fields.businessCode', 'activityCode', CODES],
      ['businessInfo.ein', 'ein', NUMBERS],
    ] as const
  ).map(([to, as, labels]): FieldRule => ({ ...told(to, as, labels), when: ofBusiness })),
  // in the heading of its part
  ...(
    [
      ['businessInfo.businessName', 'headedBusiness'],
      ['fields.businessCode', 'headedCode'],
    ] as const
  ).map(([to, as]): FieldRule => ({
    to: [to],
    as,
    where: [
      ...['schedule c', 'sch c'].map((right): Where => ({ right, starts: true })),
      { right: 'business', starts: true, colon: true },
    ],
    when: ofBusiness,
  })),
  {
    to: addressPaths('businessInfo.businessAddress'),
    as: 'address',
    where: ADDRESSES.flatMap((right): Where[] => [row(right), { right, rows: 2, starts: true, amid }]),
    when: ofBusiness,
  },
];

const OF_BUSINESS = ['businessInfo', 'employmentStatus'];
/** What a Schedule C says of who files. */
export const derivedOfBusiness: readonly DerivedRule[] = (scheduleC.derived ?? []).filter(
  ({ to, when }) =>
    OF_BUSINESS.includes(to.split('.')[0]!) &&
    ['fields.grossReceipts', 'fields.taxYear'].includes(when.field),
);
