import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { wordsAt } from '../../testing/printedPage.ts';
import { money } from './money.ts';

const HIGH = 6;
const CELL = { x0: 0, y0: 0, x1: 300, y1: 12 };

/** A typed line: every letter as wide as the next. */
function typed(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: { x0: 7 * index, y0: 2, x1: 7 * (index + word.length) - 1, y1: 2 + HIGH },
    confidence: 1,
    source: 'text' as const,
  }));
}

describe('Given what stands beside a label in a typed table', () => {
  it('When it is the number and the label of the next box between bars, then that number is no amount', () => {
    expect(money(typed('| 20 LOCALITY |'), CELL)).toBeNull();
  });

  it('When a sentence goes on behind a number, then its letters are no figures', () => {
    expect(money(wordsAt([0, 2, '8888 is']), CELL)).toBeNull();
  });

  it('When a note in the next column names a section of the code, then its figures are no second amount', () => {
    expect(money(wordsAt([0, 2, '994.88            as 414(h), deferred']), CELL)).toMatchObject({
      value: { value: 994.88 },
    });
  });

  it('When a guide sets a figure in a ring behind the label, above the amount, then the figure is no second amount', () => {
    const amount = wordsAt([0, 6, '3,104.66']);
    expect(money([...wordsAt([60, -2, '10']), ...amount], CELL)).toMatchObject({ value: { value: 3104.66 } });
    expect(money([...wordsAt([60, 6, '10']), ...amount], CELL)).toBeNull();
  });

  it('When it is an amount between bars, then it is the amount', () => {
    expect(money(typed('| 1,204.18 |'), CELL)).toMatchObject({ value: { value: 1204.18 } });
  });
});
