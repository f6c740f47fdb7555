/** Four amounts that lead from one balance to the next, in whatever order a bank sets them and whatever it calls some of them. */
import type { Word } from '../../../reading/page.ts';
import { startsWithDay } from '../../locate/headings.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { parseAmount } from '../amounts/amountOf.ts';
import { splitAtGaps, textOf } from '../runs.ts';

/** An amount and what stands beside, above or below it. */
export interface Column {
  readonly text: string;
  readonly amount: Word;
}

/** What a bill adds up, or a lender. */
export const OWED =
  /\b(?:due|owed?|owing|(?<!checks (?:and|&) )charges|purchases|(?<!(?:checks|withdrawals|debits) (?:and|&) )payments?(?! (?:and|&) withdrawals)|invoiced?|bill(?:s|ed)?|rent|loan|principal)\b/i;
const IN = /\b(?:deposit(?:s|ed)?|credits?|additions?|added|in|received|receipts|inflows?|incoming)\b/i;
const OUT =
  /\b(?:withdrawals?|withdrawn|debits?|subtractions?|subtracted|deductions?|spent|out|disbursements|outflows?|outgoing|checks)\b/i;
const BALANCE = /\b(?:bal(?:ance)?|value|position|you (?:had|have|started|began|ended|finished))\b/i;
const BARE = /^\W*(?:beginning|opening|start(?:ing(?: point)?)?|ending(?: point)?|closing|end)\W*$/i;
const FROM =
  /\b(?:beg(?:in(?:ning)?)?|open(?:ing)?|start(?:ing|ed)?|began|initial|prev(?:ious)?|prior|last|old|(?<!carried )forward|fwd|b\/f)\b/i;
const TO =
  /\b(?:end(?:ing|ed)?|clos(?:e|ing)|new|curr(?:ent)?|final|present|this|now|today|finished|have|carried forward|c\/f)\b/i;

type Role = 'first' | 'in' | 'out' | 'last';
const ROLES: readonly Role[] = ['first', 'in', 'out', 'last'];

const isBalance = (text: string) => BALANCE.test(text) || BARE.test(text);

/** Null where the name tells nothing, or two things. */
function roleOf(text: string): Role | null {
  const [one, other, isOne]: [Role, Role, RegExp[]] = isBalance(text)
    ? ['first', 'last', [FROM, TO]]
    : ['in', 'out', [IN, OUT]];
  const [fitsOne, fitsOther] = isOne.map((said) => said.test(text));
  if (fitsOne === fitsOther) return null;
  return fitsOne ? one : other;
}

/** The first of these are as one expects them. Places of the first balance, what came in, what went out and the last balance among four. */
const ORDERS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  // a card shows what is left first, and then what it comes from
  [1, 2, 3, 0],
  [1, 3, 2, 0],
  // both balances in a row, and below them what lies between
  [0, 2, 3, 1],
  [0, 3, 2, 1],
] as const;
const EXPECTED = 2;

/** The four in order, where they add up to the cent and their names speak for it: one of a balance and one of what came or went. */
export function fourNamed(columns: readonly Column[]): (readonly Column[])[] {
  if (columns.length !== ROLES.length || columns.some(({ text }) => OWED.test(text))) return [];
  const roles = columns.map(({ text }) => roleOf(text));
  const isMoveSaid = roles.some((role) => role === 'in' || role === 'out');
  if (!isMoveSaid || !columns.some(({ text }) => isBalance(text))) return [];
  const isRole = (at: number, as: number) => roles[at] === ROLES[as];
  return ORDERS.filter((order, which) => {
    const fits = order.every((at, as) => roles[at] === null || isRole(at, as));
    // balances that bear no name but their days stand where they are expected
    return fits && (which < EXPECTED || (isRole(order[0], 0) && isRole(order[3], 3)));
  })
    .map(([first, added, taken, last]) =>
      fromTo(columns[first]!.amount, columns[added]!.amount, columns[taken]!.amount, columns[last]!.amount),
    )
    .filter(addUp);
}

