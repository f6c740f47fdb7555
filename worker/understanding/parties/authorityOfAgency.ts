/** Who grants within an agency: the board or the department named below those that it is part of. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** `TRADES AND HOUSING AGENCY`, and below it `DEPARTMENT OF CONSUMER AFFAIRS`, and below that `BOARD OF UPHOLSTERY`: the last of them. */
export function withinAgency(map: MappedSheet, name: readonly Word[]): readonly Word[] {
  if (!AGENCY.test(textOf(name))) return name;
  const part = runsOf(
    map.sheet.lines.flatMap(({ words }) => words),
    COLUMN_GAP,
  ).find((run) => isPart(run) && isNextBelow(run, name));
  return part ? withinAgency(map, part) : name;
}
/** What grants nothing itself: California's agencies, and its department of boards. */
const AGENCY = /\bagency$|^(?:california )?department of consumer affairs$/i;
const isPart = (run: readonly Word[]) =>
  /^(?:california )?(?:(?:state )?board|bureau|commission|department) (?:of|for) \p{L}|^(?:[\p{L}’']+ ){1,4}(?:board|bureau|commission)$/iu.test(
    textOf(run),
  );

function isNextBelow(run: readonly Word[], name: readonly Word[]): boolean {
  const [own, above] = [run, name].map((words) => around(words.map(({ box }) => box)));
  const gap = own!.y0 - above!.y1;
  return gap > -1 && gap < GAP * (above!.y1 - above!.y0) && own!.x0 < above!.x1 && own!.x1 > above!.x0;
}
/** Heights of print. */
const GAP = 1.5;
