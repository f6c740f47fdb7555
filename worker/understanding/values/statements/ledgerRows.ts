/** The list of transactions on a statement: rows of an amount and the balance it leads to, whatever their columns are called. */
import type { Word } from '../../../reading/page.ts';
import { startsWithDay } from '../../locate/headings.ts';
import { toLines } from '../../sheet/sheet.ts';
import { daysBehindPrint, partsOf } from './besideLedger.ts';
import { withCentsJoined } from '../amounts/centsApart.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { parseAmount } from '../amounts/amountOf.ts';
import { textOf } from '../runs.ts';

export interface Figure {
  /** With the sign that is printed. */
  readonly cents: number;
  readonly isSigned: boolean;
  readonly word: Word;
}

export interface LedgerRow {
  readonly moves: readonly Figure[];
  /** Absent where only the last row of a day names it. */
  readonly balance?: Figure | undefined;
  /** A row of a list begins with its day. */
  readonly hasDay: boolean;
}

/** The rows of a list from top to bottom, and the amounts of all other lines. */
export interface LedgerPrint {
  readonly rows: readonly LedgerRow[];
  readonly others: readonly number[];
}

/** Amounts of one column end at the same place, give or take so many points. */
export const SAME_END = 6;
const FEWEST_ROWS = 4;
/** No page for people has more; a file may be made to hold thousands. */
const MOST_ROWS = 400;
/** Share of their height: figures of one amount stand closer, `2, 138.04`. */
const TORN = 0.7;

/** The lists whose balances may stand in one of the columns of amounts, from right to left: right of them a summary has its own. */
export function ledgerPrints(words: readonly Word[]): LedgerPrint[] {
  const lines = toLines(words).map((line) => line.words);
  if (lines.filter((line) => line.some(({ text }) => endsInAmount(text))).length > MOST_ROWS) return [];
  const left = daysBehindPrint(lines, FEWEST_ROWS);
  return balanceColumns(lines).map((column) => printOf(lines, left, column));
}

/** Where columns end that have amounts enough. */
function balanceColumns(lines: readonly (readonly Word[])[]): number[] {
  const ends = lines.flatMap((line) => figuresIn(line).map(({ word }) => word.box.x1)).sort((a, b) => b - a);
  return ends
    .filter((end, at) => end - (ends[at + FEWEST_ROWS - 1] ?? -Infinity) < SAME_END)
    .reduce<number[]>(
      (all, end) => (all.length > 0 && all.at(-1)! - end < SAME_END ? all : [...all, end]),
      [],
    )
    .slice(0, MOST_COLUMNS);
}
/** Balances stand in the last column of a list; beside it another list may have two. */
const MOST_COLUMNS = 3;

function printOf(lines: readonly (readonly Word[])[], left: number | null, column: number): LedgerPrint {
  const rows: LedgerRow[] = [];
  const others: number[] = [];
  for (const line of lines) {
    const { own, beside } = partsOf(line, left, column);
    others.push(...beside.flatMap(figuresIn).map(({ cents }) => Math.abs(cents)));
    const figures = figuresIn(own);
    const last = figures.at(-1);
    const hasDay = startsWithDay(own);
    const hasBalance = last !== undefined && Math.abs(last.word.box.x1 - column) < SAME_END;
    if (!last || TOTAL.test(textOf(own)) || endsSentence(last.word) || !(hasBalance || hasDay))
      others.push(...figures.map(({ cents }) => Math.abs(cents)));
    else if (hasBalance) rows.push({ moves: figures.slice(0, -1).filter(isMove), balance: last, hasDay });
    else rows.push({ moves: figures.filter(isMove), hasDay });
  }
  return { rows, others };
}

const isMove = ({ cents }: Figure) => cents !== 0;
/** `08-13  Ending totals   3,485.03   -1,735.32   $4,934.33` may bear the last day. */
const TOTAL =
  /^\W*(?:\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})? )?(?:(?:grand |ending |period |statement |sub ?)?totals?|sum of)\b/i;
/** `June 1 was 316.40.`: the line of a sentence that begins with a day. */
const endsSentence = ({ text }: Word) => /\d\)?\.$/.test(text);

function figuresIn(line: readonly Word[]): Figure[] {
  return joined(line).flatMap((word, at, all) => {
    const amount = endsInAmount(word.text) ? parseAmount(word.text) : null;
    if (amount === null) return [];
    const sign = SIGN.exec(word.text)?.[0] ?? SIGN_BEHIND.exec(all[at + 1]?.text ?? '')?.[0];
    const cents = Math.round(Math.abs(amount) * 100);
    return [{ cents: isMinus(sign) ? -cents : cents, isSigned: sign !== undefined, word }];
  });
}
/** `-49.50`, `(49.50)`, `49.50-`; `25.00 -`, `31,775.40 CR`. */
const SIGN = /^[-–−+(]|[-–−+)]$/;
const SIGN_BEHIND = /^(?:[-–−+]|DR|CR|OD)$/;
const isMinus = (sign?: string) => sign !== undefined && /^(?:[-–−()]|DR|OD)$/.test(sign);

/** `2,` and `138.04` of a scan as one word. */
function joined(line: readonly Word[]): Word[] {
  const all: Word[] = [];
  for (const word of withCentsJoined(line)) {
    const last = all.at(-1);
    const isTorn =
      last?.source === 'ocr' &&
      /^[-–−+(]?\$?\d{1,3}(?:,\d{3})*,?$/.test(last.text) &&
      /^\d{3}[.,]\d{2}\)?-?$/.test(word.text) &&
      word.box.x0 - last.box.x1 < TORN * (word.box.y1 - word.box.y0);
    if (!isTorn) {
      all.push(word);
      continue;
    }
    const box = { ...last.box, x1: word.box.x1, y0: Math.min(last.box.y0, word.box.y0) };
    const confidence = Math.min(last.confidence, word.confidence);
    all[all.length - 1] = { ...word, text: `${last.text}${word.text}`, box, confidence };
  }
  return all;
}
