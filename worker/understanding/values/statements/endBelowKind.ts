/** The number of an account that stands below its kind: `Access Checking`, and below it `7710441908`. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';
import { endOfNumber } from './accountNumber.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** What kind of account it is; not `Transfer from checking ...0031`, where money came from or went to. */
export const KIND =
  '(?<!\\b(?:to|from|into) (?:[a-z]+ ){0,2})\\b(?:checking|savings|spending|money market|share draft|certificate)\\b';
/** `Access Checking`, `Reserve Demand Account` above a number that is all of its run. */
const OF_KIND = new RegExp(
  `^[^\\d]{0,40}${KIND}(?: account)?$|^(?!your |my )\\p{L}[^\\d:]{0,40} account$`,
  'iu',
);
/** Too long for a member's or a branch's number, and no telephone's groups. */
const BARE = /^\d{8,14}$/;
/** `No. 70-441-9058`. */
const TOLD = /^No\. (?=(?:-?\d){8,14}$)[\d-]+$/;
/** `140455-387-6`: groups that are neither a telephone's nor a person's number. */
const DASHED = /^(?=(?:-?\d){8,14}$)(?!(?:1-)?\d{3}-\d{3}-\d{4}$|\d{3}-\d\d-\d{4}$|\d\d-\d{7}$)\d+(?:-\d+)+$/;
/** `x-2290`, `•2290`. */
const MASKED_ONCE = /^[x*•·…]+-?\d{4}$/i;
const NUMBERS = [BARE, DASHED, TOLD, MASKED_ONCE];
const toBox = (run: readonly Word[]) => around(run.map(({ box }) => box));
/** Heights of print between a line and the next one. */
const LINE_GAP = 1.5;
/** Points by which what begins below another may be off. */
const FLUSH = 3;

/** `No. 880 - 15 - 3367`: a scan sets dashes apart. */
const withoutSpaces = (run: readonly Word[]) => textOf(run).replace(/(?<=\d) ?- ?(?=\d)/g, '-');

/** `No. ****-****-7705`, `(Number: xxxx7705)`: what says that it is a number is no part of it. */
const numberIn = (run: readonly Word[]) =>
  textOf(run)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^(?:no\.?|nbr\.?|number|#):? (?=[x*•·…#]{2})/i, '');

/** The end of the number that stands below its kind of account, where only one does. */
export const endBelowKind: Shape = (words) => {
  const runs = runsOf(words, 1);
  const kinds = runs.filter((run) => OF_KIND.test(textOf(run))).map(toBox);
  const numbers = runs.filter((run) => {
    const { x0, x1, y0, y1 } = toBox(run);
    const isBelow = kinds.some(
      (kind) =>
        (Math.abs(kind.x0 - x0) < FLUSH || Math.abs(kind.x1 - x1) < FLUSH) &&
        kind.y0 < y0 &&
        y0 - kind.y1 < LINE_GAP * (y1 - y0),
    );
    return (
      isBelow && (NUMBERS.some((one) => one.test(withoutSpaces(run))) || endOfNumber(numberIn(run)) !== null)
    );
  });
  const ends = new Set(numbers.map((run) => textOf(run).replace(/\D/g, '').slice(-4)));
  return ends.size === 1 ? { value: { value: [...ends][0]!, words: numbers[0]! } } : null;
};