/** To the cent, for no name says what they are. */
export function addUp(columns: readonly Column[]): boolean {
  const cents = columns.map(({ amount }) => Math.round(Math.abs(parseAmount(amount.text) ?? NaN) * 100));
  const [first, added, taken, last] = cents;
  return added! > 0 && taken! > 0 && first! + added! - taken! === last;
}

export const fromTo = (first: Word, added: Word, taken: Word, last: Word): readonly Column[] => [
  { text: 'opening balance', amount: first },
  { text: 'money in', amount: added },
  { text: 'money out', amount: taken },
  { text: 'closing balance', amount: last },
];

/** Every four named amounts that follow one another, as they are read or in their column, or among what they are made of, beside their names, or above or below them. */
export function foursInOrder(lines: readonly (readonly Word[])[]): (readonly Column[])[] {
  return (['above', 'below'] as const).flatMap((side) => {
    const named = namedAmounts(lines, side);
    const wholes = named.filter(({ text }) => isBalance(text) || /^\W*total\b/i.test(text));
    return [named, ...columnsOf(named), wholes].flatMap((all) =>
      all.flatMap((_, at) => fourNamed(all.slice(at, at + ROLES.length))),
    );
  });
}

/** Amounts of one column end or begin at the same place, give or take so many points. */
const SAME_END = 3;
function columnsOf(named: readonly Column[]): Column[][] {
  const columns: Column[][] = [];
  for (const one of named) {
    const { x0, x1 } = one.amount.box;
    const own = columns.find(
      ([first]) =>
        Math.abs(first!.amount.box.x1 - x1) < SAME_END || Math.abs(first!.amount.box.x0 - x0) < SAME_END,
    );
    if (own) own.push(one);
    else columns.push([one]);
  }
  return columns;
}

const COLUMN_GAP = 2;
/** Lines between a name and its amount, at most. */
const MOST_LINES = 2;

/** Amounts in reading order, each with the name in front of it, or else the nearest one on that side of it. */
function namedAmounts(lines: readonly (readonly Word[])[], side: 'above' | 'below'): readonly Column[] {
  const rows = lines
    .filter((line) => !isOfDay(line))
    .map((line) => splitAtGaps(line, COLUMN_GAP).flatMap(endingInAmounts));
  return rows.flatMap((runs, row) =>
    runs.flatMap((run, at) => {
      const amount = run.at(-1)!;
      if (!endsInAmount(amount.text)) return [];
      const near = rows.slice(row + 1, row + 1 + MOST_LINES);
      const away = side === 'below' ? near : rows.slice(Math.max(0, row - MOST_LINES), row).reverse();
      const names = [run, runs[at - 1], ...away.map((others) => others.find((other) => isLevel(other, run)))];
      const text = names.map(nameIn).find((name) => name !== '');
      return text ? [{ text, amount }] : [];
    }),
  );
}

/** A row of any day is one of many. */
const isOfDay = (line: readonly Word[]) => startsWithDay(line) && !isBalance(textOf(line));

/** `Money in $96.10 Money out $41.00`: two. */
function endingInAmounts(run: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const word of run) {
    const part = parts.at(-1);
    if (part && !endsInAmount(part.at(-1)!.text)) part.push(word);
    else parts.push([word]);
  }
  return parts;
}

/** The words of a run that are no amount. */
function nameIn(run: readonly Word[] | undefined): string {
  const text = textOf((run ?? []).filter((word) => !endsInAmount(word.text)));
  return /\p{L}{2}/u.test(text) ? text : '';
}

/** Does one stand above the other? */
const isLevel = (a: readonly Word[], b: readonly Word[]) =>
  a[0]!.box.x0 < b.at(-1)!.box.x1 && b[0]!.box.x0 < a.at(-1)!.box.x1;
