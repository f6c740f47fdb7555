/** What came in and what went out, summed over the lines between the opening and the closing balance: where they add up, they prove it. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { columnsAcross, columnsSummed, fourAcross } from './balanceAcross.ts';
import { withCentsJoined } from '../amounts/centsApart.ts';
import { foursInOrder } from './fourNamed.ts';
import { LIKELY } from './balanceNames.ts';
import { laddersOf, laddersStacked, type Rung } from './ladderLines.ts';
import { withLostCents } from '../amounts/lostCents.ts';
import { mendedMoves } from './mendedMoves.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { parseAmount } from '../amounts/amountOf.ts';
import { wholesOf } from './partsOfSums.ts';
import type { Shape } from '../shape.ts';
import { withUnsaidSigns } from './unsaidSigns.ts';

const OUT =
  /\b(?:withdrawals?|withdrawn|subtractions?|deductions?|reductions?|debits?|checks?|fees?|charges?|payments?(?! (?:received|in)\b)|purchases|retiros?|débitos?|cheques?|cargos?|spent|went out|outgoing|outflows?|subtracted|removed|t(?:ook|aken) out|transfers? to|sent|withheld|(?:money|paid|cash|total|funds|transfers?|payments?) out)\b/i;

/** `2 ATM/Debit Deposits:   904.10`, `Debit card credits   12.00`: the last word says which way it went, what stands before it how. */
const ENDS_IN = /\b(?:deposits?|credits?|additions)(?: for)?\P{L}*$/iu;

/** `− What went out`, `Less: checks`. */
const LESS = /^\s*(?:[-−–]\s|less\b|minus\b)/i;
/** What a line adds, in cents: its sign says so, or else its words. `Returned checks $10.00 +` come back. */
function centsOf({ text, amount, sign }: Rung): number {
  const cents = Math.round((parseAmount(withMinus(amount)) ?? NaN) * 100);
  if (sign) return sign === '+' ? cents : -Math.abs(cents);
  if (/^\W*\+/.test(text)) return cents;
  const isTakenOff =
    cents > 0 &&
    (LESS.test(text) || (OUT.test(text) && !ENDS_IN.test(text)) || /[-−–]\s*\$?\s*[\d.,]+$/.test(text));
  return isTakenOff ? -cents : cents;
}

const IN =
  /\b(?:deposits?|credit(?:s|ed)?|interest|dividends?|additions?|added|received|receipts|refunds?|from|in)\b/i;
const isSaid = (rung: Rung): boolean =>
  Boolean(rung.sign) || /^\W*\+/.test(rung.text) || centsOf(rung) < 0 || IN.test(rung.text);

/** `=17,521.10`, `2,658.57=`: a thin minus that a scan made two of; a sum is no balance, to which `=` leads. */
const withMinus = ({ text, source }: Word) => (source === 'ocr' ? text.replace(/^=|=$/, '-') : text);

/** A balance is what it says; only its own sign makes it less than nothing. */
function balanceOf({ amount, sign }: Rung): number {
  const cents = Math.round((parseAmount(amount.text) ?? NaN) * 100);
  return sign && sign !== '+' ? -Math.abs(cents) : cents;
}

interface Ladder {
  readonly rungs: readonly Rung[];
  /** In cents: the first balance, what each line adds, the last balance. */
  readonly cents: readonly number[];
}

type Find = (words: readonly Word[]) => Ladder | null;
const down: Find = oncePerPage(
  (words) =>
    provenOf(laddersOf(words)) ??
    provenOf(laddersOf(withLostCents(words))) ??
    provenOf(laddersOf(toLines(words).flatMap((line) => withCentsJoined(line.words)))) ??
    provenOf(laddersStacked(words)) ??
    exactOf(laddersOf(words, LIKELY)),
);
const across: Find = oncePerPage((words) => {
  const lines = toLines(words).map((line) => line.words);
  const named = columnsAcross(lines);
  return (
    proven(named) ??
    proven(withoutIncluded(named)) ??
    [...columnsSummed(lines), ...fourAcross(lines), ...foursInOrder(lines)]
      .map(proven)
      .find((one) => one !== null) ??
    null
  );
});

/** `CHECKS & OTHER DEBITS   3,686.92` beside `SERVICE CHARGES*   3.00`: included in the debits, where only without them all adds up to the cent. */
function withoutIncluded(rungs: readonly Rung[] | null): readonly Rung[] | null {
  const own = rungs?.filter(({ text }, at) => at === 0 || !CHARGES.test(text)) ?? [];
  return rungs && own.length === rungs.length - 1 && own.length > 2 && areExact(own) ? own : null;
}
const CHARGES = /^\W*(?:(?:total|less) )?(?:service|maintenance|account) (?:charges?|fees?)\W*$/i;

