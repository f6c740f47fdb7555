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

describe('accounts broken over two lines', () => {
  const endBelow = (label: string, upper: string, lower: string) => {
    const page = `
HERON BANK OF THE BAY                                       CHEQUING ACCOUNT STATEMENT
1221 QUARRY AVE
ALDER FORD NV 89406 775-555-0190

MIRA THORNE                                 Statement period                ${label}
90 CANAL ST APT 4                       2024-07-01 to 2024-07-31            ${upper}
ALDER FORD NV 89406                                                         ${lower}

Date            Description                        Withdrawals      Deposits        Balance
2024-07-01      Previous balance                                                     200.00
2024-07-09      Payroll Deposit                                       400.00         600.00
2024-07-16      Rent                                    150.00                       450.00`;
    return readPages(FORMS, [typedPage(page)])[0]!.values.find(({ to }) => to === 'fields.accountLast4')
      ?.value;
  };

  it.each([
    ['Account No.', '00012-', '334-551-8', '5518'],
    ['Account number', '4410-2233-', '9917', '9917'],
    ['Account', 'XXXX-XXXX-', '9917', '9917'],
    ['Account No.', '00012-', '', undefined],
    ['Account No.', '00012-', 'Page 1', undefined],
    ['Account No.', '33455180', '21', '5180'],
  ])('When `%s` heads `%s` above `%s`, then its end is %s', (label, upper, lower, end) => {
    expect(endBelow(label, upper, lower)).toBe(end);
  });

  it('When the upper line stands beside the label, then the number goes on below it', () => {
    expect(endBelow('', 'Account No. 4410-2233-', '            17')).toBe('3317');
  });
});
