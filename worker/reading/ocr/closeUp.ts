/** Moves the letters of a comb together: digits that stand a letter's width apart are read as words of one letter, badly. */
import { crop, type Raster } from '../raster/raster.ts';
import { inkByRow, lineOfPrint, type Span } from './lineOfPrint.ts';

/** Fewer letters than this are no comb: the shortest (activity codes) has six. */
const FEWEST = 5;
/** Letters of ordinary print stand closer than this share of their height; most of a comb's stand further apart. */
const WIDE_GAP = 0.35;
/** A comb's teeth stand evenly: what is this share of a tooth nearer or further is the box's side or another value. */
const UNEVEN = 0.3;
/** A letter is at least this share of the print's height; what is lower is a dash or dirt. */
const LEAST_HEIGHT = 0.55;

/** Ink is what is darker than this share of the way from the print's dark to white paper: typed values may be light grey. */
const INK_SHARE = 0.6;
/** Of the line's pixels this share is surely print. */
const DARKEST = 0.03;

export interface ClosedUp {
  readonly raster: Raster;
  /** Where the letters stood in the crop, pixels. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/** The crop's line of print with its letters `spacing` (a share of their height) apart, for each spacing; none where they were not set wide apart. */
export function closeUp(raster: Raster, spacings: readonly number[]): ClosedUp[] {
  const line = lineOfPrint(inkByRow(raster), raster.width, raster.scale);
  if (!line) return [];
  const height = line.end - line.start;
  const ink = inkLevel(raster, line);
  const letters = evenRow(
    columnsOfInk(raster, line, ink).filter(
      (letter) =>
        heightOf(raster, letter, line, ink) >= height * LEAST_HEIGHT && !isUpright(raster, letter, line, ink),
    ),
  );
  const gaps = letters.slice(1).map((letter, index) => letter.start - letters[index]!.end);
  const wide = gaps.filter((gap) => gap >= height * WIDE_GAP).length;
  if (letters.length < FEWEST || wide < gaps.length * 0.6) return [];
  const top = Math.max(0, line.start - 2);
  const bottom = Math.min(raster.height, line.end + 2);
  const pieces = letters.map(({ start, end }) => crop(raster, start - 1, top, end + 1, bottom));
  return spacings.map((spacing) => ({
    raster: sideBySide(pieces, Math.round(height * spacing)),
    from: letters[0]!.start,
    to: letters.at(-1)!.end,
    top,
    bottom,
  }));
}

function inkLevel({ pixels, width }: Raster, { start, end }: Span): number {
  const sorted = pixels.slice(start * width, end * width).sort();
  const dark = sorted[Math.floor(sorted.length * DARKEST)]!;
  return dark + (255 - dark) * INK_SHARE;
}

/** Runs of columns that hold ink in the line. */
function columnsOfInk({ pixels, width }: Raster, line: Span, ink: number): Span[] {
  const runs: Span[] = [];
  for (let x = 0; x < width; x++) {
    let isInk = false;
    for (let y = line.start; y < line.end && !isInk; y++) isInk = pixels[y * width + x]! < ink;
    if (!isInk) continue;
    const last = runs.at(-1);
    if (last?.end === x) runs[runs.length - 1] = { start: last.start, end: x + 1 };
    else runs.push({ start: x, end: x + 1 });
  }
  return runs;
}

function heightOf({ pixels, width }: Raster, letter: Span, line: Span, ink: number): number {
  const rows: number[] = [];
  for (let y = line.start; y < line.end; y++)
    if (pixels.subarray(y * width + letter.start, y * width + letter.end).some((pixel) => pixel < ink))
      rows.push(y);
  return rows.length === 0 ? 0 : rows.at(-1)! - rows[0]! + 1;
}

/** The box's own side runs on above and below the print. */
function isUpright({ pixels, width, height }: Raster, letter: Span, line: Span, ink: number): boolean {
  const beyond = Math.round((line.end - line.start) * 0.3);
  return [Math.max(0, line.start - beyond), Math.min(height - 1, line.end - 1 + beyond)].every((y) =>
    pixels.subarray(y * width + letter.start, y * width + letter.end).some((pixel) => pixel < ink),
  );
}

/** The longest row of letters whose middles stand evenly. */
function evenRow(letters: readonly Span[]): Span[] {
  const middle = ({ start, end }: Span) => (start + end) / 2;
  const steps = letters.slice(1).map((letter, index) => middle(letter) - middle(letters[index]!));
  const step = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const rows: Span[][] = [];
  for (const [index, letter] of letters.entries()) {
    const isEven = index > 0 && Math.abs(steps[index - 1]! - step) < step * UNEVEN;
    if (isEven) rows.at(-1)!.push(letter);
    else rows.push([letter]);
  }
  return rows.reduce<Span[]>((longest, row) => (row.length > longest.length ? row : longest), []);
}

function sideBySide(pieces: readonly Raster[], gap: number): Raster {
  const { height, scale } = pieces[0]!;
  const width = pieces.reduce((sum, piece) => sum + piece.width + gap, gap);
  const pixels = new Uint8Array(width * height).fill(255);
  let at = gap;
  for (const piece of pieces) {
    for (let row = 0; row < height; row++)
      pixels.set(piece.pixels.subarray(row * piece.width, (row + 1) * piece.width), row * width + at);
    at += piece.width + gap;
  }
  return { width, height, pixels, scale };
}
