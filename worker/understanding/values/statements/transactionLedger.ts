/**
 * Balances and sums of a statement by its list of transactions, whatever its words: each amount leads from one balance to the next, and what came in and
 * went out, or both ends, is printed once more. Sums that hold are no chance, and a list that goes on on the next page has none.
 */
import type { Word } from '../../../reading/page.ts';
import { ledgerPrints, SAME_END, type Figure, type LedgerPrint, type LedgerRow } from './ledgerRows.ts';
import { oncePerPage } from '../oncePerPage.ts';
import type { Shape } from '../shape.ts';

interface Ledger {
  /** In cents. */
  readonly start: number;
  readonly end: number;
  readonly moves: readonly Move[];
  /** Where the balances are printed; before the first amount none may be. */
  readonly startWord?: Word;
  readonly endWord: Word;
}

type Move = Figure;

/** So many balances must follow from the ones before them. */
const FEWEST_STEPS = 3;
/** Rows whose balances were misread, or are not printed, between two that follow from each other; of more amounts too many sums would fit. */
const MOST_AHEAD = 6;
const MOST_MOVES = 8;

const ledgerOf = oncePerPage((words: readonly Word[]): Ledger | null => {
  for (const print of ledgerPrints(words)) {
    const ledger = provenIn(print);
    if (ledger) return ledger;
  }
  return null;
});

function provenIn({ rows, others }: LedgerPrint): Ledger | null {
  for (let first = 0; first < rows.length; first++) {
    const chain = rows[first]!.balance ? chainFrom(rows, first) : null;
    if (!chain) continue;
    const above = rows.slice(0, chain.first).concat(rows.slice(chain.last + 1));
    const isSums = (row: LedgerRow) => isRowOfSums(row, rows[chain.last]!, chain.moves);
    if (above.filter((row) => !isSums(row)).some(({ hasDay, moves }) => hasDay && moves.length > 0))
      return null;
    const before = rows[chain.first - 1];
    if (before && isNextRow(before, rows[chain.first]!)) return null;
    const ledger = withFirst(rows.slice(chain.first, first + 1), rows[chain.last]!.balance!, chain.moves);
    return ledger && isWhole(ledger, [...others, ...above.flatMap(amountsOf)]) ? ledger : null;
  }
  return null;
}

/** `08/31/2024  Ending Balance   $2,764.71   -$1,342.18   $23,063.08`: what came in and went out, and the last balance once more. */
function isRowOfSums({ moves, balance }: LedgerRow, last: LedgerRow, all: readonly Move[]): boolean {
  const [into, out] = [sum(all.filter(isIn)), -sum(all.filter(isOut))];
  const [one, other] = moves.map(({ cents }) => Math.abs(cents));
  return moves.length === 2 && balance?.cents === last.balance?.cents && one === into && other === out;
}

/** A row right above the first one, with an amount and a balance, whose day a scan misread: the list begins further up. */
function isNextRow({ moves: [move], balance }: LedgerRow, first: LedgerRow): boolean {
  const [upper, lower] = [balance?.word, first.balance?.word];
  if (!move || upper?.source !== 'ocr' || !lower) return false;
  return lower.box.y0 - upper.box.y0 < NEXT_ROW * (upper.box.y1 - upper.box.y0);
}
/** Heights of print. */
const NEXT_ROW = 3;

const amountsOf = ({ moves, balance }: LedgerRow) =>
  [...moves, ...(balance ? [balance] : [])].map(({ cents }) => Math.abs(cents));

interface Chain {
  /** Its rows; the first ones may lead to its first balance. */
  readonly first: number;
  readonly last: number;
  /** Behind the first balance. */
  readonly moves: readonly Move[];
}

/** The rows whose balances follow from the one in row `start`; null where they are too few. */
function chainFrom(rows: readonly LedgerRow[], start: number): Chain | null {
  const moves: Move[] = [];
  let last = start;
  let steps = 0;
  for (let step = stepFrom(rows, last); step; step = stepFrom(rows, last)) {
    moves.push(...step.moves);
    steps += step.moves.length > 0 ? 1 : 0;
    last = step.to;
  }
  if (steps < FEWEST_STEPS) return null;
  let first = start;
  while (first > 0 && rows[first - 1]!.hasDay && !rows[first - 1]!.balance) first--;
  return { first, last, moves };
}