/** Of several accounts the first that money came into or went out of; that of the others rests. */
function provenOf(ladders: readonly (readonly Rung[])[]): Ladder | null {
  const all = ladders.flatMap((rungs) => proven(rungs) ?? provenByWholes(rungs) ?? []);
  return all.find(({ cents }) => cents.slice(1, -1).some((move) => move !== 0)) ?? all[0] ?? null;
}

/** The same of lines whose names prove nothing: no figure of them is taken for a misread one. */
function exactOf(ladders: readonly (readonly Rung[])[]): Ladder | null {
  return provenOf(ladders.filter(areExact));
}

function areExact(rungs: readonly Rung[]): boolean {
  const sum = rungs
    .slice(1, -1)
    .map(centsOf)
    .reduce((all, move) => all + move, balanceOf(rungs[0]!));
  return sum === balanceOf(rungs.at(-1)!);
}

/** The ladder whose lines lead from the one balance to the other; null where they do not. */
function proven(rungs: readonly Rung[] | null): Ladder | null {
  if (!rungs) return null;
  const read = rungs.slice(1, -1);
  const [first, stated] = [balanceOf(rungs[0]!), balanceOf(rungs.at(-1)!)];
  const all = read.map(centsOf);
  const reached = all.reduce((sum, move) => sum + move, first);
  const last = hasLostSign(rungs.at(-1)!, stated, reached) ? reached : stated;
  const lacking = last - reached;
  const print = read.map(({ amount }) => amount);
  const asSaid = read.map((rung, at) => ({ cents: all[at]!, isSaid: isSaid(rung) }));
  const moves =
    lacking === 0 ? all : (withUnsaidSigns(asSaid, reached, last) ?? mendedMoves(all, print, lacking));
  return moves && { rungs, cents: [first, ...moves, last] };
}

/** The same where some lines only say what another is made of. */
function provenByWholes(rungs: readonly Rung[]): Ladder | null {
  const moves = rungs.slice(1, -1);
  const { above, below } = wholesOf(moves.map(centsOf));
  const shorter = [above, below].filter((kept) => kept.length < moves.length);
  const ladders = shorter.map((kept) => proven([rungs[0]!, ...kept.map((at) => moves[at]!), rungs.at(-1)!]));
  return ladders.find((ladder) => ladder !== null) ?? null;
}

/** `$286.53 -`, whose thin sign a scan lost: just as much is overdrawn by what came in and went out. */
const hasLostSign = ({ amount }: Rung, stated: number, reached: number) =>
  amount.source === 'ocr' && reached < 0 && stated === -reached;

const sumOf =
  (find: Find, isOwn: (cents: number) => boolean, named?: RegExp): Shape =>
  (words) => {
    const ladder = find(words);
    if (!ladder) return null;
    const moves = ladder.cents.slice(1, -1);
    const own = ladder.rungs.slice(1, -1).filter((_, at) => isOwn(moves[at]!));
    const sum = moves.filter(isOwn).reduce((total, move) => total + move, 0);
    const isNamed = !named || own.some(({ text }) => named.test(text));
    return sum === 0 || !isNamed
      ? null
      : { value: { value: Math.abs(sum) / 100, words: own.map(({ amount }) => amount) } };
  };

const isIn = (cents: number) => cents > 0;
const isOut = (cents: number) => cents < 0;
export const ladderIn: Shape = sumOf(down, isIn);
export const ladderOut: Shape = sumOf(down, isOut);
/** The same of a summary in one row. */
export const acrossIn: Shape = sumOf(across, isIn);
export const acrossOut: Shape = sumOf(across, isOut);
/** The same where a column holds what the others of its side do not, or stands behind that of their number: `TOTAL AMT CREDITS`. */
const APART = /\bother\b|\btotal am(?:oun)?t\b/i;
export const acrossOtherIn: Shape = sumOf(across, isIn, APART);
export const acrossOtherOut: Shape = sumOf(across, isOut, APART);

const endOf =
  (find: Find, which: 0 | -1): Shape =>
  (words) => {
    const ladder = find(words);
    return ladder
      ? { value: { value: ladder.cents.at(which)! / 100, words: [ladder.rungs.at(which)!.amount] } }
      : null;
  };

/** The balances it leads from and to. */
export const ladderStart: Shape = endOf(down, 0);
export const ladderEnd: Shape = endOf(down, -1);
export const acrossStart: Shape = endOf(across, 0);
export const acrossEnd: Shape = endOf(across, -1);
