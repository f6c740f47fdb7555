/** Pages of statements that show none of their figures: first ones that say whose they are, last ones in small print. */
import type { Word } from '../../reading/page.ts';
import { addressBlocks, COLUMN_GAP } from '../parties/addressBlocks.ts';
import { mapSheet } from '../locate/cells.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { foldLetters } from '../sheet/letters.ts';
import { around, toLines, type Line, type Sheet } from '../sheet/sheet.ts';
import { endOfNumber } from '../values/statements/accountNumber.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { firstDate, lastDate } from '../values/days/period.ts';
import { splitAtGaps, textOf } from '../values/runs.ts';

export interface SheetOfForm {
  readonly sheet: Sheet;
  readonly form: FormDefinition | null;
}

/**
 * Pages in their order; one without a form right before the first page of a form that has covers is its cover, where both bear one head or the next
 * page the name in its window, and stands in front of it, where both bear one number or tell one period; those behind its pages are their backs.
 */
export function withCovers<T extends SheetOfForm>(pages: readonly T[]): T[] {
  return pages.map((page, at) => {
    const next = behind(pages, at);
    const isFirst = next && pages.find(({ form }) => form === next.form) === next;
    if (isFirst && !page.form && next.form?.hasCover && showsWindow(page.sheet)) {
      const isWhole = isSameHead(page.sheet, next.sheet) || isSameHolder(page.sheet, next.sheet);
      if (isWhole && !listsAccounts(page.sheet)) return { ...page, form: next.form };
      if (isWhole || isSameNumber(page.sheet, next.sheet) || isSamePeriod(page.sheet, next.sheet))
        return { ...page, form: next.form, sheet: { ...page.sheet, beside: 'front' } };
    }
    const before = page.form ? null : pages.slice(0, at).findLast(({ form }) => form)?.form;
    return before?.hasCover ? { ...page, form: before, sheet: { ...page.sheet, beside: 'back' } } : page;
  });
}

/** The next page, or the one behind it where that is small print on the cover's back: without a form, and without a window of its own. */
function behind<T extends SheetOfForm>(pages: readonly T[], at: number): T | undefined {
  const [next, second] = pages.slice(at + 1);
  const isBack = next && second?.form && !next.form && addressBlocks(mapSheet(next.sheet, [])).length === 0;
  return isBack ? second : next;
}

/** `Everyday Banking   3382 0071 4410   $1,000.00   Page 3` and `Regular Savings ...` below it: figures of which none is that of the next page's account. */
const listsAccounts = ({ lines }: Sheet) =>
  lines.filter(
    ({ words }) =>
      words.some(({ text }) => endsInAmount(text)) &&
      splitAtGaps(words, COLUMN_GAP).some((run) => endOfNumber(textOf(run)) !== null),
  ).length > 1;

/** It shows a window and says what it is. */
const showsWindow = (sheet: Sheet) =>
  sheet.lines.some(({ words }) => /\bstatement\b/i.test(textOf(words))) &&
  addressBlocks(mapSheet(sheet, [])).length > 0;

/** What it begins with stands at the top of the next page, too. */
function isSameHead(sheet: Sheet, next: Sheet): boolean {
  const head = runsIn(sheet)[0] ?? '';
  return head.length >= FEWEST_LETTERS && runsIn(next).slice(0, TOP_RUNS).includes(head);
}
const FEWEST_LETTERS = 6;

/** `Page 2 of 4     Orla M. Finnegan`: whose window it is stands at the top of the next page; one with a window of its own is a letter of its own. */
function isSameHolder(sheet: Sheet, next: Sheet): boolean {
  if (addressBlocks(mapSheet(next, [])).length > 0) return false;
  const names = addressBlocks(mapSheet(sheet, [])).map((block) =>
    foldLetters(textOf(toLines(block)[0]!.words)),
  );
  return runsIn(next)
    .slice(0, TOP_RUNS)
    .some((run) => run.length >= FEWEST_LETTERS && names.includes(run));
}
const TOP_RUNS = 6;

/** The number of an account or a member, which may be masked, stands at the top of both. */
function isSameNumber(sheet: Sheet, next: Sheet): boolean {
  const numbers = numbersAtTop(next);
  return numbersAtTop(sheet).some((number) => numbers.includes(number));
}
const numbersAtTop = ({ lines }: Sheet) =>
  lines
    .slice(0, TOP_LINES)
    .flatMap(({ words }) => words.map(({ text }) => text))
    .filter((text) => /^(?:[x*•#]{2,}-?\d{4}|\d{6,})$/i.test(text));
const TOP_LINES = 4;

/** `Dec 1 - Dec 31, 2024` stands at the top of both, and the next page shows no window of its own. */
function isSamePeriod(sheet: Sheet, next: Sheet): boolean {
  const periods = next.lines.slice(0, TOP_LINES).flatMap(periodsIn);
  return (
    periods.length > 0 &&
    addressBlocks(mapSheet(next, [])).length === 0 &&
    sheet.lines.some((line) => periodsIn(line).some((period) => periods.includes(period)))
  );
}
const periodsIn = ({ words }: Line) =>
  splitAtGaps(words, COLUMN_GAP).flatMap((run) => {
    const ends = [firstDate, lastDate].map(
      (day) => day(run, around(run.map(({ box }) => box)))?.value?.value,
    );
    return ends.every(Boolean) ? [ends.join()] : [];
  });

/** The number of the page may stand behind the head. */
const PAGE = / page \d+(?: of \d+)?$/i;
const runsIn = ({ lines }: Sheet) =>
  lines
    .flatMap(({ words }) => splitAtGaps(words, COLUMN_GAP).flatMap(splitAtBars))
    .map((run) => foldLetters(textOf(run).replace(PAGE, '')));

/** `ORLA M FINNEGAN ! Account # 4471 ! March 2024`: bars drawn between what stands in one line, which some fonts call another sign. */
function splitAtBars(run: readonly Word[]): (readonly Word[])[] {
  const bar = run.findIndex(({ text }) => /^[|!]$/.test(text));
  return bar < 0 ? [run] : [run.slice(0, bar), ...splitAtBars(run.slice(bar + 1))];
}
