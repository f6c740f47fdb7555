/** Accounts by their kind, with the end of their number: `Everyday Checking ...4410`, `SHARE ID 0070`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { balanceRows } from './balanceRows.ts';
import { KIND } from './endBelowKind.ts';
import { columnBelow } from '../amounts/columnBelow.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** A number after the kind of account, masked, or told to be one, or too long for anything else. */
const NUMBERED = new RegExp(
  `${KIND}.{0,40}?(?:[.…·]{2,}|[x*•#]{2,}|•|\\(x|\\bx(?=\\d{4}\\b)|(?<=\\s)\\*(?=\\d{4}(?:\\s|$))|\\bending (?:in|with)|\\bno\\.? ending|\\baccount (?:number|no\\.?|#):?|\\bacct\\.?(?: (?:number|no\\.?|#))?:?|\\s-)\\s?-?[x*•·#\\d]*?(\\d{4})(?![\\d,.-]*\\d| \\d{1,6}(?: |$))`,
  'i',
);
const LONG = new RegExp(
  `${KIND}\\s(?:(?:account:?\\s)?[^\\d\\s]{0,2}\\s?\\d{4,12}|account:?\\s\\d{3,}-)(\\d{4})(?![\\d,.-]*\\d)`,
  'i',
);
/** `TOTAL CHK (...4410)`, as a site has it. */
const ON_SITE = /\bchk(?:g|ing)? \([.…x*•]+ ?(\d{4})\)/i;
/** `Business Interest Checking 55-118-7709`: groups that are no telephone's. */
const GROUPED = new RegExp(
  `${KIND}\\s(?:account\\s)?(?![2-9]\\d{2}-[2-9]\\d{2}-\\d{4})(?:\\d{1,6}-){1,3}\\d{0,3}(\\d{4})(?![\\d,.-]*\\d)`,
  'i',
);
/** `Basic Business Checking 1853 447 291`, `Basic Checking: 1853 447 291`: groups at the end of a line, no telephone's. */
const SPACED = new RegExp(
  `${KIND}:?\\s(?![2-9]\\d{2} [2-9]\\d{2} \\d{4}$)(\\d{3,6}(?: \\d{2,6}){1,3})$`,
  'i',
);
/** `Private Checking, account number 44 19 0871`, `Statement Savings, account number 00-4471-9026`: groups that are told to be a number. */
const TOLD_SPACED = new RegExp(
  `${KIND}.{0,20}?\\baccount (?:number|no\\.?|#):? (\\d{1,6}(?:[ -]\\d{1,6}){1,3})(?![\\d,./-]*\\d)(?! \\d)`,
  'i',
);
/** `Operating account ··5540`, `Account •••• 0093`, `Account xxxxx-7716`; not whose money goes there. */
const MASKED_BEHIND =
  /(?:^your |(?<!\b(?:to|from|into|transfer|your) (?:\p{L}+ )?))\baccount\s?(?:(?:number|no\.?|#)\s?)?[x*•·…]{2,}-?\s?(\d{4})(?![\d,.-]*\d)/iu;
/** `Everyday account 9914`. */
const CALLED =
  /\b(?:everyday|personal|business|joint|current|checking|savings|spend|spending|cash|main) account (\d{4})(?![\d,.-]*\d)/i;
/** Credit unions number the shares of a member: `SHARE ID 0070`, `SAVINGS ID 0001`. */
const SHARE = new RegExp(`(?:\\bshare|${KIND}) (?:id|suffix)\\W{0,2}(\\d{2,4})\\b`, 'i');
/** `ID 0075 FREE CHECKING`, `08/01 ID 0010 HOLIDAY CLUB`, `SUFFIX 050 MICRO DRAFT`: the same, the kind of account behind the number. */
const NUMBER_FIRST = new RegExp(
  `^(?:\\d{1,2}/\\d{1,2}(?:/\\d{2,4})? )?\\W*(?:id|suffix)\\W{0,2}(\\d{2,4})\\b.{0,30}(?:${KIND}|\\b(?:shares?|club|draft)\\b)`,
  'i',
);

function accountsOf(words: readonly Word[]): Map<string, readonly Word[]> {
  const found = new Map<string, readonly Word[]>();
  for (const line of toLines(words)) {
    const text = textOf(line.words.map(withDots));
    const number = [
      TOLD_SPACED,
      NUMBERED,
      ON_SITE,
      LONG,
      GROUPED,
      SPACED,
      CALLED,
      MASKED_BEHIND,
      SHARE,
      NUMBER_FIRST,
    ].flatMap((named) => named.exec(text)?.[1] ?? [])[0];
    const end = number?.replace(/[ -]/g, '').slice(-4);
    if (end && !found.has(end)) found.set(end, line.words);
  }
  return found;
}

/** `account eeee 7750`: what a scan makes of the dots that mask a number. */
const withDots = (word: Word): Word =>
  word.source === 'ocr' && /^(?:e{3,6}|o{3,6}|c{3,6}|®{2,6})$/.test(word.text)
    ? { ...word, text: '••••' }
    : word;

/** The last four digits of the first account that the print names with its kind. */
export const namedAccountEnd: Shape = (words) => {
  const [first] = accountsOf(words);
  // the number of a share is that of an account only together with its member's
  if (!first || isShare(first) || first[0].length !== 4) return null;
  const [end, line] = first;
  // how surely the kind of account was read says nothing of the number
  const number = line.filter(({ text }) => text.replace(/\W+$/, '').endsWith(end));
  return { value: { value: end, words: number.length > 0 ? number : line } };
};

const isShare = ([, line]: readonly [string, readonly Word[]]) =>
  [SHARE, NUMBER_FIRST].some((named) => named.test(textOf(line)));

/** `XXXXXX-441-0`, `****-****-7705`; the number of a person is masked in groups of three and two. */
const MASKED = /^[x*•#]{3,}[-x*•#\d]*\d[-\d]*$/i;
/** `Ending in 0629` below what the account is called. */
const ENDING = /^(?:account )?end(?:ing|s) (?:in|with) \d{4}$/i;
const PERSONS = /^[x*•#\d]{3}-[x*•#\d]{2}-\d{4}$/i;

/** The end of a masked number that stands alone, where no other one does: accounts are masked, telephones are not. */
export const maskedEnd: Shape = (words) => {
  const runs = runsOf(words, 1).filter(
    (run) => ENDING.test(textOf(run)) || (run.length === 1 && MASKED.test(run[0]!.text)),
  );
  const ends = new Map(runs.map((run) => [textOf(run).replace(/\D/g, '').slice(-4), run]));
  const [[end, run] = []] = ends;
  const isAccount = ends.size === 1 && end!.length === 4 && !PERSONS.test(run![0]!.text);
  return isAccount ? { value: { value: end!, words: run! } } : null;
};

/** How many accounts the print names; null where it is not more than one. */
export const namedAccounts: Shape = (words) => {
  const lines = toLines(words).map((line) => line.words);
  const all = [...accountsOf(words)];
  const shares = all.filter(isShare);
  // beside its shares a member has a number, too
  const named = new Map([...(shares.length > 1 ? shares : all), ...listedAccounts(lines)]);
  const found = named.size > 1 ? [...named.values()] : balanceRows(lines);
  return found.length > 1 ? { value: { value: found.length, words: found.flat() } } : null;
};

const HEADING = /^(?:account|acct)\.? (?:number|no\.?|nbr|#)$/i;
const END = /^[x*•#.\d-]*(\d{4})$/i;

/** A table's column of account numbers: below its heading one in each row, or in all but one that a heading or name wraps into. */
function listedAccounts(lines: readonly (readonly Word[])[]): [string, readonly Word[]][] {
  return columnBelow(lines, isHeading, (cell) => endOf(cell) !== undefined).map(({ cell }) => [
    endOf(cell)!,
    cell,
  ]);
}
const endOf = (cell: readonly Word[]) => END.exec(cell.map(({ text }) => text).join(''))?.[1];
const isHeading = (run: readonly Word[]) => HEADING.test(textOf(run));
