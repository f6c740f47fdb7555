/** Does a label stand right below the amount it names? */
import type { Box } from '#domain/documents/extraction';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from './landmarks.ts';
import { endsInAmount } from './values/endsInAmount.ts';

/** An amount begins or ends where its label does (points), and so much nearer than what stands below. */
const SAME_SIDE = 4;
const NEARER = 2;

const haveSameSide = (a: Box, b: Box) =>
  Math.abs(a.x0 - b.x0) < SAME_SIDE || Math.abs(a.x1 - b.x1) < SAME_SIDE;

/** `$1,942.65` close above `Statement balance`, the next print below being further off. */
export function isBelowAmount({ free }: MappedSheet, { box: label }: Landmark): boolean {
  const high = label.y1 - label.y0;
  const over = free.filter(
    ({ text, box }) => endsInAmount(text) && haveSameSide(box, label) && box.y1 < label.y0 + high / 2,
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
