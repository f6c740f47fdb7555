/** Who grants within an agency: the board or the department named below those that it is part of. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { inOneLine } from '../values/sentences.ts';

/** `TRADES AND HOUSING AGENCY`, and below it `DEPARTMENT OF CONSUMER AFFAIRS`, and below that `BOARD OF UPHOLSTERY`: the last of them. */
export function withinAgency(map: MappedSheet, name: readonly Word[]): readonly Word[] {
  const runs = () =>
    runsOf(
      map.sheet.lines.flatMap(({ words }) => words),
      COLUMN_GAP,
    );
  if (FEDERAL.test(textOf(name))) return withinFederal(runs(), name) ?? name;
  if (!AGENCY.test(textOf(name))) return name;
  const part = runs().find((run) => isPart(run) && isNextBelow(run, name));
  return part ? withinAgency(map, part) : name;
}
/** `U.S. Department of Transportation`, and below it `Federal Motor Carrier` and `Safety Administration`, on one line or two: its own office. */
function withinFederal(runs: readonly Word[][], name: readonly Word[]): readonly Word[] | undefined {
  const office = runs.find((run) => isNextBelow(run, name));
  if (!office || isOfficeOf(office)) return office;
  const rest = runs.find((run) => run !== office && isNextBelow(run, office));
  const whole = rest && inOneLine([...office, ...rest]);
  return whole && isOfficeOf(whole) ? whole : undefined;
}
const FEDERAL = /^(?:u\.?s\.?|united states) department of (?:the )?\p{L}+$|^department of the treasury$/iu;
const isOfficeOf = (run: readonly Word[]) =>
  /^(?:\p{L}[\p{L}’']*,? ){1,8}(?:administration|bureau|service)$|^bureau of \p{L}/iu.test(textOf(run));
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
