/** Numbers of accounts as banks print them. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';
import { endOfNumber } from './accountNumber.ts';

function endIn(lines: string): unknown {
  const [statement] = readPages(FORMS, [
    typedPage(`
Tidewater Bank, N.A.                           Statement period 05/01/2023 - 05/31/2023
${lines}
Beginning balance                              $2,418.66
Deposits                                       $5,104.20
Withdrawals                                    $4,095.09
Ending balance                                 $3,427.77`),
  ]);
  return statement?.values.find(({ to }) => to === 'fields.accountLast4')?.value;
}

describe('the number of an account', () => {
  it.each([
    ['61-448209-7', '2097'],
    ['4402 118 5573', '5573'],
    ['7QK-208194', '8194'],
    ['Z24-618803', '8803'],
    ['12.3456.789', '6789'],
    ['**** **** 4471', '4471'],
    ['XXXX-XXXX-4471', '4471'],
    ['(…4471)', '4471'],
    ['x-4471', '4471'],
    ['ending in 4471', '4471'],
  ])('When it is %s, then its end is read beside a label, its kind, and below both', (number, end) => {
    expect(endIn(`Account number: ${number}`)).toBe(end);
    expect(endIn(`Everyday Checking (main)          ${number}`)).toBe(end);
    expect(endIn(`Business Checking - ${number}`)).toBe(end);
    expect(endIn(`Everyday Checking\n${number}`)).toBe(end);
    expect(endIn(`Account              Number\nBusiness Checking    ${number.padEnd(20)}   $3,427.77`)).toBe(
      end,
    );
  });

  it.each(['575-555-0126', '1-800-555-0126', '900-12-3456', '12-3456789', '05 31 2023', '2023', 'NM 88011'])(
    'When it is %s, then it is none of an account',
    (text) => {
      expect(endOfNumber(text)).toBeNull();
      expect(endIn(`Everyday Checking                 ${text}`)).toBeUndefined();
    },
  );

  it('When it is that of another account, then it is not taken', () => {
    expect(endIn('Transfers to savings account      441022339917')).toBeUndefined();
    expect(endIn('Linked Savings account            441022339917')).toBeUndefined();
  });

  it('When figures without an end stand in a line, then they are given up at once', () => {
    expect(endOfNumber(`A${'1'.repeat(36)}x`)).toBeNull();
    expect(endOfNumber('1'.repeat(100_000))).toBeNull();
  });
});
