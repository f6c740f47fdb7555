import { describe, expect, it } from '@jest/globals';
import { withTornFigures } from './amountAgain.ts';
import type { Candidate } from './candidate.ts';
import { wordsAt } from './testing/printedPage.ts';

const amount = (value: number) => ({ value, confidence: 0.7 }) as Candidate;
const after = (first: number, again: number, print: string) =>
  withTornFigures([amount(again)], wordsAt([0, 0, print]), [amount(first)]).map(({ value }) => value);

describe('figures of an amount that a second look tore', () => {
  it('make it whole where the first look read it so', () => {
    expect(after(142417, 42417, '28 1 42.41 7')).toEqual([142417]);
    expect(after(2491.9, 491.9, '3 2 491.90')).toEqual([2491.9]);
  });

  it('are no part of another amount', () => {
    expect(after(142417, 42417, '28 42.41 7')).toEqual([42417]);
    expect(after(142417, 42471, '28 1 42.47 1')).toEqual([42471]);
    expect(after(142417, 142417, '28 142.41 7')).toEqual([142417]);
  });
});
