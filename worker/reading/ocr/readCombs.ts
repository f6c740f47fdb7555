/** Reads the digits of combs, moved together, in several spacings: each digit is what most of them say. */
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { closeUp, type ClosedUp } from './closeUp.ts';
import type { Piece } from './stackPieces.ts';

/** Gaps between the digits, as shares of their height; what is right in one spacing may be misread in another. */
const SPACINGS = [0.15, 0.28, 0.45];
const NEEDED = 2;
/** What a digit on which the spacings disagree costs all of them. */
const DISPUTED = 0.85;

/** What a blot on one of its digits costs a number: it is not shown, unless the other look read the same. */
const BLOTTED = 0.6;

/** The digits of a comb as one word. */
export interface CombWord extends Word {
  /** The places of digits that a line of the comb runs through: read with it, they are others. */
  readonly crossed?: readonly number[];
  /** A line that nobody saw may make one digit another: both looks would read the same wrong number. */
  readonly mayHoldLine?: boolean;
}

/** The comb of a piece of the page, its digits moved together in every spacing. */
export interface Comb {
  readonly piece: Piece;
  readonly spaced: readonly ClosedUp[];
}

/** The comb in a piece, given as it was cut and once more without rules; null where no letters stand apart in it. */
export function findComb(piece: Piece, asCut: Raster): Comb | null {
  const [own, cleaned] = [closeUp(asCut, SPACINGS), closeUp(piece.raster, SPACINGS)];
  const spaced = (cleaned[0]?.count ?? 0) > (own[0]?.count ?? 0) ? cleaned : own;
  return spaced.length > 0 ? { piece, spaced } : null;
}

/** The lines to be read for a comb. */
export const linesOf = ({ spaced }: Comb): Piece[] =>
  spaced.map(({ raster }) => ({ raster, left: 0, top: 0 }));

/** One word with the digits of the comb, given what was read of its lines; undefined where they do not agree. */
export function agreed({ piece, spaced }: Comb, read: readonly (readonly Word[])[]): CombWord | undefined {
  const lines = read.map(toLine).filter(({ text }) => text.length === spaced[0]!.count);
  if (lines.length < NEEDED) return undefined;
  const digits = Array.from({ length: spaced[0]!.count }, (_, place) =>
    mostOf(lines.map(({ text }) => text[place]!)),
  );
  if (digits.some(({ votes }) => votes < NEEDED)) return undefined;
  const share = Math.min(...digits.map(({ votes, of }) => votes / of));
  const together = 1 - lines.reduce((doubt, { confidence }) => doubt * (1 - confidence), 1);
  return {
    text: digits.map(({ digit }) => digit).join(''),
    box: placeOf(piece, spaced[0]!, piece.raster.scale),
    confidence: (share === 1 ? together : share * DISPUTED) * (spaced[0]!.isBlotted ? BLOTTED : 1),
    source: 'ocr',
    crossed: spaced[0]!.crossed,
    mayHoldLine: mayHoldLine(digits.map(({ digit }) => digit).join(''), spaced[0]!),
  };
}

/** The combs of social security numbers have lines behind the third and the fifth digit: where one runs through its digit, so does the other, seen or not. */
const BEFORE_LINES = [2, 4];
/** An 8 has as much ink left as right: among 72 combs read the least had 0.91 times as much; a 3 with a rest of such a line had 0.93. */
const EVEN = 0.95;

/** `956-68-7666` of 956-63-7666: is one of these digits an 8 that may be a 3 and a rest of a line that was not seen there, and so not taken away? */
const mayHoldLine = (digits: string, { crossed, balance }: ClosedUp): boolean =>
  digits.length === 9 &&
  BEFORE_LINES.some((place) => crossed.includes(place)) &&
  BEFORE_LINES.some((place) => !crossed.includes(place) && digits[place] === '8' && balance[place]! < EVEN);

const toLine = (words: readonly Word[]) => ({
  text: words
    .map(({ text }) => text)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, ''),
  confidence: Math.min(...words.map(({ confidence }) => confidence)),
});

/** The digit that most lines give; a letter is what is left of a digit when a line through it was taken away, and has no vote. */
function mostOf(letters: readonly string[]): { digit: string; votes: number; of: number } {
  const digits = letters.filter((letter) => /\d/.test(letter));
  const votesFor = (digit: string) => digits.filter((other) => other === digit).length;
  const [digit = ''] = [...digits].sort((a, b) => votesFor(b) - votesFor(a));
  return { digit, votes: votesFor(digit), of: digits.length };
}

const placeOf = ({ left, top }: Piece, comb: ClosedUp, scale: number): Word['box'] => ({
  x0: (left + comb.from) / scale,
  x1: (left + comb.to) / scale,
  y0: (top + comb.top) / scale,
  y1: (top + comb.bottom) / scale,
});
