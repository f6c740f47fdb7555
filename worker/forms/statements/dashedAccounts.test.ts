/** Account numbers in groups behind the kind of account, in the row of their label. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const endOn = (account: string) => {
  const page = `
Heron Bank of the Bay                                                Account Statement
1221 Quarry Ave, Alder Ford NV 89406 | 775-555-0190
HERON HILL IMPORTS INC                     Account      ${account}
90 CANAL ST STE 4
ALDER FORD, NV 89406                       From         01-Jul-2024
                                           To           31-Jul-2024
Account Summary
Opening Balance        Total Debits        Total Credits        Closing Balance
10,200.00              1,490.80            2,240.50             10,949.70`;
  return readPages(FORMS, [typedPage(page)])[0]!.values.find(({ to }) => to === 'fields.accountLast4')?.value;
};

describe('accounts in groups', () => {
  it.each([
    ['Business Interest Checking 2207-641-335', '1335'],
    ['Small Business Checking 44-118277-302', '7302'],
    ['Business Savings 2207-6413-35', '1335'],
  ])('When `%s` stands beside the label, then its end is %s', (account, end) => {
    expect(endOn(account)).toBe(end);
  });

  it('When a telephone stands behind the kind, then it is no account', () => {
    expect(endOn('Questions on Business Interest Checking 775-555-0190')).toBeUndefined();
  });
});
