/** Statements as widely known banks print them: sums on lines of their own, numbers in groups, captions above names. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const sums = `
Beginning Balance                     $1,640.11
Deposits                              $4,905.37
Withdrawals                           $5,011.20
Ending Balance                        $1,534.28`;

describe('sums of a statement', () => {
  it('When the closing balance stands on a line below its name, then what came in and went out is still summed', () => {
    expect(
      readPicture(`
Prairie Bank                                       STATEMENT OF ACCOUNT

OSVALDO T VANCE                                    Statement Period: Oct 14 2023-Nov 13 2023
77 CAMINO SERENA                                   Primary Account #: 431-8827719
LAS CRUCES NM 88011

ACCOUNT SUMMARY
Beginning Balance             4,218.37         Average Collected Balance     6,803.07
Deposits                        790.04         Interest Earned This Period       0.00
Electronic Deposits           8,332.76
Checks Paid                     478.75
Electronic Payments           3,759.64
Ending Balance                                 Days in Period                      31
                              9,102.78`),
    ).toMatchObject({
      'fields.totalDeposits': 9122.8,
      'fields.totalWithdrawals': 4238.39,
      'fields.closingBalance': 9102.78,
    });
  });

  it('When a row of sums begins with a named balance and ends with that of a day, then the latter closes it', () => {
    expect(
      readPicture(`
Prairie Bank N.A.
OSVALDO T VANCE                                       For the period ending November 20, 2023
77 CAMINO SERENA
LAS CRUCES NM 88011

Account number: 4817 0066 25           Statement period 10/21/23 to 11/20/23

Previous     Deposits and          Checks        Withdrawals and          Service    Balance on
balance      other additions (4)   written (0)   other subtractions (11)  charges    Nov 20
$2,977.81    + $3,983.38           - $0.00       - $1,844.67              - $0.00    $5,116.52`),
    ).toMatchObject({ 'fields.openingBalance': 2977.81, 'fields.closingBalance': 5116.52 });
  });
});

describe('the number of an account', () => {
  const numbered = (line: string) =>
    readPicture(`
Prairie Bank                                       ${line}

OSVALDO T VANCE                                    Statement Period: 10/01/2023 - 10/31/2023
77 CAMINO SERENA
LAS CRUCES NM 88011
${sums}`)['fields.accountLast4'];

  it('When it stands in groups behind the kind of account, then its last four digits are read', () => {
    expect(numbered('Basic Business Checking 1853 447 291')).toBe('7291');
    expect(numbered('Basic Business Checking 800 447 2913')).toBeUndefined(); // where to call
  });

  it('When its end stands below what says so, then that is read', () => {
    expect(numbered(`Account number ending in\n${' '.repeat(51)}6024`)).toBe('6024');
    expect(
      numbered(`Account ending in   Opening date\n${' '.repeat(51)}0093                October 5, 2024`),
    ).toBe('0093');
  });

  it('When it begins with a letter, then its last four digits are read', () => {
    expect(numbered('Account Number: Z24-618803')).toBe('8803');
  });
});

describe('names on a statement', () => {
  it('When `Business` stands as a caption above the holder, then it is no part of the name', () => {
    expect(
      readPicture(`
Prairie Bank                                       Account statement

Business                                           Account
Fennimore & Adeyemi Goods LLC                      Checking 200000558134
2210 N Alberta St, Suite 4                         Oct 1, 2023 - Oct 31, 2023
Portland, OR 97217
${sums}`),
    ).toMatchObject({ 'businessInfo.businessName': 'Fennimore & Adeyemi Goods LLC' });
  });

  it('When a sheet is folded to be its own envelope, then the holder stands in its lower half, below who sends it', () => {
    const folded = (endorsement: string) =>
      readPicture(`
PRAIRIE STATE BANK                                 Checking Statement
                                                   Sep 8, 2023 - Oct 7, 2023
${sums}
${'\n'.repeat(30)}
Prairie State Bank                                               ${endorsement}
Post Office Box 3300
Ames, IA 50010-3300


                         004417 1 AV 0.507 T14 P2
                         OSVALDO T VANCE
                         77 CAMINO SERENA
                         LAS CRUCES NM 88011-1904`);
    expect(folded('RETURN SERVICE REQUESTED')).toMatchObject({
      'primaryPerson.fullName': 'OSVALDO T VANCE',
      'primaryPerson.homeAddress.zipCode': '88011-1904',
    });
    expect(folded('')).not.toHaveProperty(['primaryPerson.fullName']);
  });
});
