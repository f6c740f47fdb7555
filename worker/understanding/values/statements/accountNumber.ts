/** Numbers of accounts as banks print them: in groups, masked, with a letter or two of the broker's in front. */
import type { Word } from '../../../reading/page.ts';
import { startsWithDay } from '../../locate/headings.ts';
import { toLines } from '../../sheet/sheet.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** `XXXXXX4471`, `**** **** 4471`, `x-4471`, `(…4471)`, `#4471`, `ending in 4471`. */
const MASKED = /^(?:[(#]?\s?(?:x|[x*•·….#]{2,}|[*•·…#])[x*•·….# -]*|ending in |ends in )-?(\d{3,4})\)?$/i;
/** `61-448209-7`, `4402 118 5573`, `7QK-208194`, `Z24-618803`, `A12345678`, `12.3456.789`: groups of figures, at most three letters among the first. */
const OPEN = /^#?[A-Z\d]{1,4}\d*(?:[ .-]\d+)*$/;
/** A telephone's, a person's, a company's, a day, a year. */
const OTHERS =
  /^(?:1[-. ])?[2-9]\d{2}[-. ][2-9]?\d{2}[-. ]\d{4}$|^\d{3}-\d\d-\d{4}$|^\d\d-\d{7}$|^\d{1,2}[-. ]\d{1,2}[-. ](?:19|20)?\d\d$|^(?:19|20)\d\d$|^[A-Z]{2} \d{5}(?:-\d{4})?$/;
const FEWEST_DIGITS = 7;
/** Letters of the longest number, with its mask; and words of its kind and number together. */
const LONGEST = 40;
const MOST_WORDS = 16;

/** The last four digits of what a run of print says, where all of it is the number of an account. */
export function endOfNumber(text: string): string | null {
  if (text.length > LONGEST) return null;
  const masked = MASKED.exec(text)?.[1];
  if (masked) return masked.length === 4 ? masked : null;
  const digits = text.replace(/\D/g, '');
  return OPEN.test(text) && !OTHERS.test(text) && digits.length >= FEWEST_DIGITS ? digits.slice(-4) : null;
}

/** `Everyday Checking`, `Business Checking (main)`, `Checking account:`, `Business Savings -`, `Commercial Transaction`. */
const KIND =
  /^(?!.*\b(?:to|from|into|transfer|card|loan|your|my|linked|overdraft|external|funding)\b)\p{L}[^\d:]{0,40}\b(?:checking|savings|spending|money market|draft|account|(?<=\b(?:commercial|corporate|business) )transaction)(?: \([^)\d]{1,20}\))?(?: account)?\s?(?:[-–—:]|ending in|no\.?|number)?$/iu;
/** Kind of account and number stand so many heights of print apart at least, where no word joins them. */
const COLUMN_GAP = 2;

/** The end of the number beside its kind of account, in a line of its own or in a table whose other columns are amounts; the first one of the page. */
export const numberBesideKind: Shape = (words) => {
  for (const { words: line } of toLines(words)) {
    if (startsWithDay(line)) continue;
    const amounts = line.findIndex(({ text }) => endsInAmount(text));
    const own = amounts < 0 ? line : line.slice(0, amounts).filter(({ text }) => text !== '$');
    const found = besideKind(own) ?? besideKind(splitAtGaps(own, COLUMN_GAP).at(0) ?? []);
    if (found) return { value: found };
  }
  return null;
};

function besideKind(line: readonly Word[]) {
  if (line.length > MOST_WORDS) return null;
  // the shortest name that a number follows to the end
  for (let at = 1; at < line.length; at++) {
    const number = line.slice(at);
    const end = endOfNumber(textOf(number));
    if (end && KIND.test(textOf(line.slice(0, at)))) return { value: end, words: number };
  }
  return null;
}
