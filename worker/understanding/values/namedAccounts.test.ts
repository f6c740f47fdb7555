/** Accounts that a statement names with their kind. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../testing/printedPage.ts';
import { SHAPES } from './shapes.ts';

const cell = { x0: 0, y0: 0, x1: 612, y1: 792 };
const read = (shape: 'namedAccounts' | 'namedAccountEnd', ...lines: string[]) =>
  SHAPES[shape](
    lines.flatMap((text, row) => wordsAt([0, row * 12, text])),
    cell,
  )?.value?.value ?? null;

describe('the shares of a member of a credit union', () => {
  const shares = [
    'ID 0001 REGULAR SHARE SAVINGS',
    '08/01 Previous Balance 2,104.55',
    'ID 0075 FREE CHECKING',
  ];

  it('are accounts, each of them', () => {
    expect(read('namedAccounts', ...shares)).toBe(2);
    expect(read('namedAccounts', 'Dealer ID 2298 Savings Street', 'Checking the map')).toBeNull();
  });

  it('are not the end of an account number', () => {
    expect(read('namedAccountEnd', ...shares)).toBeNull();
    expect(read('namedAccountEnd', 'Everyday Checking ...4410')).toBe('4410');
  });
});
