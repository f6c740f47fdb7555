/** A department below the name of its state: whether both are its name. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import { withNoun } from './authorityPrint.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { inOneLine } from '../values/sentences.ts';
import { stateName } from '../values/places/states.ts';

/** `TEXAS` of `TEXAS SALES AND USE TAX PERMIT`. */
export const isBareState = (run: readonly Word[]) =>
  run.length > 0 && stateName(run, around(run.map(({ box }) => box)))?.value?.words.length === run.length;

/** `State of Wisconsin`, and close below it `DEPARTMENT OF REVENUE`: both are its name. */
export function withDepartment(map: MappedSheet, head: Word[]): Word[] {
  if (!/^(?:the )?(?:state|commonwealth) of \w+(?: \w+)?$/i.test(textOf(head))) return head;
  const office = runsOf(map.free, COLUMN_GAP).find(
    (run) =>
      isDepartmentBelow(run, head) &&
      (Math.abs(run[0]!.box.x0 - head[0]!.box.x0) < SAME_EDGE || isCentredOn(run, head)),
  );
  return office ? inOneLine([...head, ...withNoun(map, office)]) : head;
}
/** Points between the left edges of two lines of one letterhead, or by which twice their middles differ. */
const SAME_EDGE = 3;
const CENTRED = 8;
/**
 * A division in the middle below its state is a part of a department that is not named; of `DEPARTMENT OF TREASURY - DIVISION OF REVENUE`, both
 * set below the state, neither is the whole of its name.
 */
function isCentredOn(run: readonly Word[], head: readonly Word[]): boolean {
  return (
    haveOneMiddle(run, head) &&
    /^department of\b(?!.* [-\u2010-\u2015|·] (?:division|bureau|office)\b)/i.test(textOf(run))
  );
}
function haveOneMiddle(run: readonly Word[], head: readonly Word[]): boolean {
  const [own, above] = [run, head].map((words) => around(words.map(({ box }) => box)));
  return Math.abs(own!.x0 + own!.x1 - above!.x0 - above!.x1) < CENTRED;
}
/** `STATE OF CALIFORNIA`, and above the title `CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION`: a department that names its state itself. */
export function isOfState(run: readonly Word[], head: readonly Word[]): boolean {
  const [state, own] = [textOf(head).replace(/^.* of /i, ''), textOf(run)].map((text) => text.toLowerCase());
  return (
    own!.startsWith(`${state!} `) &&
    own !== state &&
    /\b(?:department|division|bureau|commission|administration)\b/.test(own!)
  );
}

const DEPARTMENT =
  /^(?:department|division|bureau|board|office) of\b|^(?:[\p{L}&]+ ){1,4}(?:department|division|commission|administration)$/iu;
/** `IOWA` in large letters above `Department of Revenue`: both are its name. */
export const isDepartmentBelow = (run: readonly Word[], state: readonly Word[]) => {
  const isFlush = Math.abs(run[0]!.box.x0 - state[0]!.box.x0) < SAME_EDGE;
  return (
    DEPARTMENT.test(textOf(run)) &&
    run[0]!.box.y0 > state[0]!.box.y0 &&
    // flush with it, its motto may stand between them
    run[0]!.box.y0 - state[0]!.box.y1 < (isFlush ? MOTTO : haveOneMiddle(run, state) ? 2 : 1) * highOf(state)
  );
};
const MOTTO = 4;
const highOf = (run: readonly Word[]) => Math.max(...run.map(({ box }) => box.y1 - box.y0));
