/** Two readings of one comb: digits moved together, and digits that the page's reading saw alone. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { disputesComb } from './disputesComb.ts';

const TOOTH = 14;
const comb: Word = {
  text: '929283220',
  box: { x0: 100, y0: 50, x1: 100 + 9 * TOOTH, y1: 58 },
  confidence: 0.99,
  source: 'ocr',
};
/** A word in a tooth of the comb, the first being 0. */
const inTooth = (place: number, text: string, confidence = 0.9): Word => ({
  text,
  box: { x0: 100 + place * TOOTH + 4, y0: 50, x1: 100 + place * TOOTH + 10, y1: 58 },
  confidence,
  source: 'ocr',
});

describe('the digits of a comb', () => {
  it('are disputed by one that was clearly seen as another', () => {
    expect(disputesComb(comb, [inTooth(3, '2'), inTooth(4, '3')])).toBe(true);
  });
  it('are not disputed by those that agree, by doubtful ones, nor by what stands elsewhere', () => {
    expect(disputesComb(comb, [inTooth(0, '9'), inTooth(8, '0')])).toBe(false);
    expect(disputesComb(comb, [inTooth(4, '3', 0.5)])).toBe(false);
    expect(disputesComb(comb, [inTooth(4.5, '3'), inTooth(11, '7'), inTooth(4, '|')])).toBe(false);
  });
  it('are disputed by a few in one word that stand in as many teeth', () => {
    const inTeeth = (place: number, text: string, teeth = text.length): Word => ({
      ...inTooth(place, text),
      box: { x0: 104 + place * TOOTH, y0: 50, x1: 96 + (place + teeth) * TOOTH, y1: 58 },
    });
    expect(disputesComb(comb, [inTeeth(3, '283')])).toBe(false);
    expect(disputesComb(comb, [inTeeth(3, '293')])).toBe(true);
    expect(disputesComb({ ...comb, crossed: [4] }, [inTeeth(3, '293')])).toBe(false);
    // A digit was lost of these, or invented.
    expect(disputesComb(comb, [inTeeth(3, '293', 4), inTeeth(3, '293', 2)])).toBe(false);
  });
  it('are not disputed where a line of the comb runs through the digit, which the page is read with', () => {
    expect(disputesComb({ ...comb, crossed: [4] }, [inTooth(4, '3')])).toBe(false);
    expect(disputesComb({ ...comb, crossed: [2] }, [inTooth(4, '3')])).toBe(true);
  });
  it('are disputed by a whole number in one word of which a digit without a line is another', () => {
    const whole: Word = { ...comb, text: '929383220', confidence: 0.63 };
    expect(disputesComb(comb, [whole])).toBe(true);
    expect(disputesComb({ ...comb, crossed: [3] }, [whole])).toBe(false);
    expect(disputesComb(comb, [{ ...whole, confidence: 0.4 }])).toBe(false);
    expect(disputesComb(comb, [{ ...whole, text: '92928322' }])).toBe(false);
    expect(disputesComb(comb, [{ ...whole, text: comb.text }])).toBe(false);
  });
});
