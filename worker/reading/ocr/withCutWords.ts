/**
 * Reads words again beside which letters stand that nobody read: `DAT` of DATA, into whose last A the tail of a y from the line above reaches,
 * `Hollan` and `Retire` in bold typewriter.
 */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { crop, type Raster } from '../raster/raster.ts';
import { isSure } from './findUnread.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { readRegions } from './readRegions.ts';

const LETTERS = /^\p{L}[\p{L}'’-]+\p{L}$/u;
const CAPITALS = /^\p{Lu}[\p{Lu}'’-]+\p{Lu}$/u;
const INK = 165;
/** All sizes are shares of the word's height. The next letter of a word stands no further away than this, the next word does. */
const NEAREST = 0.25;
/** Narrower is a stroke, a rule or dirt. */
const NARROWEST = 0.35;
/** Letters that the line above joins are looked at in pieces of this width. */
const WIDEST = 1.15;
/** Beside a letter without a gap, `T` and `A`, what is narrower is the rest of that letter. */
const NARROWEST_JOINED = 0.6;
/** A capital reaches from the top to the foot of its word but for this much. */
const SHORT = 0.2;
/** Of a word in small letters one without a stem begins lower, and one without a tail ends higher. */
const LOWER = 0.5;
const HIGHER = 0.3;
/** Tesseract's boxes may end that far inside their last letter. */
const SLACK = 0.06;
/** More letters than this are seldom lost at once. */
const MOST_LETTERS = 4;

type Side = -1 | 1;

/** What the second reading must be sure of. */
const MIN_CONFIDENCE = 0.6;

/** The words, those cut short made whole where a second reading finds the same letters and more. Boxes are points of the page. */
export async function withCutWords(engine: OcrEngine, page: Raster, words: readonly Word[]): Promise<Word[]> {
  const cut = words.flatMap((word) => {
    const box = wholeOfCut(page, word, words);
    return box ? [{ word, box }] : [];
  });
  if (cut.length === 0) return [...words];
  const boxes = cut.map(({ box }) => box);
  const answers = await readRegions(engine, page, boxes);
  const wholes = new Map(cut.map(({ word }, at) => [word, wholeWord(word, answers[at]!.words)]));
  return words.map((word) => wholes.get(word) ?? word);
}

/** The one word of an answer that has the letters of the cut one at its end or start. */
function wholeWord({ text }: Word, [word, ...others]: readonly Word[]): Word | undefined {
  if (!word || others.length > 0 || word.confidence < MIN_CONFIDENCE || !LETTERS.test(word.text)) return;
  const isLonger = word.text.length > text.length;
  return isLonger && (word.text.startsWith(text) || word.text.endsWith(text)) ? word : undefined;
}

/** The box of the whole word in points of the page; null where no letter is lost. */
function wholeOfCut(page: Raster, word: Word, words: readonly Word[]): Box | null {
  if (!LETTERS.test(word.text) || !isSure(word)) return null; // what is unsure is read again anyway
  const left = lostBeside(page, word, -1, words);
  const right = lostBeside(page, word, 1, words);
  return left + right > 0 ? { ...word.box, x0: word.box.x0 - left, x1: word.box.x1 + right } : null;
}

/** How far lost letters reach beyond a word's end, in points. */
function lostBeside(page: Raster, word: Word, side: Side, words: readonly Word[]): number {
  const { x0, x1, y0, y1 } = word.box;
  const height = y1 - y0;
  const others = words
    .filter((other) => other !== word)
    .map(({ box }) => box)
    .filter((box) => Math.min(box.y1, y1) - Math.max(box.y0, y0) > height / 2);
  let lost = 0;
  for (let count = 0; count < MOST_LETTERS; count++) {
    const edge = side > 0 ? x1 + lost : x0 - lost;
    const letter = letterBeside(page, word, edge, side);
    if (!letter) break;
    const middle = edge + side * letter.middle;
    if (others.some((box) => box.x0 < middle && box.x1 > middle)) break;
    lost += letter.end;
  }
  return lost;
}

/** Where the middle and the end of the letter beside an edge lie, in points from it; null where no letter stands. */
function letterBeside(
  page: Raster,
  { text, box: { y0, y1 } }: Word,
  edge: number,
  side: Side,
): { middle: number; end: number } | null {
  const { scale } = page;
  const [height, slack] = [y1 - y0, (y1 - y0) * SLACK];
  const reach = height * (NEAREST + WIDEST);
  const from = side > 0 ? edge + slack : edge - slack - reach;
  if (from < 0 || (from + reach) * scale > page.width) return null;
  const strip = crop(page, from * scale, y0 * scale, (from + reach) * scale, y1 * scale);
  const ink = Array.from({ length: strip.width }, (_, far) =>
    inkRows(strip, side > 0 ? far : strip.width - 1 - far),
  );
  const high = strip.height;
  const first = ink.findIndex((rows) => rows.length > 0);
  if (first < 0 || first > high * NEAREST) return null;
  const blank = ink.findIndex((rows, far) => far > first && rows.length === 0);
  const end = blank < 0 ? strip.width : blank;
  if (end - first < high * (first === 0 ? NARROWEST_JOINED : NARROWEST)) return null;
  const rows = ink.slice(first, Math.min(end, first + high * WIDEST)).flat();
  const [above, below] = CAPITALS.test(text) ? [SHORT, SHORT] : [LOWER, HIGHER];
  const isWhole = Math.min(...rows) <= high * above && Math.max(...rows) >= high * (1 - below) - 1;
  return isWhole ? { middle: (first + end) / 2 / scale + slack, end: end / scale + slack } : null;
}

const inkRows = ({ pixels, width, height }: Raster, column: number): number[] =>
  Array.from({ length: height }, (_, row) => row).filter((row) => pixels[row * width + column]! < INK);
