/** Who grants a paper whose head names nobody: the department of a state that signs below. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import { isDepartment } from './authorityPrint.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { stateName } from '../values/places/states.ts';

/** `Issued Pursuant to Chapter 212` at the top; empty unless all that is printed so is one and the same. */
export function departmentAtFoot({ free }: MappedSheet): Word[] {
  const named = runsOf(free, COLUMN_GAP)
    .map(beforeBox)
    .filter((run) => isDepartment(run) && isOfState(run));
  return new Set(named.map((run) => textOf(run).toLowerCase())).size === 1 ? named[0]! : [];
}

/** `Nebraska Department of Revenue, PO Box 90210, Lincoln`: where it is reached. */
function beforeBox(run: Word[]): Word[] {
  const end = run.findIndex(
    ({ text }, at) => text.endsWith(',') && /^p\.? ?o\.? ?box\b|^\d/i.test(textOf(run.slice(at + 1))),
  );
  const last = run[end];
  return last ? [...run.slice(0, end), { ...last, text: last.text.slice(0, -1) }] : run;
}

/** `FLORIDA DEPARTMENT OF REVENUE`: it begins with its state. */
function isOfState(run: readonly Word[]): boolean {
  const end = run.findIndex(({ text }) => /^department$/i.test(text));
  const state = run.slice(0, Math.max(0, end));
  return state.length > 0 && stateName(state, around(state.map(({ box }) => box))) !== null;
}
