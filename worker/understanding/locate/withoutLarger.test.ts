import { expect, it } from '@jest/globals';
import { wordsAt } from '../testing/printedPage.ts';
import { withoutLarger } from './withoutLarger.ts';

const label = wordsAt([48, 382, 'Refund amount'], { source: 'ocr' });
const amount = (height: number, width: number) => ({
  ...wordsAt([528, 382, '$5,127'], { source: 'ocr' })[0]!,
  box: { x0: 528, y0: 382, x1: 528 + width, y1: 382 + height },
});

it('When a word of the last line reaches down to the rule below it, then it is no larger print', () => {
  const stretched = amount(17, 38);
  expect(withoutLarger([stretched], { words: label })).toEqual([stretched]);
});

it('When a figure is as wide as it is high, then it is the headline of the pane beside', () => {
  expect(withoutLarger([amount(17, 68)], { words: label })).toEqual([]);
});
