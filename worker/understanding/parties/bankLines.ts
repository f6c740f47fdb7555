/** The lines of a bank's name that is printed over two or three. */
import type { Word } from '../../reading/page.ts';
import { isOfProduct } from './bankProduct.ts';
import { withLettersJoined } from './bankMarks.ts';
import { isSentence } from './isSentence.ts';
import { around, type Line } from '../sheet/sheet.ts';
import { splitAtGaps, textOf } from '../values/runs.ts';

/** How high the highest of its letters are. */
export const highOf = (words: readonly Word[]) => Math.max(...words.map(({ box }) => box.y1 - box.y0));

/** `Farmers & Merchants` above `Bank of Ripon`, `Ripon National Bank` above `& Trust Company`: one name in letters of one size. */
export function inTwoLines(
  own: readonly Word[],
  head: readonly Word[],
  runs: readonly Word[][],
  print: readonly Line[],
): readonly Word[] {
  const above = runs.findLast(
    (run) => run.includes(head[0]!) && (isRightAbove(run, own) || isLargeAboveKind(run, own)),
  );
  const below = runs.find(
    (run) =>
      !own.includes(run[0]!) &&
      GOES_ON.test(run[0]!.text) &&
      (isRightAbove(own, run) || (isClose(own, run) && ENDS_SMALL.test(textOf(run)))),
  );
  if (below && below.length <= MOST_WORDS && !isSentence(below)) return [...own, ...below];
  const mark = runs.find((run) => isMarkOf(run, own, print));
  if (mark) return [...mark, ...own];
  return above && BEGINS.test(textOf(own)) && isCapital(above) && !above.some(({ text }) => isOfProduct(text))
    ? [...above, ...own]
    : own;
}
const MOST_WORDS = 5;
const GOES_ON = /^(?:of|&|and)$/i;
/** The end of a name that is printed smaller below it. */
const ENDS_SMALL = /^(?:&|and) (?:trust|savings|loan)(?: (?:company|co\.?|association|n\.a\.))?$/i;
/** Where a name begins so, it may be the end of one: `Bank of Ripon`, `National Bank`. */
const BEGINS =
  /^(?:(?:national|state|savings|federal|community|trust|commercial|business) )?(?:bank|credit union|federal savings)\b/i;
/** `GRANITE STATE` in large letters above `BUSINESS BANK` in smaller ones, which alone is no name. */
const isLargeAboveKind = (mark: readonly Word[], own: readonly Word[]) =>
  /^(?:business|commercial) bank$/i.test(textOf(own)) &&
  mark.length < MOST_WORDS &&
  highOf(mark) > highOf(own) &&
  isClose(mark, own);
const isCapital = (run: readonly Word[]) => run.every(({ text }) => /^[\p{Lu}&]/u.test(text));

/**
 * `GULFSTREAM` in large print above `BANK OF THE SOUTH`, and somewhere below them `write us at Gulfstream Bank of the South`. A line without letters,
 * `888-555-0144` above `Gulfstream Bank`, adds nothing that the print below could tell.
 */
function isMarkOf(mark: readonly Word[], own: readonly Word[], print: readonly Line[]): boolean {
  const whole = lettersOf([...mark, ...own]);
  return (
    lettersOf(mark) !== '' &&
    isClose(mark, own) &&
    print.some(({ words }) => lettersOf(words).includes(whole))
  );
}
const lettersOf = (run: readonly Word[]) =>
  textOf(run)
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** `Cotter Hollow` above `B A N K` or `Bank & Trust`, in smaller letters or set apart: what kind of bank it is, without which no line says so. */
export function withKindBelow(mark: readonly Word[], runs: readonly Word[][]): readonly Word[] {
  if (mark.length === 0 || isSentence(mark)) return mark;
  // the bank's phone may stand close beside it
  const below = runs
    .flatMap((run) => [run, splitAtGaps(run, WORD_GAP)[0]!])
    .filter((run) => !mark.includes(run[0]!) && isClose(mark, run))
    .map(withLettersJoined)
    .find((run) => KIND_BELOW.test(textOf(run)));
  return below ? [...mark, ...below] : mark;
}
/** Heights of print. */
const WORD_GAP = 1;
const KIND_BELOW =
  /^(?:(?:national|state|savings|community|private|commercial) )?bank(?:(?: &| and) trust(?: (?:company|co\.?))?)?(?:,? (?:n\.?a\.?|fsb|ssb))?$|^trust (?:company|co\.)(?:,? n\.?a\.?)?$|^(?:(?:federal|community) )?credit union$/i;

