/** Is a label a caption, one that stands below the value it names? Of a single one the gaps above it and below it tell. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import type { Landmark } from '../../labels/landmarks.ts';
import { around, type Sheet } from '../../sheet/sheet.ts';
import { endsInAmount } from '../../values/amounts/endsInAmount.ts';
import { runsOf } from '../../values/runs.ts';
import type { MappedSheet } from '../cells.ts';
import { printOver } from './printOver.ts';

/** Is the print above a label nearer to it than that below? `doing business as` between two names is as near to both. */
export function isCaption(map: MappedSheet, label: Landmark): boolean {
  const over = printOver(map, label);
  const gap = over && label.box.y0 - around(over.map(({ box }) => box)).y1;
  return gap !== undefined && Math.max(gap, 1) * NEARER < gapBelow(map.free, label.box);
}
const NEARER = 1.3;

/** `$1,942.65` close above `Statement balance`, the next print below being further off: however far left or right of it other print stands. */
export function isCaptionOfAmount({ free, sheet }: MappedSheet, { box: own, words }: Landmark): boolean {
  if (headsBox(words)) return false;
  const label = wholePrint(sheet, words) ?? own;
  const high = label.y1 - label.y0;
  const over = free.filter(
    ({ text, box }) => isAmount(text) && haveSameSide(box, label) && box.y1 < label.y0 + high / 2,
  );
  const gap = label.y0 - Math.max(...over.map(({ box }) => box.y1));
  // a balance may be set in larger print than its name
  const largest = Math.max(high, ...over.map(({ box }) => box.y1 - box.y0));
  return gap < largest && gap * AMOUNT_NEARER < gapBelow(free, label, high / 2);
}
const AMOUNT_NEARER = 2;

/** How far below a label the next print stands, in points; `slack`: by how much they may overlap. */
export const gapBelow = (print: readonly Word[], label: Box, slack = 1): number =>
  Math.min(
    ...print
      .filter(({ box }) => box.x0 < label.x1 && box.x1 > label.x0 && box.y0 > label.y1 - slack)
      .map(({ box }) => box.y0 - label.y1),
  );

/** `$71,050` centred above its name on a card. */
const isAmount = (text: string) => endsInAmount(text) || /^-?\$[\d,]+$/.test(text);

/** `4 Social sec. tax withheld` heads a box, however close to it the box above ends. */
const headsBox = ([first]: readonly Word[]) => /^\d{1,2}[a-z]?$/.test(first?.text ?? '');

/** An amount begins or ends where its label does, or has its middle there (points). */
const haveSameSide = (a: Box, b: Box) =>
  Math.abs(a.x0 - b.x0) < SAME_SIDE ||
  Math.abs(a.x1 - b.x1) < SAME_SIDE ||
  Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * SAME_MIDDLE;
const SAME_SIDE = 4;
const SAME_MIDDLE = 2;

/** `Adjusted gross income (AGI)`: the amount is centred above all of it. */
function wholePrint({ lines }: Sheet, [first]: readonly Word[]): Box | undefined {
  const line = lines.find((one) => one.words.includes(first!))?.words ?? [];
  const run = runsOf(line, 1).find((one) => one.includes(first!));
  return run && around(run.map(({ box }) => box));
}
