/** Does a label stand right below the amount it names? */
import type { Box } from '#domain/documents/extraction';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import type { Word } from '../../reading/page.ts';
import { around, type Sheet } from '../sheet/sheet.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { runsOf } from '../values/runs.ts';

/** An amount begins or ends where its label does, or has its middle there (points), and so much nearer than what stands below. */
const SAME_SIDE = 4;
const SAME_MIDDLE = 2;
const NEARER = 2;

const haveSameSide = (a: Box, b: Box) =>
  Math.abs(a.x0 - b.x0) < SAME_SIDE ||
  Math.abs(a.x1 - b.x1) < SAME_SIDE ||
  Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * SAME_MIDDLE;

/** `$71,050` centred above its name on a card. */
const isAmount = (text: string) => endsInAmount(text) || /^-?\$[\d,]+$/.test(text);

/** `4 Social sec. tax withheld` heads a box, however close to it the box above ends. */
const headsBox = ([first]: readonly Word[]) => /^\d{1,2}[a-z]?$/.test(first?.text ?? '');

/** `$1,942.65` close above `Statement balance`, the next print below being further off. */
export function isBelowAmount({ free, sheet }: MappedSheet, { box: own, words }: Landmark): boolean {
  if (headsBox(words)) return false;
  const label = wholePrint(sheet, words) ?? own;
  const high = label.y1 - label.y0;
  const over = free.filter(
    ({ text, box }) => isAmount(text) && haveSameSide(box, label) && box.y1 < label.y0 + high / 2,
  );
  const gap = label.y0 - Math.max(...over.map(({ box }) => box.y1));
  // a balance may be set in larger print than its name
  const largest = Math.max(high, ...over.map(({ box }) => box.y1 - box.y0));
  const under = free.filter(
    ({ box }) => box.x0 < label.x1 && box.x1 > label.x0 && box.y0 > label.y1 - high / 2,
  );
  const next = Math.min(...under.map(({ box }) => box.y0)) - label.y1;
  return gap < largest && gap * NEARER < next;
}

/** `Adjusted gross income (AGI)`: the amount is centred above all of it. */
function wholePrint({ lines }: Sheet, [first]: readonly Word[]): Box | undefined {
  const line = lines.find((one) => one.words.includes(first!))?.words ?? [];
  const run = runsOf(line, 1).find((one) => one.includes(first!));
  return run && around(run.map(({ box }) => box));
}
