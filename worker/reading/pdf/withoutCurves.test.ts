import { expect, it } from '@jest/globals';
import type { Glyph } from './pdfGlyphs.ts';
import { withoutCurves } from './withoutCurves.ts';

const BOX = { x0: 0, y0: 0, x1: 4, y1: 8 };
/** Letters: `/` before one that stands aslant. */
const drawn = (print: string): Glyph[] =>
  [...print.matchAll(/(\/?)(.)/gu)].map(([, slant, text]) => ({
    text: text!,
    box: BOX,
    cell: BOX,
    turns: 0,
    isAslant: slant === '/',
    isHidden: false,
    isUnmapped: false,
    ...(text === ' ' && { gap: 'drawn' as const }),
  }));
const left = (print: string) =>
  withoutCurves(drawn(print))
    .map(({ text }) => text)
    .join('');

it('When print is bent around a seal, then the letters at its top are left out with the others', () => {
  expect(left('State /S/E/A/L OF/ /T/H/E Ohio')).toBe('State   Ohio');
});

it('When a line of print stands between two stamps, or before the first of them, then it stays', () => {
  expect(left('/P/A/I/D Total due /V/O/I/D')).toBe(' Total due ');
  expect(left('Due/P/A/I/D')).toBe('Due');
});
