import { expect, it } from '@jest/globals';
import { numberBefore } from './boxNumber.ts';
import { wordsAt } from './testing/printedPage.ts';

const numberOf = (text: string, source: 'ocr' | 'text') =>
  numberBefore(wordsAt([40, 10, text], { source }), 1, new Set()).map((word) => word.text);

it('When a scan makes `la.` of `1a.`, then it is the number of the box', () => {
  expect(numberOf('la. Total ordinary dividends', 'ocr')).toEqual(['la.']);
});

it('When it is printed so, or has no point, then it is a word', () => {
  expect(numberOf('la. Total ordinary dividends', 'text')).toEqual([]);
  expect(numberOf('la Total ordinary dividends', 'ocr')).toEqual([]);
});
