/** Tells the head of an earnings summary, which names several boxes of a Form W-2 in one row. */
import type { Line } from '../sheet/sheet.ts';
import { textOf } from '../values/runs.ts';

/** Is this `Wages, tips, other comp. Box 1   Social security wages Box 3   Medicare wages Box 5`? */
export function headsSeveral({ words }: Line): boolean {
  const boxes = (textOf(words).match(/\bbox (?:1?\d|20)\b/gi) ?? []).map((box) => Number(box.slice(4)));
  return boxes.length >= FEWEST && boxes.some((box) => box < FIRST_OF_STATE);
}
const FEWEST = 3;
/** `Box 16 State wages   Box 17 State tax   Box 18 Local wages` is the form's own table of states. */
const FIRST_OF_STATE = 15;
