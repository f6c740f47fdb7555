/** Pages of statements that show none of their figures: first ones that say whose they are, last ones in small print. */
import { addressBlocks, COLUMN_GAP } from './addressBlocks.ts';
import { mapSheet } from './cells.ts';
import type { FormDefinition } from './formDefinition.ts';
import { foldLetters } from './letters.ts';
import type { Sheet } from './sheet.ts';
import { splitAtGaps, textOf } from './values/runs.ts';

export interface SheetOfForm {
  readonly sheet: Sheet;
  readonly form: FormDefinition | null;
}

/** Pages in their order; one without a form right before the first page of a form that has covers is its cover, where both bear one head; those right behind its pages are their backs. */
export function withCovers<T extends SheetOfForm>(pages: readonly T[]): T[] {
  return pages.map((page, at) => {
    const next = pages[at + 1];
    const isFirst = next && pages.findIndex(({ form }) => form === next.form) === at + 1;
    if (isFirst && !page.form && next.form?.hasCover && isCover(page.sheet, next.sheet))
      return { ...page, form: next.form };
    const before = page.form ? null : pages.slice(0, at).findLast(({ form }) => form)?.form;
    return before?.hasCover ? { ...page, form: before, sheet: { ...page.sheet, isBack: true } } : page;
  });
}

/** It shows a window and says what it is, and what it begins with stands at the top of the next page, too. */
function isCover(sheet: Sheet, next: Sheet): boolean {
  const head = runsIn(sheet)[0] ?? '';
  const isSameHead = head.length >= FEWEST_LETTERS && runsIn(next).slice(0, TOP_RUNS).includes(head);
  const says = sheet.lines.some(({ words }) => /\bstatement\b/i.test(textOf(words)));
  return isSameHead && says && addressBlocks(mapSheet(sheet, [])).length > 0;
}
const FEWEST_LETTERS = 6;
const TOP_RUNS = 6;

const runsIn = ({ lines }: Sheet) =>
  lines.flatMap(({ words }) => splitAtGaps(words, COLUMN_GAP)).map((run) => foldLetters(textOf(run)));
