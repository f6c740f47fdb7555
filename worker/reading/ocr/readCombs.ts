/** Reads the digits of combs, moved together, in several spacings: what two of them say alike is sure. */
import type { Word } from '../page.ts';
import { closeUp, type ClosedUp } from './closeUp.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { stackPieces, type Piece } from './stackPieces.ts';

/** Gaps between the digits, as shares of their height; what is right in one spacing may be misread in another. */
const SPACINGS = [0.15, 0.28, 0.45];
const NEEDED = 2;

interface Comb {
  /** Number of the piece it stands in. */
  readonly of: number;
  readonly spaced: readonly ClosedUp[];
}

/** For each piece one word with the digits of its comb; undefined where there is none or its spacings do not agree. */
export async function readCombs(
  engine: OcrEngine,
  pieces: readonly Piece[],
  scale: number,
): Promise<(Word | undefined)[]> {
  const combs = pieces.flatMap(({ raster }, of): Comb[] => {
    const spaced = SPACINGS.flatMap((spacing) => closeUp(raster, spacing) ?? []);
    return spaced.length === SPACINGS.length ? [{ of, spaced }] : [];
  });
  const words: (Word | undefined)[] = pieces.map(() => undefined);
  if (combs.length === 0) return words;
  const lines = combs.flatMap(({ spaced }) => spaced.map(({ raster }) => ({ raster, left: 0, top: 0 })));
  const stack = stackPieces(lines, scale);
  const read = stack.share(await engine.read(stack.picture, 'block'));
  for (const [index, { of, spaced }] of combs.entries()) {
    const own = read.slice(index * SPACINGS.length, (index + 1) * SPACINGS.length);
    words[of] = agreed(own, placeOf(pieces[of]!, spaced[0]!, scale));
  }
  return words;
}

/** The text that most spacings gave, if at least two did; surer together than each alone. */
function agreed(readings: readonly (readonly Word[])[], box: Word['box']): Word | undefined {
  const lines = readings.map((words) => ({
    text: words.map((word) => word.text).join(''),
    confidence: Math.min(...words.map((word) => word.confidence)),
  }));
  const camps = lines.map((line) => lines.filter((other) => other.text !== '' && other.text === line.text));
  const [best] = camps.sort((a, b) => b.length - a.length);
  if (!best || best.length < NEEDED) return undefined;
  const confidence = 1 - best.reduce((doubt, line) => doubt * (1 - line.confidence), 1);
  return { text: best[0]!.text, box, confidence, source: 'ocr' };
}

const placeOf = ({ left, top }: Piece, comb: ClosedUp, scale: number): Word['box'] => ({
  x0: (left + comb.from) / scale,
  x1: (left + comb.to) / scale,
  y0: (top + comb.top) / scale,
  y1: (top + comb.bottom) / scale,
});
