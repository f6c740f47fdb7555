/** Glyphs to words: by the spaces drawn and, where a file draws none, by the gaps between glyphs. */
import { besideLeaders } from './besideLeaders.ts';
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import type { Glyph } from './pdfGlyphs.ts';
import { lettersApart } from './lettersApart.ts';
import { along } from './lineAxes.ts';
import { readingOrder } from './readingOrder.ts';

/** A gap wider than this share of the line's height parts two words. */
const WORD_GAP = 0.28;
/** The same where no spaces are told: a space is about 0.22 of the height, kerning and fitting below 0.08. */
const BARE_WORD_GAP = 0.13;
/** The same before a capital behind a small letter: the room of a script is far higher than its letters, so that its spaces are a smaller share. */
const CAPITAL_GAP = 0.085;
/** Print so many times larger begins another size: the space between the two is of the smaller one. */
const OTHER_SIZE = 1.4;
/** Glyphs whose lines differ by more than this share of the height are on different lines. */
const LINE_SHIFT = 0.4;

function continues(last: Glyph, next: Glyph, wordGap: number): boolean {
  if (next.turns !== last.turns) return false;
  const a = along(last.cell, last.turns);
  const b = along(next.cell, next.turns);
  const heights = [a.high - a.low, b.high - b.low];
  const [low, height] = [Math.min(...heights), Math.max(...heights, 1)];
  const gap = b.start - endOf(last);
  if (height > low * OTHER_SIZE && gap > Math.max(low, 1) * BARE_WORD_GAP) return false;
  const shift = Math.abs(b.high + b.low - a.high - a.low) / 2;
  if (gap >= height * wordGap || gap <= -height || shift >= height * LINE_SHIFT) return false;
  return gap < height * CAPITAL_GAP || !(/\p{Ll}$/u.test(last.text) && /^\p{Lu}/u.test(next.text));
}

/** `fi` drawn as one sign: its second letter is told with the half of its ink that is its own, but with the room of the first. */
function endOf({ box, cell, turns }: Glyph): number {
  const [ink, room] = [along(box, turns), along(cell, turns)];
  return ink.start + ink.end > 2 * room.end ? ink.end : room.end;
}

const union = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

function toWord(glyphs: readonly Glyph[]): Word {
  const text = glyphs
    .map((glyph) => glyph.text)
    .join('')
    .normalize('NFKC');
  return { text, box: glyphs.map((glyph) => glyph.box).reduce(union), confidence: 1, source: 'text' };
}

/** Words of one letter are rare in print: more than this share means that the glyphs are drawn out of order. */
const SCRAMBLED_SHARE = 0.6;
/** Too few words to judge by: a page holding only check marks is not scrambled. */
const FEW_WORDS = 20;

/** Joins glyphs into words, in the order they are drawn; where that order makes no words, in the order they stand. */
export function joinGlyphs(glyphs: readonly Glyph[]): Word[] {
  const words = joinInOrder(glyphs, WORD_GAP);
  const single = words.filter((word) => word.text.length === 1).length;
  const isScrambled = words.length > FEW_WORDS && single > words.length * SCRAMBLED_SHARE;
  return isScrambled ? joinInOrder(readingOrder(glyphs), BARE_WORD_GAP) : words;
}

function joinInOrder(glyphs: readonly Glyph[], wordGap: number): Word[] {
  const words: Word[] = [];
  let open: Glyph[] = [];
  const close = () => {
    if (open.length > 0) words.push(...besideLeaders(open).map(toWord));
    open = [];
  };
  let isGapGuessed = false;
  const apart = lettersApart(glyphs);
  for (const glyph of glyphs) {
    const last = open.at(-1);
    if (glyph.gap === 'drawn') close();
    else if (last && !glyph.gap) {
      const gap = apart.get(glyph) ?? (isGapGuessed ? BARE_WORD_GAP : wordGap);
      if (!continues(last, glyph, gap)) close();
    }
    if (!glyph.gap) open.push(glyph);
    isGapGuessed = glyph.gap === 'guessed';
  }
  close();
  return words;
}
