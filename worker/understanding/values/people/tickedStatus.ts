/** The filing status of a list of them that a cross typed beside it chooses: `[X] 4 Head of household`, `X 2 Married filing jointly`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { statusAt } from './filingStatus.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** A box between brackets, empty or crossed, or a cross alone at a line's beginning. */
const BOX = /[[(]\s*x?\s*[\])]|^\s*x(?=\s)/gi;
const isCrossed = (box: string) => /x/i.test(box);
/** The number of the status before its name. */
const NUMBER = /^\s*[1-5]\s*[-–.:)]?\s*/;

/** The statuses behind the crossed boxes of a line; none where the first box stands behind a name: then nobody knows whose it is. */
function crossedIn(line: readonly Word[]): string[] {
  const text = textOf(line);
  const boxes = [...text.matchAll(BOX)];
  const first = boxes[0]?.index ?? 0;
  if (statusAt(text.slice(0, first).replace(NUMBER, ''))) return [];
  return boxes
    .filter(([box]) => isCrossed(box))
    .flatMap(({ 0: box, index }) => statusAt(text.slice(index + box.length).replace(NUMBER, '')) ?? []);
}

/** The one that is crossed; null where none or several are. */
export const tickedStatus: Shape = (words) => {
  const crossed = toLines(words).flatMap((line) => crossedIn(line.words));
  return crossed.length === 1 ? { value: { value: crossed[0]!, words } } : null;
};
