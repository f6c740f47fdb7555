import { expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { SHAPES } from '../shapes.ts';

const cell = { x0: 40, y0: 80, x1: 500, y1: 100 };
function read(text: string, source: Word['source']): Word[] {
  let x0 = 45;
  return text.split(' ').map((piece) => {
    const box = { x0, y0: 85, x1: x0 + piece.length * 5, y1: 93 };
    x0 = box.x1 + 4;
    return { text: piece, box, confidence: 0.9, source };
  });
}
const endIn = (text: string, source: Word['source'] = 'ocr', shape: 'lastDate' | 'termEnd' = 'lastDate') =>
  SHAPES[shape](read(text, source), cell)?.value?.value;

it('When a scan tells a year and one whole month, then one of the years was misread, and nobody knows which', () => {
  expect(endIn('June 1, 2022 - June 30, 2023')).toBeUndefined();
  expect(endIn('June 1, 2022 - June 30, 2023', 'text')).toBe('2023-06-30');
  expect(endIn('June 1, 2023 - June 30, 2023')).toBe('2023-06-30');
  expect(endIn('July 1, 2022 - June 30, 2023')).toBe('2023-06-30');
});

it('When a scanned licence holds for a year and one whole month, then that is its term, as no statement has', () => {
  expect(endIn('June 1, 2022 - June 30, 2023', 'ocr', 'termEnd')).toBe('2023-06-30');
  expect(endIn('July 1, 2022 - June 30, 2023', 'ocr', 'termEnd')).toBe('2023-06-30');
});
