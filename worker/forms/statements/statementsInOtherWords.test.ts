/** Statements that call their parts otherwise: cycles that began, abbreviations of core systems, letters with the statement behind them. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (...pictures: readonly string[]): Record<string, unknown> => {
  const pages = pictures.map((picture, at) => ({ ...typedPage(picture), number: at + 1 }));
  return Object.fromEntries(readPages(FORMS, pages)[0]!.values.map(({ to, value }) => [to, value]));
};

describe('A statement in other words', () => {
  it('When a core system abbreviates everything, then its sums and days are told', () => {
    const values = read(`
TAMARACK BK        ELY MN 55731        (218)555-0119        PG 1

Acct      4400917726            Stmt Dt      04/30/23

Type      BUS DDA               From/Thru    04/01/23-04/30/23

ALDER FORD FEED LLC
%RUTH OKAFOR
410 QUARRY RD
ELY MN 55731

Beg Bal       2,100.00          Avg Ldgr Bal    2,411.08
Dep/Cr          600.50    6     Min Bal         2,100.00
Chk/Dr          400.25    9     Svc Chg              .00
End Bal       2,300.25          YTD Int              .00

Dt      Desc                    Cr           Dr          Bal
0403    WIRE DEPOSIT            600.50                   2,700.50
0404    CHECK 1118                           400.25      2,300.25`);
    expect(values).toMatchObject({
      'fields.accountLast4': '7726',
      'fields.periodStart': '2023-04-01',
      'fields.periodEnd': '2023-04-30',
      'fields.openingBalance': 2100,
      'fields.closingBalance': 2300.25,
      'fields.totalDeposits': 600.5,
      'fields.totalWithdrawals': 400.25,
    });
    expect(values['fields.bankName']).toBe('TAMARACK BK');
  });

  it('When a list stands beside the days of the cycle, then its days are others', () => {
    const values = read(`
Tamarack Cooperative Bank

Ruth Okafor
410 Quarry Rd
Ely, MN 55731

Account no.                   ...90 4418      Date     Description             Amount     Balance
Cycle began                   Aug 6, 2025     8/08     WIRE IN                 898.82     3,976.53
Cycle ended                   Sep 5, 2025     8/11     CHECK 1118             -898.82     3,077.71

Balance when cycle began      3,077.71        8/21     WIRE IN                 100.00     3,177.71
Total paid in                 998.82
Total paid out                898.82
Ending balance                3,177.71`);
    expect(values).toMatchObject({
      'fields.periodStart': '2025-08-06',
      'fields.periodEnd': '2025-09-05',
    });
  });

  it('When an account holds several currencies, then both of its days and the town above its state are read', () => {
    const values = read(`
merido                                                         Merido US Inc.
                                                               30 Quarry St, 6th Fl
                                                               Reno, NV 89501

USD statement
1 December 2024 [GMT-05:00] – 31 December 2024 [GMT-05:00]

Account Holder                       Account number
Ruth Okafor                          831 2297 40561
72-14 Alder Blvd Apt 5G              Wire and ACH routing number
Flushing                             084009519
NY 11367                             Swift/BIC
United States                        MRDOUS33XXX

USD on 1 December 2024                                  4,020.50 USD
Total incoming                                          7,661.17 USD
Total outgoing                                         -3,249.38 USD
USD on 31 December 2024                                 8,432.29 USD

Description                       Incoming          Outgoing          Amount
Merido is not a bank. Your money is kept at Alder Ford Bank, N.A., Member FDIC.`);
    expect(values).toMatchObject({
      'fields.accountHolder': 'Ruth Okafor',
      'fields.holderCity': 'Flushing',
      'fields.holderState': 'NY',
      'fields.holderZipCode': '11367',
      'fields.openingBalance': 4020.5,
      'fields.closingBalance': 8432.29,
      'fields.totalDeposits': 7661.17,
      'fields.totalWithdrawals': 3249.38,
    });
  });

  it('When a letter with its own sender at the foot goes before the statement, then whom it greets holds the account', () => {
    const values = read(
      `
Tamarack Commerce Bank


Alder Ford Management, L.L.C.
P.O. Box 4419
Ely, MN 55731-0419

April 1, 2024

Dear Valued Business Client,

Enclosed is your March 2024 statement. Effective May 1, 2024, the monthly fee
will change from $12.00 to $15.00. We appreciate your business.

Denise Haffner
Senior Vice President, Business Banking
20 Quarry Rd, Ely, MN 55731`,
      `
Tamarack Commerce Bank                   Alder Ford Management, L.L.C. Page 2

Small Business Checking                  Account # 7740 1163
Statement for                            March 1, 2024 to March 31, 2024

Balance forward                          1,000.00
1 deposit                                  500.00
1 withdrawal                               200.00
Balance 03/31/24                         1,300.00

Date        Description              Withdrawal         Deposit          Balance
03/03       WIRE IN                                      500.00         1,500.00
03/06       SALES TAX                    200.00                         1,300.00`,
    );
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Alder Ford Management, L.L.C.',
      'businessInfo.businessAddress.street': 'P.O. Box 4419',
    });
  });

  it('When a site names its owner with their e-mail, then both are told', () => {
    const values = read(`
Tamarack Community Bank              Good morning, Ruth                    Log out

Free Checking ...8126
Owner: Ruth Eze Okafor | ruth.okafor@example.org
Showing: 05/01/2025 to 05/31/2025       Type: All

Starting balance        Money in         Money out        Balance 05/31/2025
$3,305.61               $100.00          $200.00          $3,205.61

Date          Description               Amount          Balance
05/28/2025    WIRE IN                   100.00          3,205.61
05/30/2025    RENT PAYMENT             -200.00          3,105.61`);
    expect(values).toMatchObject({
      'fields.accountHolder': 'Ruth Eze Okafor',
      'primaryPerson.email': 'ruth.okafor@example.org',
    });
  });

  it('When a hall of rooms stands between a name and its street, then it is no part of the name', () => {
    const values = read(`
Tamarack Bank Campus                                     Acct ending 0077
                                                Sept. 9 – Oct. 8, 2022

Ruth Eze Okafor
Curtis Hall Rm 412
1000 Quarry Dr
Laramie, WY 82072

Beginning balance, Sept. 9          512.75
Deposits                            100.00
Withdrawals                          50.00
Ending balance, Oct. 8              562.75`);
    expect(values['fields.accountHolder']).toBe('Ruth Eze Okafor');
    expect(values['fields.holderStreet']).toBe('Curtis Hall Rm 412 1000 Quarry Dr');
  });

  it('When a marked service stands behind the name of a bank, then it is no part of it', () => {
    const values = read(`
Account Activity Report

Anchor Point Bank CashLink® Reporting

Company              Okafor & Daughters Fisheries, Ltd.
Company address      41 Quarry Dr, Fl 2, Ely, MN 55731
Account              *4036 - Operating - USD
Date range           07/01/2025 - 07/31/2025

Opening Ledger       Total Credits       Total Debits       Closing Ledger
33,019.55            27,041.87           22,507.21          37,554.21`);
    expect(values['fields.bankName']).toBe('Anchor Point Bank');
  });
});

it('When two days stand below the label of a holder, then they are nobody', () => {
  const values = read(`
Tamarack Basin Bank

Ruth Eze Okafor                    PO Box 2206, Ely, MN 55731
ACCOUNT OWNER                      MAILING ADDRESS
Jan 1, 2025    Jan 31, 2025        •••••7058      Basin Checking
FROM           THROUGH             ACCOUNT        PRODUCT
$5,150.66      $7,070.45           $2,905.29      $9,315.82
OPENING BALANCE    TOTAL DEPOSITS    TOTAL WITHDRAWALS    CLOSING BALANCE`);
  expect(values['primaryPerson.fullName'] ?? 'Ruth Eze Okafor').toBe('Ruth Eze Okafor');
});
