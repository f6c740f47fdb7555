/** What a list of lines says on a Schedule C. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from './saidAddress.ts';
import { saidAmounts } from './saidAmounts.ts';

export const saidScheduleC: readonly SaidRule[] = [
  {
    to: ['primaryPerson.fullName'],
    as: 'personName',
    after: ['name of proprietor', 'proprietor', 'proprietor name', 'owner'],
  },
  { to: ['primaryPerson.ssn'], as: 'ssn', after: ['social security number', 'proprietor ssn', 'ssn'] },
  {
    to: ['businessInfo.industry'],
    as: 'text',
    after: ['principal business or profession', 'principal business', 'business activity'],
  },
  {
    to: ['fields.businessCode'],
    as: 'activityCode',
    after: ['business code', 'principal business code', 'activity code'],
  },
  { to: ['businessInfo.businessName'], as: 'businessName', after: ['business name', 'name of business'] },
  { to: ['businessInfo.ein'], as: 'ein', after: ['ein', 'employer id number', 'employer id number (ein)'] },
  ...saidAddress(addressPaths('businessInfo.businessAddress'), ['business address']),
  ...saidAmounts({
    'fields.grossReceipts': ['gross receipts', 'gross receipts or sales'],
    'fields.grossIncome': ['gross income'],
    'fields.totalExpenses': ['total expenses'],
    'fields.netProfit': ['net profit', 'net profit or loss'],
  }),
];
