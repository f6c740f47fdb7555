/** Amounts of a scan that lost their comma and point. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { SHAPES } from '../shapes.ts';

const CELL = { x0: 0, y0: 0, x1: 300, y1: 20 };
const amountOf = (text: string, confidence: number) =>
  SHAPES.money(wordsAt([10, 4, text], { source: 'ocr', confidence }), CELL)?.value?.value;

describe('An amount of a scan', () => {
  it('When many figures stand in a row and were not read clearly, then it is none', () => {
    expect(amountOf('44525221', 0.59)).toBeUndefined();
    expect(amountOf('44525221', 0.95)).toBe(44525221);
    expect(amountOf('44,525.22', 0.59)).toBe(44525.22);
  });
});
