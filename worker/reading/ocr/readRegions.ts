/** A second, closer look at parts of a page: their crops stacked into one picture and read in one pass. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { resize } from '../images/resize.ts';
import { crop, type Raster } from '../raster/raster.ts';
import { trimToInk } from '../raster/trimToInk.ts';
import { eraseComb } from './eraseComb.ts';
import { eraseCutPrint } from './eraseCutPrint.ts';
import { eraseDashes } from './eraseDashes.ts';
import { eraseRules } from './eraseRules.ts';
import { eraseStars } from './eraseStars.ts';
import { isGrainy } from './isGrainy.ts';
import { findLoneLetter, tellLetter } from './loneLetter.ts';
import type { OcrEngine } from './ocrEngine.ts';
import type { Layout } from './pictureReader.ts';
import { agreed, findComb, linesOf, type CombWord } from './readCombs.ts';
import { placeOf, stackPieces, type Piece } from './stackPieces.ts';
import { tidyCrop } from './tidyCrop.ts';
import { typedPiece } from './typedPiece.ts';
import { withoutRules } from './withoutRules.ts';
import { withoutEchoes } from './withoutEchoes.ts';

/** A part of a page to be read (points). */
export interface Region extends Box {
  /** A number is asked for whose digits may stand in a comb: it is read once more with them moved together. */
  readonly mayBeComb?: boolean;
  /** What is asked for: a name, which may hold letters that English lacks, one word in large print, an amount, never in a comb, a number that may be masked, or one letter, nothing else. */
  readonly holds?: 'name' | 'largeWord' | 'amount' | 'maskedNumber' | 'letter';
}

export interface RegionReading {
  /** The box that was asked for, points of the page. */
  readonly box: Box;
  /** Its words from left to right, line by line, boxes in points of the page. */
  readonly words: readonly Word[];
  /** The same print with the letters of a comb moved together; absent where letters do not stand apart. */
  readonly closedUp?: CombWord;
}

const PADDING = 1;
/** Paler than this is paper. */
const PALEST = 190;
/** The thinnest letter, a 1 of small print, has three times as many pixels at 250 dpi. */
const FEWEST_PIXELS = 30;

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
  const pieces = boxes.map((box) => cut(page, box));
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

/** With its rules, for strokes of large letters are as long as those and would be taken away with them. */
function untouched({ asCut, left, top }: CutPiece): Piece {
  const trimmed = trimToInk(asCut);
  return { raster: trimmed.raster, left: left + trimmed.left, top: top + trimmed.top };
}

/** Its letters alone, where grain would be read with them; null where it has none. Clear print is read more surely with the paper around it. */
function tidied({ raster, left, top }: CutPiece): Piece | null {
  const tidy = tidyCrop(raster);
  return tidy && { raster: tidy.raster, left: left + tidy.left, top: top + tidy.top };
}

/** The words of each piece; many are read in as many stacks as the engine has threads. */
async function readStack(
  engine: OcrEngine,
  pieces: readonly Piece[],
  layout: Layout,
  { zoom, enough } = { zoom: 1, enough: ENOUGH },
): Promise<Word[][]> {
  const stacks = await Promise.all(
    partsOf(pieces, engine.threads, enough).map(async (part) => {
      const { picture, share } = stackPieces(part, part[0]!.raster.scale);
      return share(await engine.read(zoom === 1 ? picture : await resize(picture, zoom), layout));
    }),
  );
  return stacks.flat();
}

/** Pixels, some sixteen lines as they are cut, and as many of nothing but letters. Of fewer Tesseract cannot tell how high letters are, and makes rubbish of what is left of rules. */
const ENOUGH = 1500;
const ENOUGH_TIDIED = 1050;

/** Up to `most` parts of about the same height, in their order, none of which is low. */
function partsOf(pieces: readonly Piece[], most: number, enough: number): Piece[][] {
  const height = pieces.reduce((sum, piece) => sum + placeOf(piece), 0);
  const count = Math.max(1, Math.min(most, Math.floor(height / enough)));
  const parts: Piece[][] = [];
  let above = 0;
  for (const piece of pieces) {
    (parts[Math.min(count - 1, Math.floor((above * count) / height))] ??= []).push(piece);
    above += placeOf(piece);
  }
  return Object.values(parts); // a piece higher than a part leaves the next one empty
}

/** Is there anything to read in a piece? */
function isPrinted({ raster: { pixels } }: Piece): boolean {
  let ink = 0;
  for (let at = 0; at < pixels.length; at++) if (pixels[at]! < PALEST && ++ink >= FEWEST_PIXELS) return true;
  return false;
}

/** A piece, and how it looked before the rules of its box were taken away. */
interface CutPiece extends Piece {
  readonly asCut: Raster;
}

function cut(page: Raster, box: Region): CutPiece {
  const left = Math.max(0, Math.floor((box.x0 - PADDING) * page.scale));
  const top = Math.max(0, Math.floor((box.y0 - PADDING) * page.scale));
  const part = crop(page, left, top, (box.x1 + PADDING) * page.scale, (box.y1 + PADDING) * page.scale);
  const plain = eraseRules(
    eraseDashes(box.holds === 'name' ? withoutLongRules(page, part, left, top) : part),
  );
  const raster =
    box.holds === 'amount' ? eraseCutPrint(eraseComb(withoutRules(plain), true)) : eraseComb(plain);
  return { raster: box.holds === 'maskedNumber' ? eraseStars(raster) : raster, asCut: part, left, top };
}

/** Points above and below a crop: the rule between a first and a last name is no longer than a letter within their row. */
const AROUND = 22;

/** The same part of the page without the rules that are long enough to be known as such only beyond its edges. */
function withoutLongRules(page: Raster, part: Raster, left: number, top: number): Raster {
  const above = Math.min(top, Math.round(AROUND * page.scale));
  const below = top + part.height + AROUND * page.scale;
  const plain = withoutRules(crop(page, left, top - above, left + part.width, below));
  return crop(plain, 0, above, part.width, above + part.height);
}
