import { expect, it } from '@jest/globals';
import type { Glyph } from './pdfGlyphs.ts';
import { withoutCurves } from './withoutCurves.ts';

const boxAt = (x0: number) => ({ x0, y0: 0, x1: x0 + 4, y1: 8 });
/** Letters, side by side, `step` points from one to the next: `/` before one that stands aslant, `|` before one that lies on its side. */
const drawn = (print: string, step: number): Glyph[] =>
  [...print.matchAll(/([/|]?)(.)/gu)].map(([, slant, text], at) => ({
    text: text!,
    box: boxAt(at * step),
    cell: boxAt(at * step),
    turns: slant === '|' ? 1 : 0,
    isAslant: slant === '/',
    isHidden: false,
    isUnmapped: false,
    ...(text === ' ' && { gap: 'drawn' as const }),
  }));
const left = (print: string, step = 4) =>
  withoutCurves(drawn(print, step), 0)
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

it('When few letters stand far from the stamps before and behind them, then they are no part of a curve', () => {
  expect(left('/P/A/I/D0.00/V/O/I/D')).toBe('');
  expect(left('/P/A/I/D0.00/V/O/I/D', 40)).toBe('0.00');
});
