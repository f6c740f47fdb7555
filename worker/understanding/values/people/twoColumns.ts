/** What a row says of two people, each in a column, whose heads no form's data name: `You | Your spouse`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { date } from '../days/date.ts';
import { coupleName, parsePersonName, spouseName } from '../names/names.ts';
import { text } from '../names/plainWords.ts';
import { splitAtGaps } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Heights of print between the columns. */
const COLUMN_GAP = 2;

/** Both columns of the first line; null where it has one, or more. */
function columnsOf(words: readonly Word[]): readonly [Word[], Word[]] | null {
  const [first, second, ...others] = splitAtGaps(toLines(words)[0]?.words ?? [], COLUMN_GAP);
  return first && second && others.length === 0 ? [first, second] : null;
}

/** Of the first, where the second is of that shape, too. */
const ofFirst =
  (shape: Shape): Shape =>
  (words, cell) => {
    const columns = columnsOf(words);
    return columns && shape(columns[1], cell) ? shape(columns[0], cell) : null;
  };
export const firstOfTwoDays: Shape = ofFirst(date);
export const firstOfTwoTexts: Shape = ofFirst(text);

/** Of the second, where the first is of that shape, too. */
const ofSecond =
  (shape: Shape): Shape =>
  (words, cell) => {
    const columns = columnsOf(words);
    return columns && shape(columns[0], cell) ? shape(columns[1], cell) : null;
  };
export const secondOfTwoDays: Shape = ofSecond(date);
export const secondOfTwoTexts: Shape = ofSecond(text);

const ofBoth =
  (inOneLine: Shape, column: 0 | 1): Shape =>
  (words, cell) => {
    const names = columnsOf(words)?.map(parsePersonName);
    return names?.every((name) => name) ? { value: names[column]! } : inOneLine(words, cell);
  };
/** The first and the second of two people in one line, joined by a word or each in a column. */
export const firstOfCoupleInRow: Shape = ofBoth(coupleName, 0);
export const secondOfCoupleInRow: Shape = ofBoth(spouseName, 1);
