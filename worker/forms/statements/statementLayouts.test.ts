/** Statements as banks print them: holders and what they trade as, balances above their names, days and lists of other kinds. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('a person and what they trade as', () => {
  const holderOf = (names: string) =>
    readPicture(`
Prairie State Bank                          Account number 7058812204

${names}
77 CAMINO SERENA
LAS CRUCES NM 88011

Statement Period: 03/18/2023 - 04/17/2023
Beginning Balance                     $1,640.11
Deposits                              $4,905.37
Withdrawals                           $5,011.20
Ending Balance                        $1,534.28`);

  it.each([
    'OSVALDO T VANCE\nDBA MESA BOOKKEEPING',
    'OSVALDO T VANCE DBA MESA BOOKKEEPING',
    'DR OSVALDO T VANCE D/B/A MESA BOOKKEEPING',
  ])(
    'When the trade name stands below the person or behind them, then both are told, and the address is also that of the business: %s',
    (names) => {
      expect(holderOf(names)).toMatchObject({
        'primaryPerson.fullName': 'OSVALDO T VANCE',
        'businessInfo.businessName': 'MESA BOOKKEEPING',
        'businessInfo.businessAddress.street': '77 Camino Serena',
      });
    },
  );

  it('When the line of a person ends at DBA, then the firm below it is the holder and the person is told beside it', () => {
    expect(holderOf('OSVALDO T VANCE DBA\nMESA BOOKKEEPING')).toMatchObject({
      'primaryPerson.fullName': 'Osvaldo T Vance',
      'businessInfo.businessName': 'MESA BOOKKEEPING',
    });
  });

  it('When a person stands below the name of a firm, then the firm is the holder and the person its proprietor', () => {
    const both = {
      'businessInfo.businessName': 'Reed & Thistle',
      'primaryPerson.fullName': 'Oluchi Eze-Barker',
    };
    expect(holderOf('Reed & Thistle\nOluchi Eze-Barker')).toMatchObject(both);
    expect(holderOf('VANCE DIESEL REPAIR\nDBA OF OSVALDO T VANCE')).toMatchObject({
      'businessInfo.businessName': 'VANCE DIESEL REPAIR',
      'primaryPerson.fullName': 'Osvaldo T Vance',
    });
    expect(holderOf('Reed & Thistle LLC\nOsvaldo T Vance')).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When somebody’s care stands below a person, then it is no part of the name', () => {
    expect(holderOf('FOLUKE B ARANSOLA\n%HALDOR VANCE')).toMatchObject({
      'primaryPerson.fullName': 'FOLUKE B ARANSOLA',
    });
  });

  it.each([
    '******AUTO**5-DIGIT 88011  B-014  T-6\nOSVALDO T VANCE OR\nIRMGARD K VANCE',
    'ABC003X1 0114 Q 00 045219\nOSVALDO T VANCE\nIRMGARD K VANCE',
    'OSVALDO T VANCE OR IRMGARD K VANCE',
  ])('When the post prints how it sorts above two holders, then both are read: %s', (names) => {
    expect(holderOf(names)).toMatchObject({
      'primaryPerson.fullName': 'OSVALDO T VANCE',
      'spousePerson.fullName': 'Irmgard K Vance',
    });
  });
});

describe('days and balances below the names of two statements', () => {
  it('When each balance has its day above it, then the days are the period', () => {
    expect(
      readPicture(`
Prairie State Bank                          Account number 7058812204
PRAIRIE PERSONAL ACCOUNT
BALANCE LAST STATEMENT      DEPOSITS        WITHDRAWALS     BALANCE THIS STATEMENT
       03-15-24           NO.   AMOUNT      NO.   AMOUNT           04-16-24
       4,118.93           5   8,458.81     15   5,628.78           6,948.96`),
    ).toMatchObject({ 'fields.periodStart': '2024-03-15', 'fields.periodEnd': '2024-04-16' });
  });
});

describe('available balances', () => {
  it('When a list runs from one to the other, then all that comes in between is added up', () => {
    expect(
      readPicture(`
Account Statement                          Account number 7058812204
Statement period 1/1/2024 - 1/31/2024
Beginning Available Balance      1,284.61
Payments received                2,614.75
Payments sent                     -244.95
Withdrawals and Debits          -1,500.00
Deposits and Credits               150.00
Fees                               -62.74
Ending Available Balance         2,241.67`),
    ).toMatchObject({
      'fields.openingBalance': 1284.61,
      'fields.closingBalance': 2241.67,
      'fields.totalDeposits': 2764.75,
      'fields.totalWithdrawals': 1807.69,
    });
  });
});

describe('figures above what they are', () => {
  it('When each label stands right below its figure, then that is it', () => {
    expect(
      readPicture(`
Tidepool Technologies, Inc.
Monthly statement
Checking ••5582 May 2024

Prairie Studio, Inc.                   $1,942.65
77 Camino Serena                       Statement balance
Las Cruces, NM 88011
                                       $8,210.37                –$10,985.26               $4,717.54
Account number 202488115582            Balance on Apr 30        Total withdrawals         Total deposits


Date        Description                Type                Amount        End of Day Balance
May 01      Stripe                     ACH In              $9.31`),
    ).toMatchObject({
      'fields.openingBalance': 8210.37,
      'fields.closingBalance': 1942.65,
      'fields.totalDeposits': 4717.54,
      'fields.totalWithdrawals': 10985.26,
      'fields.periodStart': '2024-05-01',
      'fields.periodEnd': '2024-05-31',
    });
  });

  it('When another figure begins close below the label, then the nearer one above it is its own', () => {
    const page = printedPage([
      [36, 40, 'Prairie State Bank'],
      [36, 60, 'Account number 202488115582   Statement period 05/01/2024 - 05/31/2024'],
      [300, 100, '$1,942.65'],
      [300, 110, 'Statement balance'],
      [300, 128, '$8,210.37            –$10,985.26           $4,717.54'],
      [300, 138, 'Balance on Apr 30'],
      [36, 170, 'Checking   Deposits   Withdrawals'],
    ]);
    const values = readPages(FORMS, [page])[0]!.values;
    expect(values.find(({ to }) => to === 'fields.closingBalance')?.value).toBe(1942.65);
  });
});

describe('a statement of one currency of several', () => {
  const currency = readPicture(`
                                                                             Tern US Inc.
                                                                            9 W 13th St

USD statement
1 April 2024 [CDT] - 30 April 2024 [CDT]

Account Holder                  Account number                  Wire transfer routing number
Oluchi Eze-Barker               8314490276                      026073008
418 Camino Ave, Apt 3R
Evanston                        Routing number (ACH or ABA)     Swift/BIC
IL                              026073150                       CMFGUS33
60202
United States

USD on 30 April 2024 [CDT]                                                     5,067.97 USD

Description                                        Incoming        Outgoing        Amount
Received money from Kite Ltd                       1,825.50                        5,067.97
29 April 2024 Card ending in 6120 Transaction
Tern is not a bank.`);

  it('When it tells how to reach the account and what came and went, then its balance is that of its last day', () => {
    expect(currency).toMatchObject({
      'fields.closingBalance': 5067.97,
      'fields.periodStart': '2024-04-01',
      'fields.periodEnd': '2024-04-30',
    });
  });

  it('When city, state and ZIP code stand on lines of their own, then they end the address', () => {
    expect(currency).toMatchObject({
      'primaryPerson.fullName': 'Oluchi Eze-Barker',
      'primaryPerson.homeAddress.street': '418 Camino Ave, Apt 3R',
      'primaryPerson.homeAddress.city': 'Evanston',
      'primaryPerson.homeAddress.state': 'IL',
      'primaryPerson.homeAddress.zipCode': '60202',
    });
  });

  it('When a transaction names a card, then the account is still that of its own label', () => {
    expect(currency).toMatchObject({ 'fields.accountLast4': '0276' });
  });
});
