/** Leaves of figures of the federal and of a state's return side by side only the federal ones. */
import { withoutOtherColumns, type Column } from './otherColumns.ts';
import { around, type Line, type Sheet } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { stateCode, STATES } from '../values/places/states.ts';

const FEDERAL = /^(?:federal|u\.?s\.?)$/i;
const STATE = /^(?:resident )?state$/i;
/** What is said of either: `Federal Return`, `Minnesota amount`, `New York (IT-201)`, `Federal 1040`. */
const OF_RETURN =
  /[\s:|]*(?:\b(?:(?:tax )?(?:returns?|amounts?|tax|income tax|form \S+)|(?:\p{L}{2}-)?\d{2,4}\p{L}{0,2}|\p{L}{1,2}-?\d{2,4})|\([^()]*\))?[\s:|]*$/iu;

/** Points between a heading and the figures of its column: lists side by side have figures of their own further away. */
const REACH = 30;

/** The sheet without the figures of state returns; the sheet itself where no line heads columns of both. */
export const ofFederalReturn = (sheet: Sheet): Sheet =>
  withoutOtherColumns(withoutLists(sheet), columnsOf, REACH);

/** `FEDERAL | OREGON` above two lists side by side, each with labels of its own: without the lines of the state's. */
function withoutLists(sheet: Sheet): Sheet {
  const at = sheet.lines.findIndex((line) => columnsOf(line) !== null);
  const columns = columnsOf(sheet.lines[at] ?? { words: [] }) ?? [];
  const lists = columns.flatMap(({ box, isOwn }) => {
    const end = columns.find((next) => next.box.x0 > box.x0)?.box.x0 ?? Infinity;
    const begun = isOwn ? [] : sheet.lines.filter(({ words }, row) => row > at && beginsBelow(words, box.x0));
    return begun.length < FEWEST_LABELS ? [] : [{ start: box.x0, end, foot: begun.at(-1)!.box.y1 }];
  });
  const isOfList = ([first]: Line['words'], row: number) =>
    row > at &&
    lists.some(
      ({ start, end, foot }) =>
        first!.box.x0 > start - SAME_LEFT && first!.box.x0 < end - SAME_LEFT && first!.box.y0 < foot,
    );
  if (lists.length === 0) return sheet;
  const lines = sheet.lines.flatMap((line, row) => {
    const words = runsOf(line.words, 1).flatMap((run) => (isOfList(run, row) ? [] : run));
    return words.length > 0 ? [{ words, box: around(words.map(({ box }) => box)) }] : [];
  });
  return { ...sheet, lines };
}
/** Does a label stand there, flush with the heading? */
const beginsBelow = (words: Line['words'], left: number) =>
  runsOf(words, 1).some(
    ([first]) => /^\p{L}{2}/u.test(first!.text) && Math.abs(first!.box.x0 - left) < SAME_LEFT,
  );
/** Points. */
const SAME_LEFT = 4;
const FEWEST_LABELS = 3;

/** The columns that a line heads: one federal, all others of states. */
function columnsOf({ words }: Pick<Line, 'words'>): readonly Column[] | null {
  const columns = runsOf(words, 1).map((run) => ({
    box: around(run.map(({ box }) => box)),
    name: textOf(run)
      .replace(OF_RETURN, '')
      .replace(/\s*[-–—:]\s*$/, ''),
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
