import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { ssn } from './nineDigits.ts';

/** Words of a comb as the whole page's reading gives them: text, left and right edge. */
const comb = (pieces: readonly [string, number, number][], source: Word['source'] = 'ocr'): Word[] =>
  pieces.map(([text, x0, x1]) => ({ text, box: { x0, y0: 120, x1, y1: 127 }, confidence: 0.8, source }));
const valueOf = (words: Word[]) => ssn(words, { x0: 460, y0: 115, x1: 580, y1: 130 })?.value?.value;

describe('Digits of a comb', () => {
  it('When they stand evenly, then they are a number, in whatever pieces they were read', () => {
    expect(
      valueOf(
        comb([
          ['9', 468, 472],
          ['1', 481, 483],
          ['1148677', 492, 566],
        ]),
      ),
    ).toBe('911-14-8677');
    expect(
      valueOf(
        comb([
          ['97', 473, 489],
          ['8', 497, 501],
          ['8', 509, 513],
          ['8', 521, 525],
          ['9', 533, 537],
          ['2', 545, 549],
          ['6', 557, 561],
          ['7', 569, 573],
        ]),
      ),
    ).toBe('978-88-9267');
  });
  it('When one was lost and another invented, then nine of them are no number', () => {
    const read: [string, number, number][] = [
      ['6531', 468, 506],
      ['17609', 528, 566],
    ];
    expect(valueOf(comb(read))).toBeUndefined();
    expect(valueOf(comb(read, 'text'))).toBe('653-11-7609');
  });
  it('When they are written in groups, then the spaces between those count for nothing', () => {
    const typed: [string, number, number][] = [
      ['653', 468, 483],
      ['11', 489, 499],
      ['1769', 505, 525],
    ];
    expect(valueOf(comb(typed))).toBe('653-11-1769');
  });
});
