import { expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import { stackPieces } from './stackPieces.ts';

const word = (text: string, x0: number, x1: number, y0 = 5): Word => ({
  text,
  box: { x0, y0, x1, y1: y0 + 8 },
  confidence: 0.9,
  source: 'ocr',
});
const raster = { width: 100, height: 20, pixels: new Uint8Array(2000).fill(255), scale: 1 };

it('When the first of three words was given the box of all, then it ends where the next begins', () => {
  const { share } = stackPieces([{ raster, left: 0, top: 0 }], 1);
  const [words] = share([
    word('UMA', 10, 80),
    word('H', 40, 45),
    word('ROE', 50, 80),
    word('12', 10, 30, 14),
  ]);
  const left = words![0]!.box.x0;
  expect(words!.map(({ box }) => [box.x0 - left, box.x1 - left])).toEqual([
    [0, 30],
    [30, 35],
    [40, 70],
    [0, 20],
  ]);
});

it('When columns were taken out of a piece and it is drawn smaller, then its words are where they were cut', () => {
  const columns = Array.from({ length: 100 }, (_, at) => (at < 50 ? at : at + 40));
  const { share } = stackPieces([{ raster, left: 300, top: 200, columns, size: 0.5 }], 1);
  const plain = stackPieces([{ raster, left: 300, top: 200 }], 1).share([word('1,286.40', 20, 60)])[0]![0]!;
  const [[small]] = share([word('1,286.40', 20, 60)]) as [[Word]];
  expect(small.box.x0 - 300).toBe(2 * (plain.box.x0 - 300));
  expect(small.box.x1 - 300).toBe(2 * (plain.box.x1 - 300) + 40);
  expect(small.box.y0 - 200).toBe(2 * (plain.box.y0 - 200));
});
