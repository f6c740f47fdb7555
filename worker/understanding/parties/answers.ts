/** Print that labels ask for, which is neither a block of mail nor a letterhead, wherever it stands. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around, toLines } from '../sheet/sheet.ts';

/** `Business Type   Upholstery`, `Owner   Ann Lee`, `Location   614 Quarry Rd`, one below the other: do labels stand beside the lines of a block? */
export const areAnswers = ({ landmarks }: MappedSheet, block: readonly Word[]): boolean =>
  toLines(block).filter(({ box, words: [first] }) =>
    landmarks.some((label) => {
      const middle = (label.box.y0 + label.box.y1) / 2;
      return label.startsRun && label.box.x1 < first!.box.x0 && middle > box.y0 && middle < box.y1;
    }),
  ).length >= FEWEST_ANSWERS;
/** A label may stand beside the first line of a block: `Mail to:`. */
const FEWEST_ANSWERS = 2;

/** `Furniture upholstery` right below `Business Type`, or beside it: does a label ask for the head, where all print above it is titles? */
export function isAnswer({ landmarks }: MappedSheet, head: readonly Word[]): boolean {
  if (head.length === 0) return false;
  const { x0, y0, y1 } = around(head.map(({ box }) => box));
  const middle = (y0 + y1) / 2;
  return landmarks.some(({ label, box, startsRun }) => {
    const isAbove =
      Math.abs(box.x0 - x0) < SAME_LEFT && box.y1 <= y0 + 1 && y0 - box.y1 < LINE_STEP * (y1 - y0);
    const isBeside = box.x1 < x0 && box.y0 < middle && box.y1 > middle;
    return startsRun && !TITLE.test(label) && (isAbove || isBeside);
  });
}
/** Points, and heights of print. */
const SAME_LEFT = 4;
const LINE_STEP = 1.5;
const TITLE = /\b(?:license|licence|permit|certificate|registration|receipt)$/i;
