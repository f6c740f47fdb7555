import { expect, it } from '@jest/globals';
import type { Glyph } from './pdfGlyphs.ts';
import { withoutCurves } from './withoutCurves.ts';

const BOX = { x0: 0, y0: 0, x1: 4, y1: 8 };
/** Letters: `/` before one that stands aslant, `|` before one that lies on its side. */
const drawn = (print: string): Glyph[] =>
  [...print.matchAll(/([/|]?)(.)/gu)].map(([, slant, text]) => ({
    text: text!,
    box: BOX,
    cell: BOX,
    turns: slant === '|' ? 1 : 0,
    isAslant: slant === '/',
    isHidden: false,
    isUnmapped: false,
    ...(text === ' ' && { gap: 'drawn' as const }),
  }));
const left = (print: string) =>
  withoutCurves(drawn(print), 0)
    .map(({ text }) => text)
    .join('');

it('When print is bent around a seal, then the letters at its top are left out with the others', () => {
  expect(left('State /S/E/A/L OF/ /T/H/E Ohio')).toBe('State   Ohio');
});

it('When a line of print stands between two stamps, or before the first of them, then it stays', () => {
  expect(left('/P/A/I/D Total due /V/O/I/D')).toBe(' Total due ');
  expect(left('Due/P/A/I/D')).toBe('Due');
});

it('When a curve begins or ends with letters that lie on their side, then they are left out, too', () => {
  expect(left('State |G/R/E/A|T Ohio is')).toBe('State  Ohio is');
  expect(left('State/ /P/A/I/D|C|o|p|y of')).toBe('StateCopy of');
});
