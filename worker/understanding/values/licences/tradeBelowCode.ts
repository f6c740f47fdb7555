/** A card of a contractors' board: `CONTRACTORS LICENSE NO. 204418 CLASS CR-39`, and right below it `AIR CONDITIONING AND REFRIGERATION`. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';
import { tradeOfClass } from './tradeOfClass.ts';

/** `CLASS CR-39`, `Classification: B-1`; a scan may misread the word, and hardly so the code behind the number of the licence. */
const ENDS_IN_CODE =
  /(?:\bclass(?:ification)?s?:?|\blicen[cs]e (?:no\.?|number|#):? \S*\d\S* \p{L}{4,6}) (?:[A-Z]{1,3}-\d{1,3}[A-Z]?|[A-Z]\d{2})$/iu;
const isSpelled = ({ text }: Word) => /^\p{Lu}[\p{L}'’&/,-]*$|^(?:and|of|or|&|-)$/u.test(text);
const MOST_WORDS = 6;
/** Heights of print to the next line. */
const NEXT_LINE = 1.5;
/** Points by which twice the middles of two centred lines differ. */
const CENTRED = 24;
const SAME_LEFT = 4;

/** What the class means, alone in the line below its code. */
export const tradeBelowCode: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => line.words);
  const at = lines.findIndex((line) => ENDS_IN_CODE.test(textOf(line)));
  const [line, below] = [lines[at], lines[at + 1]];
  const isMeaning =
    line && below && below.length <= MOST_WORDS && below.every(isSpelled) && isRightBelow(below, line);
  return isMeaning ? tradeOfClass(below, cell) : null;
};

function isRightBelow(below: readonly Word[], line: readonly Word[]): boolean {
  const [a, b] = [line, below].map((words) => around(words.map(({ box }) => box)));
  const isFlush = Math.abs(a!.x0 - b!.x0) < SAME_LEFT || Math.abs(a!.x0 + a!.x1 - b!.x0 - b!.x1) < CENTRED;
  return isFlush && b!.y0 - a!.y1 < NEXT_LINE * (a!.y1 - a!.y0);
}
