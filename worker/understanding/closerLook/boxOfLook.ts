/** Which part of a page a closer look is taken at: the print of a cell and the room around it. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { Located } from '../locate/located.ts';
import { around } from '../sheet/sheet.ts';

/**
 * Nothing is printed in a box narrower than this (points): two letters are wider. Of a strip of rule Tesseract makes a letter as high as the strip, measures
 * the other crops by it, and reads them as rubbish.
 */
export const NARROWEST = 8;

/** Points around the words that were read: a letter lost at the end of one stands there. */
const BESIDE = 9;
const ABOVE = 2;
/** Points of print that the edge of a box may seem to cut: boxes of words are drawn that unevenly. */
const CUT = 1;

/** Points above and below the print, and behind it, where a word or a figure that the first look passed over may stand. */
const BETWEEN_LINES = 5;
const BEHIND = 90;

/**
 * The part of a box around its print, which may begin left of its label, `253-418807` centred below `PERMIT NUMBER`: of the shadows, slivers and grain in a wide and high one the second look makes words, and the value is lost among them. They
 * also take as long as print: of a noisy 1099-INT's second look they were four words of five.
 */
export function closeTo({ inner, words }: Located) {
  const print = around(words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ box }) => box));
  // `$1,026.00`, whose sign the second look took for a figure: 51,026
  const sign = words.findLast(({ text, box }) => text === '$' && box.x1 < print.x0);
  return {
    x0: sign ? sign.box.x1 : Math.min(inner.x0, print.x0 - ABOVE),
    x1: Math.min(inner.x1, print.x1 + BEHIND),
    // print that stands higher or lower than its label is not cut
    y0: print.y0 < inner.y0 - CUT ? print.y0 - ABOVE : Math.max(inner.y0, print.y0 - BETWEEN_LINES),
    y1: print.y1 > inner.y1 + CUT ? print.y1 + ABOVE : Math.min(inner.y1, print.y1 + BETWEEN_LINES),
  };
}

/** A box that seems to be empty, with the room above and below it: what is typed into a form stands higher or lower than the words of its row. */
export function withRoom({ sheet }: MappedSheet, { inner }: Located): Box {
  const { x0, x1 } = inner;
  const beside = sheet.lines
    .flatMap(({ words }) => words)
    .filter(({ box }) => box.x0 < x1 && box.x1 > x0)
    .map(({ box }) => box);
  const above = beside.filter((box) => box.y1 <= inner.y0 + 1).map(({ y1 }) => y1);
  const below = beside.filter((box) => box.y0 >= inner.y1 - 1).map(({ y0 }) => y0);
  return {
    x0,
    x1,
    y0: Math.min(inner.y0, Math.max(inner.y0 - HIGHER, ...above)),
    y1: Math.max(inner.y1, Math.min(inner.y1 + LOWER, ...below)),
  };
}
/** Points. */
const HIGHER = 6;
const LOWER = 3;

/** `$` is printed where an amount stands, also one of which the first look read nothing: the part of the box behind it, which costs nothing where it is empty. */
export function behindSign(cell: Located): Located[] {
  const sign = cell.words.find(({ text }) => text === '$');
  if (!sign || cell.inner.x1 - sign.box.x1 < NARROWEST) return [];
  const [y0, y1] = [sign.box.y0 - BETWEEN_LINES, sign.box.y1 + BETWEEN_LINES];
  const { inner } = cell;
  return [
    {
      ...cell,
      inner: { x0: sign.box.x1, x1: inner.x1, y0: Math.max(inner.y0, y0), y1: Math.min(inner.y1, y1) },
    },
  ];
}

/** The print of some words alone (points), with the room of a letter that was lost behind them. */
export function aroundPrint(words: readonly Word[]): Box {
  const { x0, x1, y0, y1 } = around(words.map(({ box }) => box));
  return { x0: x0 - ABOVE, x1: x1 + BESIDE, y0: y0 - ABOVE, y1: y1 + ABOVE };
}
