/** Several readings of the digits of a comb, made one. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { agreed, type Comb } from './readCombs.ts';

const raster: Raster = { width: 1, height: 1, pixels: new Uint8Array(1), scale: 1 };
const place = { from: 0, to: 100, top: 0, bottom: 10 };
const closed = { raster, count: 6, ...place, crossed: [], balance: [1, 1, 1, 1, 1, 1], isBlotted: false };
const comb: Comb = { piece: { raster, left: 20, top: 30 }, spaced: [closed, closed, closed] };
const line = (text: string, confidence = 0.9): Word[] =>
  text
    .split(' ')
    .map((part) => ({ text: part, confidence, box: { x0: 0, x1: 1, y0: 0, y1: 1 }, source: 'ocr' }));

describe('the digits of a comb, read in several spacings', () => {
  it('When all lines say the same, then that is surer than each of them', () => {
    const word = agreed(comb, [line('238 160'), line('238160'), line('238160')])!;
    expect(word).toMatchObject({ text: '238160', box: { x0: 20, x1: 120, y0: 30, y1: 40 } });
    expect(word.confidence).toBeGreaterThan(0.99);
  });

  it('When each line misreads another digit, then every digit is what most lines say, and less sure', () => {
    const word = agreed(comb, [line('288160'), line('238760'), line('238160')])!;
    expect(word.text).toBe('238160');
    expect(word.confidence).toBeCloseTo(0.57);
  });

  it('When a digit became a letter without the line that ran through it, then that line has no say in it', () => {
    const word = agreed(comb, [line('238160'), line('238160'), line('2381C0')])!;
    expect(word.text).toBe('238160');
    expect(word.confidence).toBeGreaterThan(0.99);
  });

  it('When a blot lies on one of the digits, then not even lines that agree are sure', () => {
    const spaced = comb.spaced.map((one) => ({ ...one, isBlotted: true }));
    const word = agreed({ ...comb, spaced }, [line('238460'), line('238460'), line('238460')])!;
    expect(word.confidence).toBeLessThan(0.66);
  });

  it('When a line has lost a digit, then it does not count', () => {
    expect(agreed(comb, [line('23816'), line('238160'), line('238160')])?.text).toBe('238160');
    expect(agreed(comb, [line('23816'), line('238160'), line('')])).toBeUndefined();
  });

  it('When a line runs through one of two digits between which it may, then an 8 with less ink on the left at the other may be a 3', () => {
    const numberWith = (crossed: number[], left: number) => {
      const balance = [0.85, 1, 0.95, 1.09, left, 0.99, 1.07, 1.2, 1.1];
      const spaced = comb.spaced.map((one) => ({ ...one, count: 9, crossed, balance }));
      const read = ['956687666', '956687666', '956687666'].map((text) => line(text));
      return agreed({ ...comb, spaced }, read)!.mayHoldLine;
    };
    expect(numberWith([2], 0.93)).toBe(true);
    expect(numberWith([2], 0.99)).toBe(false);
    expect(numberWith([], 0.93)).toBe(false);
    // the line through that digit itself was seen, and taken away
    expect(numberWith([2, 4], 0.8)).toBe(false);
  });
});
