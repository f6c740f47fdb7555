/** Accounts that a statement names with their kind. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { SHAPES } from '../shapes.ts';

const cell = { x0: 0, y0: 0, x1: 612, y1: 792 };
const read = (
  shape: 'namedAccounts' | 'namedAccountEnd' | 'endBelowKind' | 'maskedBesideKind' | 'maskedEnd',
  ...lines: string[]
) =>
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

it('tells an end that is said below what the account is called, unless another one is said', () => {
  expect(read('maskedEnd', 'Account', 'Juniper Spend', 'Ending in 0629')).toBe('0629');
  expect(read('maskedEnd', 'Ending in 0629', 'XXXXXX4410')).toBeNull();
  expect(read('maskedEnd', 'Card purchase ending in 0629')).toBeNull();
});

it('tells an end that is said to be that of the number', () => {
  expect(read('namedAccountEnd', 'Harbor Money Market No. ending 0629')).toBe('0629');
  expect(read('namedAccountEnd', 'Harbor Money Market ending with 0629')).toBe('0629');
  expect(read('namedAccountEnd', 'Harbor Savings for the year ending 2023')).toBeNull();
});

it('tells the end of a number as surely as the number was read, not its kind', () => {
  const words = wordsAt([0, 0, 'REGULAR CHECKING ACCOUNT XXXXXX3816']);
  expect(SHAPES.namedAccountEnd(words, cell)?.value).toEqual({ value: '3816', words: words.slice(-1) });
});

it('When a scan made letters of the dots that mask a number, then its end is still read', () => {
  const endOf = (source: 'ocr' | 'text') =>
    SHAPES.namedAccountEnd(wordsAt([0, 0, 'Spending account eeee 7750'], { source }), cell)?.value?.value;
  expect(endOf('ocr')).toBe('7750');
  expect(endOf('text')).toBeUndefined();
});

describe('an account that money came from or went to', () => {
  it('is not the one that the statement names', () => {
    expect(read('namedAccountEnd', 'Transfer from checking ...0031')).toBeNull();
    expect(read('namedAccountEnd', 'Transfer to Simple Business Checking - 36084410')).toBeNull();
    expect(read('namedAccountEnd', 'Oct 1 to Oct 31 Everyday Checking ...4410')).toBe('4410');
  });
});

describe('a number below its kind of account', () => {
  it('is that of the account', () => {
    expect(read('endBelowKind', 'Harbor Checking', '7730041188')).toBe('1188');
    expect(read('endBelowKind', 'Harbor Checking', 'No. 77-300-41188')).toBe('1188');
    expect(read('endBelowKind', ' Harbor Checking', 'No. 77-300-41188')).toBe('1188');
  });

  it('is not, where two accounts have one, where it stands in a row or is too short', () => {
    expect(read('endBelowKind', 'Harbor Checking', '7730041188', 'Harbor Savings', '7730049921')).toBeNull();
    expect(read('endBelowKind', 'Harbor Checking', '', '', '7730041188')).toBeNull();
    expect(read('endBelowKind', 'Harbor Checking', '7730041188 transfer')).toBeNull();
    expect(read('endBelowKind', 'Harbor Checking', '30041')).toBeNull();
    expect(read('endBelowKind', 'Harbor Checking', 'No. 1-300-41')).toBeNull();
    expect(read('endBelowKind', 'Harbor Checking', '   No. 77-300-41188')).toBeNull();
    expect(read('endBelowKind', 'Direct inquiries about Savings to us', '7730041188')).toBeNull();
  });
});

it.each([
  ['7714', 'Accounts > Business Growth Checking (x7714) > Statements'],
  ['3308', 'Statement Savings, account number 00-5512-3308'],
  ['3308', 'Business Basics Checking Account Number: 5512 3308'],
  ['5512', 'Checking Account Number: 5512 04/30/2024'],
  ['7714', 'Checking account x7714'],
])('is told to end in %s: %s', (end, line) => expect(read('namedAccountEnd', line)).toBe(end));

describe('a masked number flush right in the line of its kind', () => {
  const gap = ' '.repeat(12);
  it('is that of the first account', () => {
    expect(read('maskedBesideKind', `Total Checking${gap}...4406${gap}Goal Savings${gap}...8074`)).toBe(
      '4406',
    );
    expect(read('maskedBesideKind', `Spending account${gap}••3388`)).toBe('3388');
    expect(read('maskedBesideKind', 'CHECKING ID 0040 ACCOUNT ******3358 SIMPLE CHECKING')).toBe('3358');
    expect(read('maskedBesideKind', 'Transfer to savings account ******3358 from checking')).toBeNull();
  });

  it.each([
    `Transfer to savings${gap}...0031`,
    `05/02${gap}Savings${gap}...0031`,
    `Total Checking${gap}4406`,
  ])('is none in %s', (line) => expect(read('maskedBesideKind', line)).toBeNull());
});
