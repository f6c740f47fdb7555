import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { withStrokeInitial } from './strokeInitial.ts';

const word = (text: string, x0: number, x1: number, confidence = 0.95, high = 6): Word => ({
  text,
  box: { x0, x1, y0: 100 - high, y1: 100 },
  confidence,
  source: 'ocr',
});
const [first, last] = [word('Oluwaseun', 34, 79), word("D'Aquino", 222, 260)];
const textOf = (stroke: Word) => withStrokeInitial([first, stroke, last])[1]!.text;

describe('a stroke between two names', () => {
  it('When it stands a space behind the first and is as high as its letters, then it is the initial I', () => {
    expect(textOf(word('|', 82.4, 83.5))).toBe('I');
    expect(textOf(word('l.', 82.4, 84.5))).toBe('I.');
    expect(textOf(word('|.', 82.4, 84.5, 0.7))).toBe('I.');
  });

  it('When it is higher, stands elsewhere, was read unsurely, or has no name on both its sides, then it is the side of a box', () => {
    expect(textOf(word('|', 82.4, 83.5, 0.95, 9))).toBe('|');
    expect(textOf(word('|', 150, 151))).toBe('|');
    expect(textOf(word('|', 79.5, 80.5))).toBe('|');
    expect(textOf(word('|', 82.4, 83.5, 0.7))).toBe('|');
    expect(withStrokeInitial([first, word('|', 82.4, 83.5)])[1]!.text).toBe('|');
    expect(withStrokeInitial([word('|', 82.4, 83.5), last])[0]!.text).toBe('|');
  });

  it('When it comes from text, then it is what it is', () => {
    expect(textOf({ ...word('|', 82.4, 83.5), source: 'text' })).toBe('|');
  });
});

it('When a figure with a point stands between two names, then it is the initial O', () => {
  expect(textOf(word('0.', 84, 90))).toBe('O.');
  expect(textOf(word('0', 84, 88))).toBe('0');
  expect(withStrokeInitial([first, word('0.', 84, 90)])[1]!.text).toBe('0.');
});
