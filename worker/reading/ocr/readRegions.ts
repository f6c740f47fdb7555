/** A second, closer look at parts of a page: their crops stacked into one picture and read in one pass. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { cutPiece, isPrinted, tidied, untouched, type CutPiece, type Holds } from './cutPiece.ts';
import { isGrainy } from './isGrainy.ts';
import { findLoneLetter, tellLetter } from './loneLetter.ts';
import type { OcrEngine } from './ocrEngine.ts';
import type { Layout } from './pictureReader.ts';
import { agreed, findComb, linesOf, type CombWord } from './readCombs.ts';
import { ENOUGH, ENOUGH_TIDIED, readStack } from './readStack.ts';
import type { Piece } from './stackPieces.ts';
import { typedPiece } from './typedPiece.ts';
import { withoutEchoes } from './withoutEchoes.ts';

/** A part of a page to be read (points). */
export interface Region extends Box {
  /** A number is asked for whose digits may stand in a comb: it is read once more with them moved together. */
  readonly mayBeComb?: boolean;
  readonly holds?: Holds;
}

export interface RegionReading {
  /** The box that was asked for, points of the page. */
  readonly box: Box;
  /** Its words from left to right, line by line, boxes in points of the page. */
  readonly words: readonly Word[];
  /** The same print with the letters of a comb moved together; absent where letters do not stand apart. */
  readonly closedUp?: CombWord;
}

/**
 * Reads every box (points) of the page, drawn `zoom` times as large; the answers come in the order of the boxes. Empty boxes cost nothing, nor does one
 * that is asked for twice: a cell that holds two people's names.
 */
export async function readRegions(
  engine: OcrEngine,
  page: Raster,
  boxes: readonly Region[],
  zoom = 1,
): Promise<RegionReading[]> {
  const keys = boxes.map((box) => JSON.stringify(box));
  const single = new Map(keys.map((key, index) => [key, boxes[index]!]));
  const answers = await readEach(engine, page, [...single.values()], zoom);
  const answerTo = new Map([...single.keys()].map((key, index) => [key, answers[index]!]));
  return keys.map((key) => answerTo.get(key)!);
}

async function readEach(
  engine: OcrEngine,
  page: Raster,
  boxes: readonly Region[],
  zoom: number,
): Promise<RegionReading[]> {
  const pieces = boxes.map((box) => cutPiece(page, box));
  const isTidied = isGrainy(page);
  const regionOf = (piece: CutPiece) => boxes[pieces.indexOf(piece)]!;
  const printed = pieces.filter(isPrinted);
  const combs = printed.flatMap((piece) =>
    regionOf(piece).mayBeComb ? (findComb(piece, piece.asCut) ?? []) : [],
  );
  const alone = printed.filter((piece) => regionOf(piece).holds === 'letter');
  const wordsIn = async (layout: Layout) => {
    const alike = printed
      .filter((piece) => !alone.includes(piece) && layoutOf(regionOf(piece)) === layout)
      .flatMap((piece) => {
        const read = layout === 'word' ? untouched(piece) : isTidied ? tidied(piece) : piece;
        return read ? [{ piece, read }] : [];
      });
    const drawn = alike.map(async ({ read }) => (layout === 'block' ? typedPiece(read, isTidied) : read));
    const words = await readStack(engine, await Promise.all(drawn), layout, {
      zoom,
      enough: isTidied ? ENOUGH_TIDIED : ENOUGH,
    });
    return alike.map(({ piece }, index) => [piece, words[index]!] as const);
  };
  // Digits of combs stand in a picture of their own: among other print Tesseract takes them for another size.
  const [letters, names, large, others, lines] = await Promise.all([
    readLetters(engine, alone),
    wordsIn('names'),
    wordsIn('word'),
    wordsIn('block'),
    readStack(engine, combs.flatMap(linesOf), 'block'),
  ]);
  const words = new Map([...letters, ...names, ...large, ...others]);
  const closedUp = new Map(
    combs.map((comb) => [comb.piece, agreed(comb, lines.splice(0, comb.spaced.length))]),
  );
  return boxes.map((box, index) => {
    const piece = pieces[index]!;
    const closed = closedUp.get(piece);
    return { box, words: withoutEchoes(words.get(piece) ?? []), ...(closed && { closedUp: closed }) };
  });
}

/** The letter of each piece that holds nothing else. */
async function readLetters(engine: OcrEngine, pieces: readonly Piece[]) {
  const alone = pieces.flatMap((piece) => {
    const letter = findLoneLetter(piece);
    return letter ? [{ piece, letter }] : [];
  });
  const words = await readStack(
    engine,
    alone.map(({ letter }) => letter),
    'names',
  );
  return alone.map(({ piece, letter }, index): [Piece, Word[]] => [
    piece,
    [tellLetter(letter, words[index]!)],
  ]);
}

const layoutOf = ({ holds }: Region): Layout =>
  holds === 'name' ? 'names' : holds === 'largeWord' ? 'word' : 'block';
