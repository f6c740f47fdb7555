/** What the shapes of figures say: a 6 has a hole, a 5 has none. Tesseract reads `1,621.93` for 1,521.93 of a clean scan, in both looks at it. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { crop, type Raster } from '../raster/raster.ts';
import { blobsOf, touchesEdge, type Bounds } from './combLetters.ts';
import { isGrainy } from './isGrainy.ts';

/** Holes of each figure; a 4 may be open. Of 1,629 right numbers of scans and photos none had other ones but nine years in hollow figures. */
const HOLES: Readonly<Record<string, readonly number[]>> = {
  // slashed ones have two
  '0': [1, 2],
  '1': [0],
  '2': [0],
  '3': [0],
  '4': [0, 1],
  '5': [0],
  '6': [1],
  '7': [0],
  '8': [2],
  '9': [1],
  '/': [0],
  $: [0, 1, 2, 3, 4],
};
const FIGURES = /^\$?\d[\d.,/-]*[.,;:]?$/;
const FEWEST_FIGURES = 3;
/** `II`, `lI`, `Il`: no word but a numeral is made of them. */
const STROKES = /^(?:[Il]{2,3}|I[1|]{1,2})$/;
/** Two ways of telling ink from paper, as shares of what lies between them: holes that only one of them sees tell nothing. */
const LEVELS = [0.4, 0.6];
/** Grey levels that print differs from paper by; less is too pale to say. */
const CONTRAST = 60;
/** A figure is at least this share of the tallest piece's height, a comma or point is not. */
const TALL = 0.75;
/** Pixels around a word: Tesseract's boxes may end in its last figure. */
const BESIDE = 2;
/** A hole of fewer pixels is grain. */
const LEAST_HOLE = 3;
/** What is no figure that has such a shape is hardly sure. */
const DOUBT = 0.5;

/** The words: a 6 without a hole is a 5, another figure whose holes are not its own is doubtful, and a numeral has as many strokes as are printed. */
export function byShape(page: Raster, words: readonly Word[]): Word[] {
  if (isGrainy(page)) return [...words];
  return words.map((word) => {
    if (STROKES.test(word.text)) return withStrokes(page, word);
    return FIGURES.test(word.text) && word.text.replace(/\D/g, '').length >= FEWEST_FIGURES
      ? withFigures(page, word)
      : word;
  });
}

/** `II` and `Il` where three strokes stand side by side. */
function withStrokes(page: Raster, word: Word): Word {
  const pieces = piecesOf(page, word.box);
  const isNumeral = pieces?.every((holes) => holes === 0) && (pieces.length === 2 || pieces.length === 3);
  return isNumeral ? { ...word, text: 'I'.repeat(pieces.length) } : word;
}

function withFigures(page: Raster, word: Word): Word {
  const pieces = piecesOf(page, word.box);
  const signs = [...word.text].filter((sign) => HOLES[sign]);
  if (pieces?.length !== signs.length) return word;
  const odd = signs.flatMap((sign, at) => (HOLES[sign]!.includes(pieces[at]!) ? [] : [at]));
  // Years in hollow figures have a hole more in each of them.
  if (odd.length !== 1) return word;
  const [at] = odd;
  if (signs[at!] !== '6' || pieces[at!] !== 0) return { ...word, confidence: word.confidence * DOUBT };
  let seen = -1;
  const text = word.text.replace(/./g, (sign) => (HOLES[sign] && ++seen === at ? '5' : sign));
  return { ...word, text };
}

/** The holes of each tall piece of a word's ink, from left to right; null where the levels of ink tell different ones. */
function piecesOf(page: Raster, { x0, x1, y0, y1 }: Box): number[] | null {
  const { scale } = page;
  const part = crop(page, x0 * scale - BESIDE, y0 * scale - BESIDE, x1 * scale + BESIDE, y1 * scale + BESIDE);
  const levels = Uint8Array.from(part.pixels).sort();
  const [ink, paper] = [0.03, 0.9].map((share) => levels[Math.floor(levels.length * share)]!);
  if (paper! - ink! < CONTRAST) return null;
  const [some, others] = LEVELS.map((share) => piecesAt(part, Math.round(ink! + (paper! - ink!) * share)));
  return some!.length === others!.length && some!.every((holes, at) => holes === others![at]) ? some! : null;
}

function piecesAt(part: Raster, limit: number): number[] {
  const blobs = blobsOf(part, limit).filter((blob) => !touchesEdge(blob, part));
  const tallest = Math.max(...blobs.map(heightOf));
  const holes = holesIn(part, limit);
  const isIn = (hole: Bounds, { x0, x1, y0, y1 }: Bounds) =>
    hole.x0 >= x0 && hole.x1 <= x1 && hole.y0 >= y0 && hole.y1 <= y1;
  return blobs
    .filter((blob) => heightOf(blob) >= tallest * TALL)
    .sort((a, b) => a.x0 - b.x0)
    .map((blob) => holes.filter((hole) => isIn(hole, blob)).length);
}

const heightOf = ({ y0, y1 }: Bounds) => y1 - y0;

/** Patches of paper that ink encloses; a corner that two pixels of ink share lets no paper through. */
function holesIn(part: Raster, limit: number): Bounds[] {
  const { pixels, width, height } = part;
  const isSeen = Uint8Array.from(pixels, (pixel) => (pixel < limit ? 1 : 0));
  const found: Bounds[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (isSeen[start]) continue;
    const patch = [start];
    isSeen[start] = 1;
    const hole = { x0: width, x1: 0, y0: height, y1: 0 };
    for (let next = 0; next < patch.length; next++) {
      const at = patch[next]!;
      const x = at % width;
      const y = (at - x) / width;
      hole.x0 = Math.min(hole.x0, x);
      hole.x1 = Math.max(hole.x1, x + 1);
      hole.y0 = Math.min(hole.y0, y);
      hole.y1 = Math.max(hole.y1, y + 1);
      const near = [
        x > 0 && at - 1,
        x < width - 1 && at + 1,
        y > 0 && at - width,
        y < height - 1 && at + width,
      ];
      for (const to of near) {
        if (to === false || isSeen[to]) continue;
        isSeen[to] = 1;
        patch.push(to);
      }
    }
    if (patch.length >= LEAST_HOLE && !touchesEdge(hole, part)) found.push(hole);
  }
  return found;
}
