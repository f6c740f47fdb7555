/** What came in and went out, told by the lines between two balances. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { wordsAt } from '../../testing/printedPage.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';
import { ladderOut } from './balanceLadder.ts';

function read(lines: string): (to: string) => unknown {
  const [statement] = readPages(FORMS, [
    typedPage(`
Tidewater Bank, N.A.                           Account number: 4410 2233 9917
Member FDIC                                    Statement period 05/01/2023 - 05/31/2023
CHECKING SUMMARY
${lines}`),
  ]);
  return (to) => statement!.values.find((value) => value.to === to)?.value;
}

function totalsOf(lines: string): unknown[] {
  const valueOf = read(lines);
  return [valueOf('fields.totalDeposits'), valueOf('fields.totalWithdrawals')];
}

function balancesOf(lines: string): unknown[] {
  const valueOf = read(lines);
  return [valueOf('fields.openingBalance'), valueOf('fields.closingBalance')];
}

describe('the lines between two balances', () => {
  it('When the parts add up to the new balance, then their sums are the totals, whatever stands beside them', () => {
    expect(
      totalsOf(`
Beginning Balance                            $2,418.66
Deposits and Additions                        5,104.20     # of deposits: 14
                                                           # of days in cycle: 31
ATM & Debit Card Withdrawals                 -1,633.09     Average balance: $3,006.44
Electronic Withdrawals                        2,450.00-
Fees                                            -12.00
Ending Balance                               $3,427.77`),
    ).toEqual([5104.2, 4095.09]);
  });

  it('When checks stand beside the other debits, then the total holds them, too', () => {
    expect(
      totalsOf(`
Beginning balance on May 1, 2023            $18,240.51
Deposits and other credits                   41,877.30
Withdrawals and other debits                -26,410.08
Checks                                        9,350.00
Service fees                                     16.00
Ending balance on May 31, 2023              $24,341.73`),
    ).toEqual([41877.3, 35776.08]);
  });

  it('When they do not add up, then only a total that is named is given', () => {
    expect(
      totalsOf(`
Beginning Balance                            $2,418.66
Deposits and Additions                        5,104.20
ATM & Debit Card Withdrawals                 -1,633.09
Electronic Withdrawals                       -2,450.00
Ending Balance                               $3,427.77`),
    ).toEqual([5104.2, undefined]);
  });

  it('When another list with amounts stands beside them, then it is left alone', () => {
    expect(
      totalsOf(`
Beginning Balance         6,118.40     Average Collected Balance       8,402.11
Deposits                  9,770.00     Interest Earned This Period         0.00
Electronic Deposits       4,210.36     Interest Paid Year-to-Date          0.00
Checks Paid               2,000.00     Annual Percentage Yield Earned     0.00%
Electronic Payments       7,305.19     Days in Period                        31
Service Charges              25.00
Ending Balance           10,768.57`),
    ).toEqual([13980.36, 9330.19]);
  });

  it('When a table sums up what was added and subtracted, then these are the totals', () => {
    expect(
      totalsOf(`
Date      Description             Amount Subtracted     Amount Added     Balance
10/01/23  Opening Balance                                                4,411.09
10/05/23  ACH Electronic Credit                             2,710.44     7,121.53
10/11/23  Bill Payment                     1,860.76                      5,260.77
10/31/23  Closing Balance                                                5,260.77
          Total Subtracted/Added           1,860.76         2,710.44`),
    ).toEqual([2710.44, 1860.76]);
  });

  const WITH_DAYS = `
Beginning balance
on December 13, 2025                       $2,410.00
Plus deposits
Electronic deposits                        $3,010.00
Less withdrawals
Electronic (EFT) withdrawals               -$500.00
Ending balance
on January 14, 2026                        $4,920.00`;

  it('When the days of the balances stand on lines of their own, then the amounts beside them are the balances', () => {
    expect(totalsOf(WITH_DAYS)).toEqual([3010, 500]);
    expect(balancesOf(WITH_DAYS)).toEqual([2410, 4920]);
  });

  const OVERDRAWN = `
Beginning Balance      $23,417.64       Minimum Daily Balance       $10,228 -
Deposits & Credits    $117,728.67 +     Average Monthly Balance      $9,793
Withdrawals           $151,169.77 -
Returned Checks        $10,883.44 +
Checks                  $2,659.82 -
Ending Balance          $1,799.84 -`;

  it('When an address stands in the column beside the lines, then they are as many as have amounts', () => {
    const lines = `
Beginning balance                          $2,410.00     Call
on December 13, 2025                                     (701) 555-0139
Plus deposits
                                                         Visit our web site
Electronic deposits                        $3,010.00     www.tidebank.example
Transfers from other accounts                $200.00     Write to us
Less withdrawals                                         TIDEWATER BANK
                                                         P.O. BOX 60
Electronic (EFT) withdrawals                -$500.00     MINOT, ND 58701
Fees and service charges                     -$40.00
                                                         Our fee for this period
Transfers to other accounts                 -$160.00     is $0.00/$1,000.
Ending balance                             $4,920.00
on January 14, 2026`;
    expect(totalsOf(lines)).toEqual([3210, 700]);
    expect(balancesOf(lines)).toEqual([2410, 4920]);
  });

  it('When days and counts stand among the columns of a row of sums, then it is read, and no row of a day is', () => {
    const row = `
04/30/23    $1,702.38    $8,726.22 (6)    $2,278.33 (12)    05/31/23    $8,150.27`;
    const heads = `
Last        Previous     Total            Total             This        Current
Statement   Balance      Credits          Debits            Statement   Balance`;
    expect(balancesOf(heads + row)).toEqual([1702.38, 8150.27]);
    expect(totalsOf(heads + row)).toEqual([8726.22, 2278.33]);
    const days = `
            Previous     Total            Total                         Current
Day         Balance      Credits          Debits            Posted      Balance`;
    expect(totalsOf(days + row)).toEqual([undefined, undefined]);
  });

  it('When a sign stands behind each amount, then it tells what came back and that the account is overdrawn', () => {
    expect(totalsOf(OVERDRAWN)).toEqual([128612.11, 153829.59]);
    expect(balancesOf(OVERDRAWN)).toEqual([23417.64, -1799.84]);
  });

  it('When a scan lost the sign behind the last balance, then the sums tell that the account is overdrawn', () => {
    const signless = `
Tidewater Bank, N.A.                           Account number: 4410 2233 9917
Member FDIC                                    Statement period 05/01/2023 - 05/31/2023
CHECKING SUMMARY${OVERDRAWN.replaceAll(' -', '')}`;
    const page = typedPage(signless);
    const closing = (source: 'ocr' | 'text') => {
      const words = page.words.map((word) => ({ ...word, source, confidence: 0.96 }));
      const [statement] = readPages(FORMS, [{ ...page, words, source }]);
      return statement?.values.find(({ to }) => to === 'fields.closingBalance')?.value;
    };
    expect(closing('ocr')).toBe(-1799.84);
    expect(closing('text')).toBe(1799.84);
  });

  it('When a scan lost the point before lone cents, then they are a row of their own where the sums need them', () => {
    const lines = (interest: string) => `
Tidewater Bank, N.A.                           Account number: 4410 2233 9917
Member FDIC                                    Statement period 05/01/2023 - 05/31/2023
Previous Balance                    5,218.06
3 Deposits/Credits                  4,613.34
11 Checks/Debits                    1,615.62
Interest Paid                       ${interest}
Ending Balance                      8,216.00`;
    const values = (interest: string) => {
      const page = typedPage(lines(interest));
      const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.96 }));
      const [statement] = readPages(FORMS, [{ ...page, words, source: 'ocr' }]);
      return Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]));
    };
    const read = values('      22');
    expect(read).toMatchObject({
      'fields.openingBalance': 5218.06,
      'fields.closingBalance': 8216,
      'fields.totalDeposits': 4613.56,
      'fields.totalWithdrawals': 1615.62,
    });
    expect(read).not.toHaveProperty(['fields.interestPaid']);
    expect(values('      23')).not.toHaveProperty(['fields.totalDeposits']);
  });

  it('When a table or a mark says that an account is overdrawn, then its balance is less than nothing', () => {
    expect(
      balancesOf(`
Account number    Beginning balance    Total credits    Total debits    Ending balance
3319125179               $7,141.84       $119,387.30    -$126,808.58         -$279.44`),
    ).toEqual([7141.84, -279.44]);
    expect(
      balancesOf(`
Beginning balance - $310.12
Total credits       $100.00
Total debits        $600.00
Ending balance      $189.88 OD`),
    ).toEqual([310.12, -189.88]);
  });

  it('When the balances are those of two statements, and one of them has cents alone, then they are read', () => {
    expect(
      balancesOf(`
LAST STATEMENT   12/31/25       56,002.94
60 CREDITS                     387,393.71
72 DEBITS                      443,396.22
THIS STATEMENT   01/30/26             .43

DEPOSITS`),
    ).toEqual([56002.94, 0.43]);
    expect(
      balancesOf(`
Statement balance as of Jan 31, 2024       $402,118.66
Total withdrawals                          -$88,310.04
Total deposits                             $120,000.00`),
    ).toEqual([undefined, 402118.66]);
  });

  it('When a scan tore an amount off its line, then it still belongs to the words above it', () => {
    const words = (
      [
        [50, 265, 'Beginning Balance'],
        [251, 265, '4,218.37'],
        [50, 278, 'Deposits'],
        [259, 278, '790.04'],
        [50, 304, 'Checks Paid'],
        [342, 303, 'Interest Paid Year-to-Date'],
        [547, 303, '0.00'],
        [259, 309, '478.75'],
        [50, 333, 'Ending Balance'],
        [251, 333, '4,529.66'],
      ] as const
    ).flatMap((print) => wordsAt([...print]));
    expect(ladderOut(words, { x0: 0, y0: 0, x1: 612, y1: 792 })?.value?.value).toBe(478.75);
  });

  it('When the amounts of this period and of the year stand a little below the words, then the first still belongs to these', () => {
    const words = (
      [
        [50, 265, 'Beginning Balance'],
        [251, 265, '4,218.37'],
        [340, 265, '1,004.11'],
        [50, 278, 'Deposits (incl. interest)'],
        [420, 278, '14 Elm Sq Fl 6, Athens'],
        [259, 282, '790.04'],
        [340, 282, '9,118.20'],
        [50, 304, 'Checks Paid'],
        [259, 304, '478.75'],
        [50, 333, 'Ending Balance'],
        [251, 333, '4,529.66'],
      ] as const
    ).flatMap((print) =>
      wordsAt([...print]).map((word) =>
        word.text.endsWith('.04') || word.text.endsWith('.20')
          ? { ...word, box: { ...word.box, y0: word.box.y0 + 3, y1: word.box.y1 + 1 } }
          : word,
      ),
    );
    expect(ladderOut(words, { x0: 0, y0: 0, x1: 612, y1: 792 })?.value?.value).toBe(478.75);
  });

  it('When days stand in front of the word in a row of columns, then they are its balances', () => {
    const lines = `
Jan 1 balance       Total money in       Total money out       Jan 31 balance
   $88,412.60           $80,870.10          –$47,547.03          $121,735.67`;
    expect(balancesOf(lines)).toEqual([88412.6, 121735.67]);
    expect(totalsOf(lines)).toEqual([80870.1, 47547.03]);
  });
});
