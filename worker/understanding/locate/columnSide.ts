/** Where the column of numbered boxes beside a label begins, though the label of the box beside it was not read. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { magnification } from './magnification.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { runsOf } from '../values/runs.ts';

/** Points by which the boxes of a column begin apart on a page that is turned a little. */
const FLUSH = 4;
/** Points from a box to the next one above or below it, at most. */
const NEXT_BOX = 45;

/**
 * The left side (points) of the column whose numbered boxes stand right above and right below the label's row, further right: `5 Employee contributions` beside
 * `RECIPIENT'S name` was lost, and what stands in its box is not the recipient's. Infinity where nothing tells. Print is read whole.
 */
export function columnSide(map: MappedSheet, label: Landmark): number {
  const side = sideAbove(map, label);
  if (map.sheet.source !== 'ocr' || isFollowed(map, label)) return side;
  const { y0, y1 } = label.box;
  const reach = NEXT_BOX * magnification(map);
  const boxes = map.landmarks.filter(({ hasNumber, box }) => hasNumber && box.x0 > label.box.x1);
  const above = boxes.filter(({ box }) => box.y1 < y0 && y0 - box.y1 < reach);
  const below = boxes.filter(({ box }) => box.y0 > y1 && box.y0 - y1 < reach);
  const sides = above.flatMap(({ box: a }) =>
    below
      .filter(({ box: b }) => Math.abs(a.x0 - b.x0) < FLUSH)
      .map(({ box: b }) => ({ x: Math.min(a.x0, b.x0), y: b.y0 }))
      .filter((side) => !isSpanned(map, y0, side)),
  );
  return Math.min(side, ...sides.map(({ x }) => x));
}

/**
 * `6 Medicare tax withheld`, with the address of a higher box beside it: where the numbered box right above it ends, which begins where this one does,
 * this one's amount ends, too.
 */
function sideAbove(map: MappedSheet, label: Landmark): number {
  if (!label.hasNumber) return Infinity;
  const { x0, y0, y1 } = label.box;
  const reach = NEXT_BOX * magnification(map);
  const isLevel = (other: Landmark, { box }: Landmark) =>
    other !== label && other.box.y0 < box.y1 && other.box.y1 > box.y0;
  const boxes = map.landmarks.filter(({ hasNumber }) => hasNumber);
  const above = boxes.find(({ box }) => Math.abs(box.x0 - x0) < FLUSH && box.y1 < y0 && y0 - box.y1 < reach);
  const isBeside = map.landmarks.some((other) => other.box.x0 > x0 && isLevel(other, label));
  if (!above || isBeside) return Infinity;
  const next = boxes.filter((other) => other.box.x0 > above.box.x1 && isLevel(other, above));
  const x = Math.min(...next.map(({ box }) => box.x0));
  const own = map.free.filter(
    ({ box, text }) =>
      /[\p{L}\d]/u.test(text) &&
      box.x0 > x0 &&
      box.x0 < x - FLUSH &&
      box.y0 > y0 &&
      box.y0 < y1 + DEPTH * magnification(map),
  );
  const isAmount = (word: Word) => word.box.x1 < x + FLUSH && (endsInAmount(word.text) || isFigures(word));
  return own.length === 1 && isAmount(own[0]!) ? x : Infinity;
}
/** `1,253:68`, `15253068`: an amount whose point a scan misread. */
const isFigures = ({ text, source }: Word) => source === 'ocr' && /^\d[\d.,:;]*\d{2}$/.test(text);
/** Points below a label where the amount of its box begins. */
const DEPTH = 14;

/** Between box 16 and box 17, which begins the next row, none was lost. */
function isFollowed({ landmarks }: MappedSheet, label: Landmark): boolean {
  const number = numberOf(label);
  return landmarks.some((other) => numberOf(other) === number + 1 && other.box.y0 > label.box.y1);
}
/** NaN where none is printed before it, nor where another copy lent the label. */
function numberOf({ hasNumber, words: [first] }: Landmark): number {
  return hasNumber && first && /^\d{1,2}$/.test(first.text) ? Number(first.text) : NaN;
}

/** Heights of print between a typewriter's words. */
const GAP = 1.3;

/** Does print of the row go on across the side, as a street does in a box as wide as both columns? */
const isSpanned = ({ sheet }: MappedSheet, top: number, { x, y }: { x: number; y: number }): boolean =>
  sheet.lines
    .filter(({ box }) => box.y0 > top - 1 && box.y1 < y)
    .flatMap(({ words }) => runsOf(words, GAP))
    .some((run) => run[0]!.box.x0 < x - FLUSH && run.at(-1)!.box.x1 > x + FLUSH);
