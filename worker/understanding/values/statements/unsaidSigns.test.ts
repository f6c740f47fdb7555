/** Lines between two balances whose names do not say which side they are on. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';
import { withUnsaidSigns } from './unsaidSigns.ts';

const totalsOf = (lines: string) => {
  const [statement] = readPages(FORMS, [
    typedPage(`
Tidewater Bank, N.A.                           Account number: 4410 2233 9917
Member FDIC                                    Statement period 05/01/2023 - 05/31/2023
${lines}`),
  ]);
  return ['fields.totalDeposits', 'fields.totalWithdrawals'].map(
    (to) => statement?.values.find((value) => value.to === to)?.value,
  );
};

describe('lines that say nothing of their side', () => {
  it.each([
    ['Card transactions', 'Bill pay'],
    ['ATM & POS', 'Wires'],
    ['Electronic items', 'Paper items'],
    ['Point of sale', 'Taxes withheld'],
  ])('When only one choice leads to the last balance, then `%s` and `%s` went out', (one, other) => {
    const lines = (last: string) => `
Beginning balance                            $2,418.66
Deposits                                      5,104.20
Interest                                          0.31
${one.padEnd(45)}1,633.09
${other.padEnd(45)}2,450.00
Ending balance                               ${last}`;
    expect(totalsOf(lines('$3,440.08'))).toEqual([5104.51, 4083.09]);
    expect(totalsOf(lines('$3,440.09'))[1]).toBeUndefined();
  });

  it('When two choices lead there, or no line says where it goes, then nothing is told', () => {
    const unsaid = (...cents: number[]) => cents.map((one) => ({ cents: one, isSaid: false }));
    const said = { cents: 500, isSaid: true };
    expect(withUnsaidSigns([said, ...unsaid(100, 200, 300)], 1100, 500)).toBeNull();
    expect(withUnsaidSigns([said, ...unsaid(100, 250)], 850, 350)).toEqual([500, 100, -250]);
    expect(withUnsaidSigns(unsaid(100, 250), 350, -150)).toBeNull();
    expect(withUnsaidSigns([said, ...unsaid(1, 2, 4, 8, 16, 32)], 563, 561)).toBeNull();
  });
});
