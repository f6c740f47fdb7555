/**
 * Whose account a bank's site shows: the company in the line above the kind of account, the end of its number in brackets; or on a
 * bookkeeper's print the company between the title and such a line.
 */
import type { Word } from '../../../reading/page.ts';
import { BANK } from '../../parties/bankProduct.ts';
import { toLines } from '../../sheet/sheet.ts';
import { companyName } from '../names/firmNames.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Heights of print between columns. */
const COLUMN_GAP = 1.5;
/** `TOTAL CHK (...4410)`. */
const ACCOUNT = /^\p{L}.*\([.…x*•]+ ?\d{4}\)$/iu;
/** `Business Checking - Prairie Bank ...7718`. */
const TITLED = /\b(?:checking|savings)\b.*[.…x*•]{2,}\s?\d{4}$/i;
/** Opens a list of other companies. */
const isArrow = ({ text }: Word) => /^[▾▼⌄]$/u.test(text);

const firstRun = (line: readonly Word[]) => runsOf(line, COLUMN_GAP)[0] ?? [];

export const nameAboveAccount: Shape = (words, cell) => {
  const runs = toLines(words).map((line) => firstRun(line.words));
  const isTitled = (at: number) => /\bstatement$/i.test(textOf(runs[at - 2] ?? []));
  const at = runs.findIndex(
    (run, line) => ACCOUNT.test(textOf(run)) || (TITLED.test(textOf(run)) && isTitled(line)),
  );
  const name = (runs[at - 1] ?? []).filter((word) => !isArrow(word));
  return BANK.test(textOf(name)) ? null : companyName(name, cell);
};
