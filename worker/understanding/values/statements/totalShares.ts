/** What all shares of a member of a credit union came to, in the last row of a table of them: `Total Shares   2,134.57   2,856.66   1,103.33   3,887.90`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { addUp, fromTo } from './fourNamed.ts';
import { parseAmount } from '../amounts/amountOf.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const TOTAL =
  /^totals? (?:(?:for |of )?(?:all |your )*)?(?:shares?|share accounts|shares? (?:and|&) [a-z]+)\b/i;
/** Each share has a row above, of as many amounts: of one share its own row says as much. */
const FEWEST_SHARES = 2;

const amountsOf = (line: readonly Word[]) => line.filter(({ text }) => endsInAmount(text));

/** The four amounts of the row, from the first balance to the last; null where they do not add up. */
const sumsIn = oncePerPage((words: readonly Word[]): readonly Word[] | null => {
  const lines = toLines(words).map((line) => line.words);
  const at = lines.findIndex((line) => TOTAL.test(textOf(line)));
  const row = amountsOf(lines[at] ?? []);
  const shares = lines.slice(0, Math.max(at, 0)).filter((line) => amountsOf(line).length === row.length);
  const [first, one, other, last] = row;
  if (row.length !== 4 || shares.length < FEWEST_SHARES) return null;
  const orders = [fromTo(first!, one!, other!, last!), fromTo(first!, other!, one!, last!)];
  return orders.find(addUp)?.map(({ amount }) => amount) ?? null;
});

const sum =
  (at: number): Shape =>
  (words) => {
    const word = sumsIn(words)?.[at];
    const cents = Math.round(Math.abs(parseAmount(word?.text ?? '') ?? NaN) * 100);
    return word ? { value: { value: cents / 100, words: [word] } } : null;
  };

export const sharesStart = sum(0);
export const sharesIn = sum(1);
export const sharesOut = sum(2);
export const sharesEnd = sum(3);
