/** Statements of brokers that keep nothing but cash for a client: to them the broker is a bank. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const front = typedPage(`
CLIENT STATEMENT | For the Period June 1-30, 2024          Cormorant Wealth

                                             TOTAL VALUE LAST PERIOD    $7,418.33

   #BWNABCD
   OSVALDO T VANCE
   77 CAMINO SERENA
   LAS CRUCES NM 88011`);
const summary = (cash: string) =>
  typedPage(`
Cormorant Wealth         CLIENT STATEMENT | For the Period June 1-30, 2024 Page 2 of 4

Account Number 441-118277-302
CHANGE IN VALUE (includes accrued interest)
                           This Period       This Year
TOTAL BEGINNING VALUE       $7,418.33         $9,004.72      ASSET ALLOCATION (includes accrued interest)
Credits                      4,130.76         84,311.90      Market Value       $8,270.61
Debits                      (3,289.90)       (75,104.37)
Security Transfers               -                 -
Net Credits/Debits/Transfers  $840.86         $9,207.53
Change in Value                 11.42             58.36
TOTAL ENDING VALUE          $8,270.61         $8,270.61

Bank Deposits are eligible for FDIC insurance but are not covered by SIPC.

CASH FLOW
OPENING CASH, FUNDS         $7,418.33
CLOSING CASH, FUNDS         ${cash}`);

const read = (cash: string): Record<string, unknown> | undefined => {
  const pages = [front, { ...summary(cash), number: 2 }];
  const [statement] = readPages(FORMS, pages);
  return statement && Object.fromEntries(statement.values.map(({ to, value }) => [to, value]));
};

describe('a statement of a broker', () => {
  it('When its cash at the end is all there is, then it is read as a bank’s, with the holder of its first page', () => {
    const values = read('$8,270.61');
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'OSVALDO T VANCE',
      'primaryPerson.homeAddress.street': '77 Camino Serena',
      'fields.bankName': 'Cormorant Wealth',
      'fields.accountLast4': '7302',
      'fields.periodStart': '2024-06-01',
      'fields.periodEnd': '2024-06-30',
      'fields.openingBalance': 7418.33,
      'fields.closingBalance': 8270.61,
      'fields.totalDeposits': 4130.76,
      'fields.totalWithdrawals': 3289.9,
    });
    expect(values).not.toHaveProperty(['fields.interestPaid']);
  });

  it('When it holds more than cash, then it is no bank’s', () => {
    expect(read('$5,270.61')).toBeUndefined();
  });

  it('When its sums show that nothing was gained with securities, then an account for cash is read as a bank’s', () => {
    const cashAccount = (ending: string) => {
      const [statement] = readPages(FORMS, [
        typedPage(`
Cormorant INVESTMENTS                          CASH MANAGEMENT STATEMENT
                                               November 1, 2024 - November 30, 2024

Envelope # BFNKWBJLXR
OSVALDO T VANCE                                Account # Z27-114418
77 CAMINO SERENA                               Your Account Value:
LAS CRUCES NM 88011                            $43,738.05

                                               This Period       Year-to-Date
Brokerage services, Member SIPC                Beginning Account Value    $41,220.19     $36,904.77
Deposits swept to banks are insured            Additions                    6,709.19      77,410.93
by FDIC                                        Subtractions                -4,191.33     -70,577.65
                                               Change in Investment Value      -              -
                                               Ending Account Value       ${ending}     ${ending}
Deposits
11/08     Direct Deposit PAYROLL                                                             $6,709.19
Withdrawals
11/05     Check Paid #1016                                                                  -$4,191.33`),
      ]);
      return statement && Object.fromEntries(statement.values.map(({ to, value }) => [to, value]));
    };
    expect(cashAccount('$43,738.05')).toMatchObject({
      'primaryPerson.fullName': 'OSVALDO T VANCE',
      'fields.bankName': 'Cormorant INVESTMENTS',
      'fields.accountLast4': '4418',
      'fields.periodStart': '2024-11-01',
      'fields.openingBalance': 41220.19,
      'fields.closingBalance': 43738.05,
      'fields.totalDeposits': 6709.19,
      'fields.totalWithdrawals': 4191.33,
    });
    expect(cashAccount('$44,019.88')).toBeUndefined();
  });
});

it('When a broker tells at which banks the cash lies, then none of them keeps the account', () => {
  const [statement] = readPages(FORMS, [
    typedPage(`
CORMORANT                                    Cash Management Account Statement
                                             August 1 - August 31, 2023
MARGUERITE A SOLBERG                         Account Number: 5518-7206
3925 N LAKE DRIVE UNIT 12
SHOREWOOD WI 53211

Account Value                                     Cash Flow Summary
                                                  Opening Cash Balance        $62,417.93
Cash and Bank Deposit Program  $71,033.09         Deposits and Income          22,368.44
Stocks and Options                   0.00         Withdrawals                 (13,753.28)
Total Account Value            $71,033.09         Closing Cash Balance        $71,033.09

Bank Deposit Program Holdings
Program Bank                       Balance
Pinyon Bank, Chicago, IL         71,033.09`),
  ]);
  const bank = statement?.values.find(({ to }) => to === 'fields.bankName')?.value;
  expect(bank).toBe('CORMORANT');
});