/** The whole ledger, from before the amounts of its first rows; null where nobody knows whether these came in or went out. */
function withFirst(top: readonly LedgerRow[], closing: Figure, moves: readonly Move[]): Ledger | null {
  const before = signedBefore(
    top.flatMap((row) => row.moves),
    moves,
  );
  const opening = top.at(-1)!.balance!;
  return (
    before && {
      start: opening.cents - sum(before),
      end: closing.cents,
      moves: [...before, ...moves],
      ...(before.length === 0 && { startWord: opening.word }),
      endWord: closing.word,
    }
  );
}

/** The next balance that follows from the one in the row `at`. */
function stepFrom(rows: readonly LedgerRow[], at: number): { to: number; moves: Move[] } | null {
  const from = rows[at]!.balance!.cents;
  for (let to = at + 1; to <= at + MOST_AHEAD && to < rows.length; to++) {
    const { balance } = rows[to]!;
    if (!balance) continue;
    const figures = rows.slice(at + 1, to + 1).flatMap((row) => row.moves);
    const moves = signed(figures, balance.cents - from);
    if (moves) return { to, moves };
  }
  return null;
}

/** The amounts with the signs with which they come to `wanted`; null where none do, or others would bring in another sum. */
function signed(figures: readonly Figure[], wanted: number): Move[] | null {
  if (figures.length > MOST_MOVES) return null;
  let found: Move[] | null = null;
  for (let signs = 0; signs < 2 ** figures.length; signs++) {
    const moves = figures.map(({ cents, isSigned, word }, at) => ({
      word,
      isSigned,
      cents: isSigned && cents < 0 ? cents : signs & (1 << at) ? -Math.abs(cents) : Math.abs(cents),
    }));
    if (sum(moves) !== wanted) continue;
    if (found && sum(found.filter(isIn)) !== sum(moves.filter(isIn))) return null;
    found ??= moves;
  }
  return found;
}

/** The amounts before the first balance, as their columns tell: money that comes in and goes out stands in columns of its own, or one of them has a sign. */
function signedBefore(figures: readonly Figure[], known: readonly Move[]): Move[] | null {
  const moves = figures.map((figure): Move | null => {
    if (figure.isSigned) return figure;
    const alike = known.filter(({ word, isSigned }) => !isSigned && isFlush(word, figure.word));
    const [ins, outs] = [alike.filter(isIn), alike.filter(isOut)];
    if (ins.length > 0 === outs.length > 0) return null;
    return { ...figure, cents: ins.length > 0 ? figure.cents : -figure.cents };
  });
  return moves.every((move) => move !== null) ? moves : null;
}

const isFlush = (one: Word, other: Word) => Math.abs(one.box.x1 - other.box.x1) < SAME_END;

/** Are both sums, or both balances, printed outside the list? A balance before the first amount is the one that the list begins with. */
function isWhole(ledger: Ledger, others: readonly number[]): boolean {
  const [into, out] = [sum(ledger.moves.filter(isIn)), -sum(ledger.moves.filter(isOut))];
  const isPrinted = (cents: number) => others.includes(Math.abs(cents));
  const areSums = [into, out].every((cents) => cents === 0 || isPrinted(cents));
  return areSums || ((ledger.startWord !== undefined || isPrinted(ledger.start)) && isPrinted(ledger.end));
}

const isIn = ({ cents }: Move) => cents > 0;
const isOut = ({ cents }: Move) => cents < 0;
const sum = (moves: readonly Move[]) => moves.reduce((total, { cents }) => total + cents, 0);

const sumOf =
  (isOwn: (move: Move) => boolean): Shape =>
  (words) => {
    const own = ledgerOf(words)?.moves.filter(isOwn) ?? [];
    return own.length === 0
      ? null
      : { value: { value: Math.abs(sum(own)) / 100, words: own.map(({ word }) => word) } };
  };

/** What came in, and what went out. */
export const ledgerIn: Shape = sumOf(isIn);
export const ledgerOut: Shape = sumOf(isOut);

/** The balance before the first transaction; where only the first one's is printed it follows from that. */
export const ledgerStart: Shape = (words) => {
  const ledger = ledgerOf(words);
  const print = ledger && (ledger.startWord ?? ledger.moves[0]?.word);
  return print ? { value: { value: ledger.start / 100, words: [print] } } : null;
};

/** The balance behind the last one. */
export const ledgerEnd: Shape = (words) => {
  const ledger = ledgerOf(words);
  return ledger && { value: { value: ledger.end / 100, words: [ledger.endWord] } };
};
