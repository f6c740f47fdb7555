/** How many dependents stand in rows below a heading that names them: `Mia Okoro   Daughter   911-20-4478`, `Leo Okoro (son)`. */
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Of a bar of colour behind the heading a scan makes a stroke. */
const HEADING =
  /^(?:[|[\]{}] )?(?:(?:part|section) [ivx\d]{1,4}(?: ?\W)? )?(?:your )?(?:qualifying )?dependents?(?: information| details| claimed| on (?:this|your) return)?:?$/i;
/** `Dependent   SSN   DOB   Relationship   Months`: heads the columns, too. */
const HEADED_COLUMNS =
  /^(?:qualifying )?dependent(?:['’]?s|s['’])?(?: (?:full )?names?)?,? (?=[^\d]*$).*\b(?:relation(?:ship)?|ssn|social security|birth|dob)\b/i;
/** The head of a table's columns. */
const COLUMNS =
  /^(?:first |full |dependent['’]?s? )?names?\b.*\b(?:relation(?:ship)?|ssn|social|birth|dob|age)\b/i;
const NAME = /^\p{Lu}[\p{L}.'’-]+(?:,? \p{Lu}[\p{L}.'’-]*){0,4}/u;
/** What else is told of each of them. */
const TOLD =
  /\b(?:(?:step|foster |grand)?(?:son|daughter|child)|parent|mother|father|brother|sister|niece|nephew|aunt|uncle|cousin)\b|(?<!\d)(?:\d{3}|[x*]{3})-(?:\d{2}|[x*]{2})-\d{4}(?!\d)/i;
const ELSEWHERE = /\b(?:see|continued|statement|attached)\b/i;
/** Heights of print from one row to the next, and points by which they begin apart. */
const ROW_STEP = 3.5;
const SAME_LEFT = 12;
const MOST_ROWS = 12;
/** Steps between rows from the last of them to another list. */
const APART = 1.25;
/** Heights of print between columns. */
const COLUMN_GAP = 1.3;

const isPerson = (text: string) =>
  NAME.test(text) && TOLD.test(text.replace(NAME, (name) => name.replace(/^\S+/, '')));

/** Begins the row where the heading does, or left of one that is centred above its column, which ends before the next? */
function isInColumn(row: readonly Word[], heading: Line): boolean {
  const x0 = row[0]!.box.x0;
  if (Math.abs(x0 - heading.box.x0) <= SAME_LEFT) return true;
  const [columns, cells] = [heading.words, row].map((words) => splitAtGaps(words, COLUMN_GAP));
  return (
    HEADED_COLUMNS.test(textOf(heading.words)) &&
    columns!.length > 2 &&
    cells!.length === columns!.length &&
    x0 < heading.box.x0 &&
    cells![1]![0]!.box.x0 > heading.box.x0
  );
}

/** Null where a row close below says something else, or there may be more of them elsewhere. */
function countBelow(lines: readonly Line[], heading: Line): number | null {
  let count = 0;
  let above = heading.box;
  let between = Infinity;
  for (const { words, box } of lines.filter((line) => line.box.y0 > heading.box.y1 - 1)) {
    const text = textOf(words);
    const height = Math.max(above.y1 - above.y0, box.y1 - box.y0);
    if (box.y0 - above.y0 > ROW_STEP * height || ELSEWHERE.test(text)) break;
    const step = box.y0 - above.y0;
    // what stands further below than the rows from one another is another list
    if (!isInColumn(words, heading)) {
      if (count > 1 && step > APART * between) break;
      return null;
    }
    between = step;
    above = box;
    // each of them may have its heads again
    if (COLUMNS.test(text)) continue;
    if (!isPerson(text)) break;
    count += 1;
  }
  return count > 0 && count <= MOST_ROWS ? count : null;
}

export const dependantsBelow: Shape = (words: readonly Word[]) => {
  const lines = toLines(words);
  const headings = lines.filter(({ words: line }) =>
    [HEADING, HEADED_COLUMNS].some((heading) => heading.test(textOf(line))),
  );
  const [count, ...others] = headings.flatMap((heading) => countBelow(lines, heading) ?? []);
  // A count of rows does not hang on how well their letters were read.
  return count === undefined || others.length > 0 ? null : { value: { value: count, words: [] } };
};
