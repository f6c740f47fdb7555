/** Statements told by their arithmetic alone, whatever their lines are called and wherever they stand. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../../understanding/recognise/recognise.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const formOf = (picture: string) => recognise(toSheet(typedPage(picture)), FORMS)?.form.name;
const sums = {
  'fields.openingBalance': 6610.72,
  'fields.totalDeposits': 3100,
  'fields.totalWithdrawals': 3830.66,
  'fields.closingBalance': 5880.06,
};

describe('statements whose sums prove them', () => {
  it('When what came in and what went out lead from what there was to what there is, then it is one', () => {
    expect(
      readPicture(`
Bank of Kauai                                         4/12/2024 - 5/13/2024
Your account at a glance      Account # ends in 3318
What you had on 4/12                     $6,610.72
+ What came in                           $3,100.00
- What went out                          $3,830.66
= What you have on 5/13                  $5,880.06`),
    ).toMatchObject(sums);
  });

  it('When credits and debits are totalled between two balances, then it is one, and a supplier’s, who adds debits, is none', () => {
    const account = (name: string, end: string) => `
${name}                                           DATE 12/31/23
                                                  ACCOUNT 4477-20-0416
 PREVIOUS BALANCE  11/30/23                6,610.72
    6 CREDITS TOTALING                     3,100.00
   19 DEBITS TOTALING                      3,830.66
 NEW BALANCE       12/31/23                ${end}`;
    expect(readPicture(account('INLAND EMPIRE BANK', '5,880.06'))).toMatchObject(sums);
    expect(formOf(account('BANKS LUMBER SUPPLY', '7,341.38'))).toBeUndefined();
  });

  it('When the balances begin with their days, then their lines are the first and the last', () => {
    expect(
      readPicture(`
Motor City Bank                                   February 2024
Fatima Z Benali                                   Checking •1190
Feb 1 opening balance              6,610.72
Deposits and transfers in         +3,100.00
Payments and transfers out        -3,830.66
Feb 29 closing balance             5,880.06`),
    ).toMatchObject({ ...sums, 'fields.accountLast4': '1190' });
  });

  it('When the balances are named by their days behind a comma, or by the statements, then they are the first and the last', () => {
    const balances = (first: string, last: string) =>
      readPicture(`
Pacific Crest Bank                                Account number 00 1140 0921
${first}       $6,610.72
Total deposits                     $3,100.00
Total withdrawals                  $3,830.66
${last}       $5,880.06`);
    expect(balances('Balance, February 5         ', 'Balance, March 4            ')).toMatchObject(sums);
    expect(balances('Ending balance last statement', 'Ending balance this statement')).toMatchObject(sums);
  });

  it('When it speaks as people do, or names a balance at its day, then it is one', () => {
    const balances = (first: string, last: string) =>
      readPicture(`
Shoreline Bank
Everyday account 9914
${first}       $6,610.72
You added                      $3,100.00
You spent                      $3,830.66
${last}       $5,880.06`);
    expect(balances('You started with        ', 'You ended with          ')).toMatchObject({
      ...sums,
      'fields.accountLast4': '9914',
    });
    expect(balances('Balance at 03/21/2024   ', 'Balance at 04/19/2024   ')).toMatchObject(sums);
  });

  it('When several columns hold what came and what went, then their sums are the totals', () => {
    expect(
      readPicture(`
BLACKSTONE RIVER BANK                             Account No. 40-2215537
Opening balance    Deposits     Other credits   Checks       Other debits   Fees     Closing balance
6,610.72           3,000.00     100.00          2,000.00     1,805.66       25.00    5,880.06`),
    ).toMatchObject(sums);
  });

  it('When another column stands left of the list, then its print is no part of it', () => {
    expect(
      readPicture(`
Palmetto Heritage Bank
Business Statement           Balance at start of period        $6,610.72
Account xxxx-xx6650          Deposits received                 $3,100.00
Questions?                   Checks, cards and withdrawals     $3,830.66
(843) 555-0162               Balance at end of period          $5,880.06`),
    ).toMatchObject(sums);
  });
});

describe('the head of a statement', () => {
  it('When boxes hold the first and the last day, then they are the period', () => {
    expect(
      readPicture(`
Bayou Community Credit Union                          Account Statement
Account number          Statement start         Statement end
**** 8245               01/01/2024              01/31/2024
Opening balance         Total credits           Total debits          Closing balance
$6,610.72               $3,100.00               $3,830.66             $5,880.06`),
    ).toMatchObject({ 'fields.periodStart': '2024-01-01', 'fields.periodEnd': '2024-01-31' });
  });

  it('When the number stands within a sentence or in brackets, then it is read, and no balance is', () => {
    const account = (line: string) =>
      readPicture(`
Main Line Trust Company
${line}
Opening Balance (06/01/2024)                         $ 6,610.72
Credits                                              $ 3,100.00
Debits                                               $ (3,830.66)
Closing Balance (06/30/2024)                         $ 5,880.06`)['fields.accountLast4'];
    expect(
      account('This is your statement for Private Checking account ending 2299 covering June 2024.'),
    ).toBe('2299');
    expect(account('Share Draft - Business Checking (Acct. 8812055006)')).toBe('5006');
    expect(account('Member account: 440311        Regular checking')).toBe('0311');
    expect(account('This is your statement for the checking account ending soon.')).toBeUndefined();
  });

  it('When two of a family hold it, or a holder is called Mr., then the first one’s name is read', () => {
    const holder = (names: string) =>
      readPicture(`
Low Country Bank                            Account: 000117410

${names}
6 KINGFISHER CT
SAVANNAH GA 31410

Beginning balance        $6,610.72
Deposits                 $3,100.00
Withdrawals              $3,830.66
Ending balance           $5,880.06`)['primaryPerson.fullName'];
    expect(holder('YOLANDA PRICE-STEWART\nMARCUS STEWART')).toBe('YOLANDA PRICE-STEWART');
    expect(holder('Mr. Percival Adeyemi')).toBe('Percival Adeyemi');
  });

  it('When a sentence says for which account it is, then the number is read', () => {
    expect(
      readPicture(`
Volunteer Bank                              Statement for account 5580-003306
January 1-31, 2024
Balance Forward      + Deposits       - Withdrawals     = Ending Balance
6,610.72             3,100.00         3,830.66          5,880.06`),
    ).toMatchObject({ 'fields.accountLast4': '3306' });
  });

  it('When the opening and the closing date stand below their names, then they are the period', () => {
    expect(
      readPicture(`
Harbor Point Bank
Account number                  Statement opening date          Statement closing date
8800 4112 6088                  03/21/2024                      04/19/2024
Balance at 03/21/2024           $6,610.72
Total money in                  $3,100.00
Total money out                 $3,830.66
Balance at 04/19/2024           $5,880.06`),
    ).toMatchObject({ 'fields.periodStart': '2024-03-21', 'fields.periodEnd': '2024-04-19' });
  });

  it('When the kind of account stands before a number in groups, then the number is read', () => {
    expect(
      readPicture(`
High Country Savings Bank
Account:   Business Interest Checking 55-118-7709
Statement period: June 1, 2024 to June 30, 2024
Beginning balance        $6,610.72
Deposits                 $3,100.00
Withdrawals              $3,830.66
Ending balance           $5,880.06`),
    ).toMatchObject({ 'fields.accountLast4': '7709' });
  });
});

it('An owners’ association that asks for its assessments is no bank', () => {
  expect(
    formOf(`
Hillcrest Homeowners Association                 Statement of Account
Account Number 1140-22                           Statement Period 01/01/2024 - 03/31/2024
Previous balance                $210.00
Assessments                     $630.00
Payments received              -$630.00
Current balance                 $210.00
Payments may be deposited at First Bank.`),
  ).toBeUndefined();
});
