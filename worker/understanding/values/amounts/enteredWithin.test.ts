import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { enteredWithin } from './enteredWithin.ts';

const cell = { x0: 0, x1: 600, y0: 0, y1: 12 };
const of = (text: string) => enteredWithin(wordsAt([40, 0, text]), cell)?.value?.value;

describe('an amount entered within the words of a line', () => {
  it('stands before the number and the amount of the line', () => {
    expect(of('18,204.    6    69,628.')).toBe(18204);
    expect(of('840   6   150575')).toBe(840);
  });

  it('is none where the blank is empty, or nothing else stands behind it', () => {
    expect(of('6    69,628.')).toBeUndefined();
    expect(of('18,204.    6')).toBeUndefined();
    expect(of('18,204.    69,628.    6')).toBeUndefined();
  });
});
