/** Who sends a form whose boxes do not ask for it: the name at its very top, above an address of its own. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { letterHead } from './letter.ts';
import { around } from '../sheet/sheet.ts';
import { parsePlace } from '../values/places/place.ts';
import { runsOf } from '../values/runs.ts';

/** An office, an attention line and a street stand between a name and its town at most. */
const MOST_LINES = 5;
/** Points by which lines of a block begin apart. */
const SAME_LEFT = 8;
/** Heights of print from the top of a line to that of the next one. */
const LINE_STEP = 3;

/** `COUNTY OF ALDER` above `OFFICE OF THE COMPTROLLER`, `PO BOX 12`, `ALDER FALLS AZ 85900`; a title or a mark has no town below it. */
export function addressedHead(map: MappedSheet): Word[] {
  const head = letterHead(map);
  if (head.length === 0) return [];
  const lines = runsOf(
    map.sheet.lines.flatMap(({ words }) => words),
    COLUMN_GAP,
  ).map((words) => ({ words, box: around(words.map(({ box }) => box)) }));
  let last = around(head.map(({ box }) => box));
  for (let line = 1; line < MOST_LINES; line++) {
    const { x0, y0, y1 } = last;
    const next = lines.find(
      ({ box }) =>
        box.y0 > (y0 + y1) / 2 && box.y0 - y0 < LINE_STEP * (y1 - y0) && Math.abs(box.x0 - x0) < SAME_LEFT,
    );
    if (!next || next.words.some((word) => !map.free.includes(word))) return [];
    if (parsePlace(next.words)) return line > 1 ? head : [];
    last = next.box;
  }
  return [];
}
