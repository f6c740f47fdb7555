import { describe, expect, it } from '@jest/globals';
import { enlarge } from './enlarge.ts';

describe('a picture drawn larger', () => {
  it('When a line has twice as many pixels, then each lies a quarter of the way from its nearest one', () => {
    const line = Uint8Array.from([0, 100, 0, 100]);
    const larger = enlarge(line, { width: 2, height: 2 }, { width: 4, height: 2 });
    expect([...larger]).toEqual([0, 25, 75, 100, 0, 25, 75, 100]);
  });

  it('When a column has twice as many, then so do its pixels', () => {
    const column = Uint8Array.from([0, 0, 100, 100]);
    const larger = enlarge(column, { width: 2, height: 2 }, { width: 2, height: 4 });
    expect([...larger]).toEqual([0, 0, 25, 25, 75, 75, 100, 100]);
  });

  it('When print stands at its head, then it is drawn with the paper around it, and paper far below is white', () => {
    const [from, to] = [
      { width: 40, height: 1000 },
      { width: 80, height: 2000 },
    ];
    const pixels = new Uint8Array(40_000).fill(240);
    pixels.fill(0, 80, 110);
    const larger = enlarge(pixels, from, to);
    // A rule at its foot makes all of it print.
    const whole = enlarge(pixels.slice().fill(0, 39_920), from, to);
    const near = 80 * 300;
    expect(larger.subarray(0, near)).toEqual(whole.subarray(0, near));
    expect(whole[80 * 1500]).toBe(240);
    expect(new Set(larger.subarray(80 * 400))).toEqual(new Set([255]));
  });

  it('When it keeps its size, then nothing changes', () => {
    const pixels = Uint8Array.from({ length: 12 }, (_, at) => at * 21);
    expect(enlarge(pixels, { width: 4, height: 3 }, { width: 4, height: 3 })).toEqual(pixels);
  });
});