/** Does the lower run stand in the next line, in letters as high, beginning or centred where the upper one does? */
export function isRightAbove(upper: readonly Word[], lower: readonly Word[]): boolean {
  const [high, low] = [highOf(upper), highOf(lower)];
  return isClose(upper, lower) && Math.min(high, low) > ALIKE * Math.max(high, low);
}

/** Does one run begin or have its middle where the other has, right above it? */
export function isClose(upper: readonly Word[], lower: readonly Word[]): boolean {
  const [a, b] = [around(upper.map(({ box }) => box)), around(lower.map(({ box }) => box))];
  const areAligned = Math.abs(a.x0 - b.x0) < SAME_LEFT || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2 < SAME_LEFT;
  return areAligned && b.y0 > (a.y0 + a.y1) / 2 && b.y0 - a.y1 < Math.max(highOf(upper), highOf(lower));
}
/** Of two lines one may have no letter that hangs below it. */
const ALIKE = 0.75;

/** `Tide`, `Teachers Credit`, `Union` in letters of one size, as a narrow panel breaks a name; none where they do not end with what it is. */
export function inManyLines(head: readonly Word[], runs: readonly Word[][]): readonly Word[] {
  let [name, last]: (readonly Word[])[] = [head, head];
  for (let count = 1; last && count < MOST_LINES; count++) {
    const above = last;
    // `MEMBERS BANK` below `WELCOME BACK` is a name by itself
    last = runs.find((run) => isRightAbove(above, run) && isCapital(run) && !ENDS.test(textOf(run)));
    name = [...name!, ...(last ?? [])];
    if (last && ENDS.test(textOf(name)) && isCapital(name)) return name;
  }
  return [];
}
const ENDS = /\w (?:bank|credit union)$/i;

/** `PRAIRIE` above `STATES`: a trade mark of two words, neither of which says that it is a bank. */
export function markInTwoLines(head: readonly Word[], runs: readonly Word[][]): readonly Word[] {
  const below = isOneOfMark(head) && runs.find((run) => isOneOfMark(run) && isRightAbove(head, run));
  return below ? [...head, ...below] : head;
}
const isOneOfMark = (run: readonly Word[]) =>
  run.length === 1 && /^\p{Lu}{3,}$/u.test(run[0]!.text) && !isOfProduct(run[0]!.text);

/**
 * `NAVY`, `FEDERAL`, `Credit Union`, each on a line of its own, the first of which may be drawn large: the lines above the last one;
 * none where there are none. A scan may have lost a picture that the upper line begins with. What stands behind the last of them in its `line` is no part of the name.
 */
export function stacked(last: readonly Word[], runs: readonly Word[][], line = last): Word[] {
  const name = [[...last]];
  for (const run of runs.toReversed()) {
    const [{ x0, x1, y0, y1 }, above] = [
      around((name.length > 1 ? name[0]! : line).map(({ box }) => box)),
      around(run.map(({ box }) => box)),
    ];
    const isAbove = above.y1 < (y0 + y1) / 2 && y0 - above.y1 < Math.max(y1 - y0, above.y1 - above.y0);
    const isCentred = Math.abs(above.x0 + above.x1 - x0 - x1) / 2 < SAME_LEFT;
    const isBehindPicture =
      run.every(({ source }) => source === 'ocr') &&
      above.x0 > x0 &&
      above.x0 - x0 < PICTURE * (above.y1 - above.y0);
    if (isAbove && (isCentred || isBehindPicture || Math.abs(above.x0 - x0) < SAME_LEFT)) name.unshift(run);
  }
  return name.length > 1 && name.length <= MOST_LINES ? name.flat() : [];
}
const SAME_LEFT = 5;
const MOST_LINES = 3;
/** Heights of print that a picture is wide. */
const PICTURE = 2;
