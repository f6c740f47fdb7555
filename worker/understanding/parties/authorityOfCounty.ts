/** What a county's office is called: below its state, behind the county's mark, or in the line below the county. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { HEAD_SHARE } from './letter.ts';
import { around } from '../sheet/sheet.ts';
import { AUTHORITY } from '../values/licences/authority.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { inOneLine } from '../values/sentences.ts';

/** Points by which lines of one head may begin, or have their middles, apart. */
const SAME_LEFT = 3;
const CENTRED = 6;
const toBox = (words: readonly Word[]) => around(words.map(({ box }) => box));

/** `STATE OF TENNESSEE`, and right below it `SHELBY COUNTY CLERK`: the state whose law it is, and who grants it. */
export function officeOfCounty(runs: readonly Word[][], state: readonly Word[]): Word[] | undefined {
  const above = toBox(state);
  return runs.find((run) => {
    const own = toBox(run);
    const isAligned =
      Math.abs(own.x0 - above.x0) < SAME_LEFT ||
      Math.abs(own.x0 + own.x1 - above.x0 - above.x1) / 2 < CENTRED;
    const gap = own.y0 - above.y1;
    return COUNTY_OFFICE.test(textOf(run)) && isAligned && gap > 0 && gap < 2 * (above.y1 - above.y0);
  });
}
const COUNTY_OFFICE =
  /^(?!state\b)(?:[\p{L}'’.-]+ ){1,3}(?:county|parish) (?:clerk|clerk and recorder|tax collector|tax commissioner|treasurer|trustee|probate office|probate judge|judge of probate|license (?:office|commissioner)|revenue commissioner)$/iu;

/** `ALDER COUNTY TAX COLLECTOR`: one name, in whatever print. */
export const isCountyOffice = (name: readonly Word[]) => COUNTY_OFFICE.test(textOf(name));

/** `ADA R LUND, ALDER COUNTY TAX COLLECTOR` at the top: who holds the office, and what it is called. */
export function officeOfNamed(run: readonly Word[]): Word[] | undefined {
  const at = run.findLastIndex(({ text }) => text.endsWith(',')) + 1;
  const office = run.slice(at);
  const isNamed = at > 1 && !AUTHORITY.test(textOf(run.slice(0, at)));
  return isNamed && COUNTY_OFFICE.test(textOf(office)) ? office : undefined;
}

/** `ADA R LUND, TAX COLLECTOR`, and in the title above or beside it `2031-2032 ALDER COUNTY LOCAL BUSINESS TAX RECEIPT`: the county whose office that is. */
export function officeOfCollector({ free, sheet }: MappedSheet, run: readonly Word[]): Word[] | undefined {
  const at = run.findLastIndex(({ text }) => text.endsWith(',')) + 1;
  const isNamed = at > 1 && !AUTHORITY.test(textOf(run.slice(0, at)));
  if (!isNamed || !COLLECTOR.test(textOf(run.slice(at)))) return undefined;
  const top = free.filter(({ box }) => box.y1 < sheet.height * HEAD_SHARE);
  const county = runsOf(top, COLUMN_GAP)
    .map((one) => one.slice(one.findIndex(({ text }) => /^\p{L}/u.test(text))))
    .find((one) => COUNTY.test(textOf(one)));
  return county && inOneLine([...county, ...run.slice(at)]);
}
const COLLECTOR = /^(?:tax collector|tax commissioner|revenue commissioner|license commissioner)$/i;

/** `BERNALILLO` of a mark, set as two small lines, before `Bernalillo County`: the county's own name says whose mark that is. */
export function withoutCountyMark(name: readonly Word[]): readonly Word[] {
  const half = name.findIndex((word, at) => at > 0 && isSame(name[0]!, word));
  const isAgain = half > 0 && name.slice(0, half).every((word, at) => isSame(word, name[half + at]));
  return isAgain && COUNTY.test(textOf(name.slice(half))) ? name.slice(half) : name;
}
const isSame = (a: Word, b: Word | undefined) => a.text.toLowerCase() === b?.text.toLowerCase();
const COUNTY = /^(?:[\p{L}'’.-]+ ){1,3}(?:county|parish)$/iu;

/** `Bernalillo County`, and right below it in smaller print `Environmental Health Services`: a county's health office grants in a name of its own. */
export function withHealthOffice({ free }: MappedSheet, name: readonly Word[]): readonly Word[] {
  if (!COUNTY.test(textOf(name))) return name;
  const above = toBox(name);
  const office = runsOf(free, COLUMN_GAP).find((run) => {
    const { x0, y0 } = toBox(run);
    const gap = y0 - above.y1;
    const isBelow = gap > -1 && gap < (above.y1 - above.y0) / 2;
    return isBelow && Math.abs(x0 - above.x0) < SAME_LEFT && HEALTH_OFFICE.test(textOf(run));
  });
  return office ? inOneLine([...name, ...office]) : name;
}
const HEALTH_OFFICE =
  /^(?=.*\b(?:Health|HEALTH)\b)\p{Lu}\p{L}+(?: (?:\p{Lu}\p{L}+|&|and)){0,4} (?:Services|Department|SERVICES|DEPARTMENT)$/u;
