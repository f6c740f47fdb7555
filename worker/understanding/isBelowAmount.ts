/** Does a label stand right below the amount it names? */
import type { MappedSheet } from './cells.ts';
import type { Landmark } from './landmarks.ts';
import { endsInAmount } from './values/endsInAmount.ts';

/** An amount begins where its label does (points), and so much nearer than what stands below. */
const SAME_LEFT = 4;
const NEARER = 2;

/** `$1,942.65` close above `Statement balance`, the next print below being further off. */
export function isBelowAmount({ free }: MappedSheet, { box: label }: Landmark): boolean {
  const high = label.y1 - label.y0;
  const over = free.filter(
    ({ text, box }) =>
      endsInAmount(text) && Math.abs(box.x0 - label.x0) < SAME_LEFT && box.y1 < label.y0 + high / 2,
  );
  const gap = label.y0 - Math.max(...over.map(({ box }) => box.y1));
  const under = free.filter(
    ({ box }) => box.x0 < label.x1 && box.x1 > label.x0 && box.y0 > label.y1 - high / 2,
  );
  const next = Math.min(...under.map(({ box }) => box.y0)) - label.y1;
  return gap < high && gap * NEARER < next;
}
