import { expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { SHAPES } from '../shapes.ts';

const cell = { x0: 40, y0: 80, x1: 400, y1: 100 };
const word = (text: string, x0: number, source: Word['source']): Word => ({
  ...{ text, box: { x0, y0: 85, x1: x0 + text.length * 6, y1: 93 } },
  ...{ confidence: 0.9, source },
});
const nameIn = (source: Word['source']) =>
  SHAPES.nameInParts([word('MARTHA,', 45, source), word('OKORO', 240, source)], cell)?.value?.value;

it('When a speck behind the first name is read as a comma, then the last name stays last, which a typed comma ends', () => {
  expect(nameIn('ocr')).toBe('Martha Okoro');
  expect(nameIn('text')).toBe('Okoro Martha');
});
