/** Leaves of figures of the federal and of a state's return side by side only the federal ones. */
import { withoutOtherColumns, type Column } from './otherColumns.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { runsOf, textOf } from './values/runs.ts';
import { stateCode, STATES } from './values/states.ts';

const FEDERAL = /^(?:federal|u\.?s\.?)$/i;
const STATE = /^(?:resident )?state$/i;
/** What is said of either: `Federal Return`, `Minnesota amount`. */
const OF_RETURN = /[\s:]*\b(?:tax )?(?:returns?|amounts?|tax|income tax|form \S+)?[\s:]*$/i;

/** Points between a heading and the figures of its column: lists side by side have figures of their own further away. */
const REACH = 30;

/** The sheet without the figures of state returns; the sheet itself where no line heads columns of both. */
export const ofFederalReturn = (sheet: Sheet): Sheet => withoutOtherColumns(sheet, columnsOf, REACH);

/** The columns that a line heads: one federal, all others of states. */
function columnsOf({ words }: Line): readonly Column[] | null {
  const columns = runsOf(words, 1).map((run) => ({
    box: around(run.map(({ box }) => box)),
    name: textOf(run).replace(OF_RETURN, ''),
  }));
  const first = columns.findIndex(({ name }) => FEDERAL.test(name));
  const others = columns.slice(first).filter(({ name }) => !FEDERAL.test(name));
  return first >= 0 && others.length > 0 && others.every(({ name }) => isState(name))
    ? columns.slice(first).map(({ box, name }) => ({ box, isOwn: FEDERAL.test(name) }))
    : null;
}

const isState = (name: string) =>
  STATE.test(name) ||
  (/^[A-Z]{2}$/.test(name) && stateCode(name) !== null) ||
  STATES.some((state) => state.name.toLowerCase() === name.toLowerCase());
