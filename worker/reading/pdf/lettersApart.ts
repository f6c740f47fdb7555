/** Headings whose letters are set apart, `L I F E   I N S U R A N C E`, in files that draw no spaces: how wide a gap between two of its words is. */
import { median } from '../median.ts';
import type { Glyph } from './pdfGlyphs.ts';
import { along } from './lineAxes.ts';

/** Letters of a line that stand nearer than this share of its height anywhere are not set apart. */
const LEAST_GAP = 0.12;
/** Letters further apart than this share are in boxes or columns of their own. */
const MOST_GAP = 0.5;
/** A gap so many heights wide parts two columns. */
const COLUMN_GAP = 1.5;
/** Words stand so many times as far apart as the letters; kerning moves a letter by a quarter. */
const WIDER = 1.6;
const FEWEST_LETTERS = 4;

/** Of each letter that is set apart, the width from which on the gap in front of it parts two words (share of its height). */
export function lettersApart(glyphs: readonly Glyph[]): ReadonlyMap<Glyph, number> {
  return new Map(linesOf(glyphs.filter(({ gap }) => !gap)).flatMap(withGap));
}

function withGap(line: readonly Glyph[]): [Glyph, number][] {
  // points that lead to an amount, and the figures of a number, are as they are drawn
  if (line.filter(({ text }) => /\p{L}/u.test(text)).length < FEWEST_LETTERS) return [];
  const gaps = line.slice(1).map((glyph, at) => gapBefore(glyph, line[at]!));
  const areApart = nearestOf(gaps) > LEAST_GAP && median(gaps) < MOST_GAP;
  return areApart ? line.map((glyph) => [glyph, median(gaps) * WIDER]) : [];
}

/** In a long line some pairs of letters are drawn nearer, as `AV` and `LT` are. */
function nearestOf(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((a, b) => a - b);
  return sorted[gaps.length < LONG ? 0 : Math.floor(gaps.length * NEARER_SHARE)]!;
}
const LONG = 8;
const NEARER_SHARE = 0.25;

function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = lines.at(-1)?.at(-1);
    if (last && isLevel(last, glyph)) lines.at(-1)!.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

function isLevel(last: Glyph, next: Glyph): boolean {
  const [a, b] = [along(last.cell, last.turns), along(next.cell, next.turns)];
  const isInLine = last.turns === next.turns && Math.abs(a.low - b.low) + Math.abs(a.high - b.high) < 1;
  const gap = gapBefore(next, last);
  return isInLine && gap > -1 && gap < COLUMN_GAP;
}

/** In heights of the letter. */
function gapBefore(glyph: Glyph, last: Glyph): number {
  const { start, low, high } = along(glyph.cell, glyph.turns);
  return (start - along(last.cell, last.turns).end) / Math.max(high - low, 1);
}
