/** How much of a label must be level with a row beside it for the row to end there. */
import type { Landmark } from '../labels/landmarks.ts';
import type { Sheet } from '../sheet/sheet.ts';

/**
 * The height of a label; of one whose last words stand below its first, `Social security tax` above `withheld`, no more than a `row` is high, in points:
 * the row is level with one line of it. Lines of a scan may lean.
 */
export const heightBeside = ({ source }: Sheet, { box, words }: Landmark, row: number): number => {
  const height = box.y1 - box.y0;
  const [first, last] = [words[0], words.at(-1)]; // of a label borrowed from another copy there are none
  const isWrapped = source !== 'ocr' && first !== undefined && last!.box.y0 > first.box.y1;
  return isWrapped ? Math.min(height, row) : height;
};
