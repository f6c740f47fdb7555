/**
 * A letter that stands alone in a box, `C` below `Apt. no.`: Tesseract passes it over, or makes `IC`, `(o]` or `ee` of it. Written six times it is a
 * word to it, and of letters alike it is sure.
 */
import type { Word } from '../page.ts';
import { crop } from '../raster/raster.ts';
import { blobsOf, touchesEdge, type Blob } from './combLetters.ts';
import type { Piece } from './stackPieces.ts';
import { isOfSize, isStroke } from './tidyCrop.ts';

/** Paler is paper, or its grain. */
const INK = 165;
/** Points: what is lower is a point or a dash. */
const LOWEST = 3.5;
const TIMES = 6;
/** Share of its height: two letters that run together are wider. */
const WIDEST = 1.3;
/** Pixels of paper that are kept around the letter, for the grey of its edge. */
const EDGE = 2;

/** The only letter of a piece, where nothing else is printed in it, written several times on one line. */
export interface LoneLetter extends Piece {
  /** Its width and height on the page (pixels). */
  readonly width: number;
  readonly height: number;
}

/** Null where the piece holds no letter, or several. */
export function findLoneLetter({ raster, left, top }: Piece): LoneLetter | null {
  // the sides of the box run out of the piece, or are strokes
  const isLetter = (blob: Blob) =>
    !touchesEdge(blob, raster) &&
    !isStroke(blob, raster.scale) &&
    isOfSize(blob, LOWEST * raster.scale, raster);
  const letters = blobsOf(raster, INK).filter(isLetter);
  const [letter] = letters;
  if (!letter || letters.length > 1) return null;
  const { x0, y0 } = letter;
  const size = { width: letter.x1 - x0, height: letter.y1 - y0 };
  if (size.width > size.height * WIDEST) return null;
  return { raster: repeated(raster, letter), left: left + x0, top: top + y0, ...size };
}

function repeated(raster: Piece['raster'], { x0, y0, x1, y1 }: Blob): Piece['raster'] {
  const one = crop(raster, x0 - EDGE, y0 - EDGE, x1 + EDGE, y1 + EDGE);
  const width = one.width * TIMES;
  const pixels = new Uint8Array(width * one.height);
  for (let row = 0; row < one.height; row++) {
    const line = one.pixels.subarray(row * one.width, (row + 1) * one.width);
    for (let time = 0; time < TIMES; time++) pixels.set(line, row * width + time * one.width);
  }
  return { ...one, width, pixels };
}

/** Less sure is no letter: a blurred G was six Cs at 0.6. And of these shapes one is another's in some face: O and 0, I, l and 1, S and 5, Z and 7. */
const LEAST = 0.62;
const LOOK_ALIKE = /[O0IL1SZ57]/;
/** What stands for a letter that is there and cannot be told. */
const UNTOLD = '?';
const UNTOLD_SURENESS = 0.3;

/** The letter as a word, told from what was read of it: a capital, for small letters of large ones are no smaller; `?`, hardly sure, where that is not one and the same letter. */
export function tellLetter(letter: LoneLetter, read: readonly Word[]): Word {
  const text = read
    .map((word) => word.text)
    .join('')
    .toUpperCase();
  const confidence = Math.min(...read.map((word) => word.confidence));
  const [first = ''] = text;
  const isTold =
    text === first.repeat(TIMES) && /[A-Z\d]/.test(first) && !LOOK_ALIKE.test(first) && confidence >= LEAST;
  const { scale } = letter.raster;
  return {
    text: isTold ? first : UNTOLD,
    box: {
      x0: letter.left / scale,
      x1: (letter.left + letter.width) / scale,
      y0: letter.top / scale,
      y1: (letter.top + letter.height) / scale,
    },
    confidence: isTold ? confidence : UNTOLD_SURENESS,
    source: 'ocr',
  };
}
