/** Finds the lines of a comb between its teeth, of which print may stand in the way. */
import type { Raster } from '../raster/raster.ts';
import type { Blob, CombLetters } from './combLetters.ts';
import { inkByRow, RULE_SHARE } from './lineOfPrint.ts';

/** A line of the comb shows from this to that share of the print's height above it and below it, and is at most so wide (points). */
const NEAR = 0.12;
const FAR = 0.6;
const WIDEST = 1.8;
/** Some begin at the print's top: those are seen in each of so many parts below it; dust is smaller. */
const PARTS = 3;
/** Paler is paper. */
const INK = 185;
/** A thin line is as pale as this on noisy paper, and shows up to that share of the print's height, in more than such a share of the rows. */
const PALE = 212;
const PALE_FAR = 0.36;
const PALE_ROWS = 0.5;

/** Digits of a social security number. */
const OF_SSN = 9;
/** The two lines of its box stand two teeth apart, but for this share of a tooth, behind its second or third digit and behind its fifth. */
const APART = 2;
const UNEVEN = 0.2;
const FIRST_BESIDE_LINE = 1;
const LAST_BESIDE_LINE = 5;

/** The columns of each line of the comb, those that run through letters included, left to right. */
export const findCombLines = (raster: Raster, found: CombLetters): readonly number[][] =>
  withoutStrayLines(combLines(raster, found), found.letters);

/** Of a nine-digit comb the two lines that stand as its lines do, where they were seen; what else seems to be a line is a stroke or grain. */
function withoutStrayLines(lines: readonly number[][], letters: readonly Blob[]): readonly number[][] {
  if (letters.length !== OF_SSN) return lines;
  const middle = ({ x0, x1 }: Blob) => (x0 + x1) / 2;
  const tooth = (middle(letters.at(-1)!) - middle(letters[0]!)) / (OF_SSN - 1);
  const placeOf = (line: readonly number[]) => ((line[0]! + line.at(-1)!) / 2 - middle(letters[0]!)) / tooth;
  const own = lines.filter(
    (line) => placeOf(line) > FIRST_BESIDE_LINE - 0.5 && placeOf(line) < LAST_BESIDE_LINE + 0.5,
  );
  const pair = own.flatMap((first) =>
    own
      .filter((second) => Math.abs(placeOf(second) - placeOf(first) - APART) < UNEVEN)
      .map((second) => [first, second]),
  )[0];
  return pair ?? own;
}

/** Columns with ink both above and below the print, or in most rows below it, in thin runs: the comb's lines, dashed or whole. */
function combLines(raster: Raster, { top, bottom }: CombLetters): number[][] {
  const { pixels, width, height, scale } = raster;
  const print = bottom - top;
  const isRule = inkByRow(raster).map((ink) => ink > width * RULE_SHARE);
  const widest = WIDEST * scale;
  const hasInk = (x: number, from: number, to: number) => {
    for (let y = Math.max(0, Math.floor(from)); y < Math.min(height, to); y++)
      if (!isRule[y] && pixels[y * width + x]! < INK && isThin(raster, x, y, widest)) return true;
    return false;
  };
  const step = (FAR - NEAR) / PARTS;
  const goesOn = (x: number) =>
    Array.from({ length: PARTS }, (_, part) => bottom + (NEAR + part * step) * print).every((from) =>
      hasInk(x, from, from + step * print),
    );
  const above = (far: number) => [top - far * print, top - NEAR * print] as const;
  const below = (far: number) => [bottom + NEAR * print, bottom + far * print] as const;
  const isPale = (x: number) =>
    [above(PALE_FAR), below(PALE_FAR)].every(([from, to]) => {
      const rows = rowsBetween(Math.max(0, from), Math.min(height, to)).filter((y) => !isRule[y]);
      const seen = rows.filter((y) => pixels[y * width + x]! < PALE && isThin(raster, x, y, widest, PALE));
      return seen.length > rows.length * PALE_ROWS;
    });
  const runs: number[][] = [];
  for (let x = 0; x < width; x++) {
    const isDark = hasInk(x, ...below(FAR)) && (hasInk(x, ...above(FAR)) || goesOn(x));
    if (!isDark && !isPale(x)) continue;
    if (runs.at(-1)?.at(-1) === x - 1) runs.at(-1)!.push(x);
    else runs.push([x]);
  }
  return runs.filter((run) => run.length <= WIDEST * scale);
}

const rowsBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.ceil(to) - Math.floor(from)) }, (_, at) => Math.floor(from) + at);

/** A rule of the box that stands a little crooked leaves the rows it is known by, and is ink below a digit, but never thin. */
function isThin({ pixels, width }: Raster, x: number, y: number, widest: number, ink = INK): boolean {
  const isInk = (at: number) => at >= 0 && at < width && pixels[y * width + at]! < ink;
  let [from, to] = [x, x + 1];
  while (to - from <= widest && isInk(from - 1)) from--;
  while (to - from <= widest && isInk(to)) to++;
  return to - from <= widest;
}
