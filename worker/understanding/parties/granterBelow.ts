/** Who grants below the name of the state whose law it is: a city, a county, a board, a department. */
import { median } from '../../reading/median.ts';
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import { withWhole } from './authorityEnd.ts';
import { officeOfCounty } from './authorityOfCounty.ts';
import { isOfState } from './authorityOfState.ts';
import { isDepartment } from './authorityPrint.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { isSentence } from './isSentence.ts';
import { around } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { withWrappedEnd } from '../locate/wrappedEnd.ts';

/** Cities, and the boards of professions, grant in their own name; a department does so in that of its state. */
const GRANTS =
  /^(?:city|town|(?:the )?(?:metropolitan|consolidated|unified) government) of\b|\b(?:board|commission)\b/i;
/** Not `STATE AND COUNTY` of a title. */
export const MUNICIPAL =
  /^(?:city|county|town|village|borough|township) of\b|^(?!state and\b)[\p{L}'’.-]+(?: [\p{L}'’.-]+)? (?:county|parish)$/iu;
export const isLarger = (run: readonly Word[], than: readonly Word[]) => highOf(run) > LARGER * highOf(than);
// a scan may draw one word over the dirt above it
export const highOf = (run: readonly Word[]) => median(run.map(({ box }) => box.y1 - box.y0));
export const LARGER = 1.2;
const SAME_LEFT = 4; // points
/** `THE COMMONWEALTH OF MASSACHUSETTS`, and right below it `CITY OF BOSTON`: the state whose law it is, and who grants it. */
export function granterBelow(map: MappedSheet, head: readonly Word[]): Word[] | undefined {
  const { y0, y1 } = around(head.map(({ box }) => box));
  const isNext = (run: readonly Word[]) => run[0]!.box.y0 > y1 && run[0]!.box.y0 - y1 < 2 * (y1 - y0);
  const runs = runsOf(map.free, COLUMN_GAP).filter((run) => !isSentence(run) || isDepartment(run));
  // `STATE OF ...`, `COUNTY OF ...` and `CITY OF ...`, one below the other
  const isListed = ([first]: readonly Word[]) =>
    first!.box.y0 > y1 &&
    first!.box.y0 - y1 < 4 * (y1 - y0) &&
    Math.abs(first!.box.x0 - head[0]!.box.x0) < SAME_LEFT;
  const called = (kind: RegExp) =>
    runs.find((run) => kind.test(textOf(run)) && (isNext(run) || isListed(run)));
  const isBelow = (run: readonly Word[]) =>
    run[0]!.box.y0 > y1 && run[0]!.box.y0 - y1 < 2 * highOf(run) && isLarger(run, head);
  const larger = runs.find((run) => MUNICIPAL.test(textOf(run)) && isBelow(run));
  if (larger && /^(?:the )?(?:state|commonwealth|county)\b/i.test(textOf(head))) return larger;
  if (!/^(?:the )?(?:state|commonwealth) of \w+(?: \w+)?$/i.test(textOf(head))) return undefined;
  const own =
    runs.find((run) => GRANTS.test(textOf(run)) && isNext(run)) ??
    called(/^(?:city|town|village) of\b/i) ??
    called(/^(?:county|parish) of \p{L}/iu) ??
    // not at the foot, where its director signs
    runs.find((run) => isOfState(run, head) && run[0]!.box.y1 < map.sheet.height / 2) ??
    officeOfCounty(runs, head);
  return own && withWhole(map, withWrappedEnd(map, own)); // `OHIO DEPARTMENT OF` above `TAXATION`
}
