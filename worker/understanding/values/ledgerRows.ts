/** The list of transactions on a statement: rows of an amount and the balance it leads to, whatever their columns are called. */
import type { Word } from '../../reading/page.ts';
import { startsWithDay } from '../headings.ts';
import { toLines } from '../sheet.ts';
import { endsInAmount } from './endsInAmount.ts';
import { parseAmount } from './money.ts';
import { textOf } from './runs.ts';

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

/** The list whose balances stand in the rightmost column of amounts; null where no column is so long. */
export function ledgerPrint(words: readonly Word[]): LedgerPrint | null {
  const lines = toLines(words).map((line) => ({ print: line.words, figures: figuresIn(line.words) }));
  const ends = lines.flatMap(({ figures }) => figures.at(-1)?.word.box.x1 ?? []).sort((a, b) => b - a);
  const column = ends.find((end, at) => end - (ends[at + FEWEST_ROWS - 1] ?? -Infinity) < SAME_END);
  if (column === undefined || ends.length > MOST_ROWS) return null;
  const rows: LedgerRow[] = [];
  const others: number[] = [];
  for (const { print, figures } of lines) {
    const last = figures.at(-1);
    const hasDay = startsWithDay(print);
    const hasBalance = last !== undefined && Math.abs(last.word.box.x1 - column) < SAME_END;
    if (!last || TOTAL.test(textOf(print)) || !(hasBalance || hasDay))
      others.push(...figures.map(({ cents }) => Math.abs(cents)));
    else if (hasBalance) rows.push({ moves: figures.slice(0, -1).filter(isMove), balance: last, hasDay });
    else rows.push({ moves: figures.filter(isMove), hasDay });
  }
  return { rows, others };
}

const isMove = ({ cents }: Figure) => cents !== 0;
const TOTAL = /^\W*(?:grand |sub ?)?totals?\b/i;

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
  for (const word of line) {
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
