/** Where those live whom the head of a summary names: in a column of its own, level with the names. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines, type Line } from '../../sheet/sheet.ts';
import { wholeAddress } from './address.ts';
import { headsOf } from '../people/namesBesideSsn.ts';
import { namedWithBirthdays } from '../people/namesWithBirthdays.ts';
import { splitAtGaps } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Heights of print between columns, and from a street to the town below it. */
const COLUMN_GAP = 3;
const LINE_STEP = 2.6;
/** Points by which street and town begin or end apart. */
const FLUSH = 3;
/** Points above and below the names. */
const LEVEL = 18;

const columnsIn = ({ words }: Line) => splitAtGaps(words, COLUMN_GAP);

export const homeBesideHead: Shape = (words, cell) => {
  const names = headsOf(words)[0]?.names ?? namedWithBirthdays(words)[0]?.names;
  if (!names) return null;
  const head = around(names.map(({ box }) => box));
  const isLevel = ({ box }: Word) => box.y0 > head.y0 - LEVEL && box.y1 < head.y1 + LEVEL;
  const columns = toLines(words.filter(isLevel)).flatMap(columnsIn);
  const isBelow = (upper: readonly Word[], lower: readonly Word[]) => {
    const [a, b] = [upper, lower].map((run) => around(run.map(({ box }) => box)));
    const isFlush = Math.abs(a!.x0 - b!.x0) < FLUSH || Math.abs(a!.x1 - b!.x1) < FLUSH;
    return isFlush && b!.y0 > a!.y0 && b!.y0 - a!.y0 < LINE_STEP * (a!.y1 - a!.y0);
  };
  const homes = columns.flatMap((street) =>
    columns
      .filter((town) => town !== street && isBelow(street, town))
      .flatMap((town) => wholeAddress([...street, ...town], cell) ?? []),
  );
  return homes.length === 1 ? homes[0]! : null;
};
