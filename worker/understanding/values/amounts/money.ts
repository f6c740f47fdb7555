/** The amount of a box, of a row or beside other print: which run of it that is. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { statesMoney } from './beforeNextColumn.ts';
import { withoutCallOuts, withoutLabels, withoutText } from './besideAmount.ts';
import { withoutDoubleDash } from './centsApart.ts';
import { amountOf, columnsOf } from './amountOf.ts';
import { isLineNumber, isNumberOf, LINE_NUMBER } from './lineNumbers.ts';
import { withoutWrittenDays } from './oddAmounts.ts';
import type { Parsed, Shape } from '../shape.ts';
import { hasLostPoint, withLostPoints } from './tornAmounts.ts';

const hasDigit = (words: readonly Word[]) => words.some((word) => /\d/.test(word.text));

/** Rules, dust and the backs of other lines are read as letters without any certainty; digits are kept, sure or not. */
const MIN_LETTERS = 0.3;
const isLegible = ({ text, confidence }: Word) => /\d/.test(text) || confidence >= MIN_LETTERS;

/** The amount of a box: the only run with digits. Two different ones are a doubt, and a doubt is no value. */
const onlyAmount =
  (isSign: (word: Word, cell: Box) => boolean): Shape =>
  (words, cell) => {
    const runs = withoutCallOuts(
      columnsOf(withoutLabels(withoutText(withoutWrittenDays(words.filter(isLegible))))).filter(hasDigit),
    );
    const amounts = ownColumn(runs, cell).map(amountOf);
    if (amounts.length === 0 || amounts.includes(null)) return null;
    const [first] = amounts as Parsed[];
    const isOne = (amounts as Parsed[]).every((amount) => amount.value === first!.value);
    if (!isOne) return null;
    const isSigned = first!.words.every((word) => word.source !== 'ocr' || isSign(word, cell));
    return { value: isSigned ? first! : { ...first!, value: Math.abs(Number(first!.value)) } };
  };

/** In a scanned box a minus is the box's rule: no box of a W-2 or 1099 holds less than nothing. */
export const money: Shape = onlyAmount(() => false);

/** The amount of a box that may hold a loss: on a scan a minus beside the box's side is that side. */
export const gainOrLoss: Shape = onlyAmount(({ box }, cell) => box.x0 - cell.x0 > WIDEST_SIDE);
/** Points from a box's edge to the end of what is read of its side, at most. */
const WIDEST_SIDE = 10;

/** The amount of the first of several rows in a box: that of the first state on a W-2. */
export const topMoney: Shape = (words, cell) => {
  const [top] = toLines(words.filter(isLegible));
  const isFirstRow = top && top.box.y0 - cell.y0 < FIRST_ROW * (top.box.y1 - top.box.y0);
  return isFirstRow ? money(top.words, cell) : null;
};
/** Heights of print from the label to its first row, at most: one that is left blank is as high. */
const FIRST_ROW = 1.5;

/** A box's amount starts this close to its left side, the next box's so far behind it (points). */
const NEAR_SIDE = 60;
const COLUMN_GAP = 25;

/** Where the label of the box beside was not recognised, its amount stands in the same line, a column further right. */
function ownColumn(runs: readonly Word[][], cell: Box): readonly Word[][] {
  const [own, ...others] = [...runs].sort((a, b) => a[0]!.box.x0 - b[0]!.box.x0);
  if (!own || others.length === 0 || own[0]!.source !== 'ocr') return runs;
  const isOwn = own[0]!.box.x0 - cell.x0 < NEAR_SIDE;
  const areBeside = others.every(
    ([word]) => word!.box.x0 - own.at(-1)!.box.x1 > COLUMN_GAP && Math.abs(word!.box.y1 - own[0]!.box.y1) < 5,
  );
  return isOwn && areBeside ? [own] : runs;
}

/** The amount at the right end of a line, after the line's own number; a lone line number is no amount. */
export const rowMoney: Shape = (words) => {
  // `a | 32`: leaders read as letters make no amount of the number behind them
  const runs = withLostPoints(columnsOf(withoutWrittenDays(words.filter(isNoLeader))))
    .filter((run) => run.some((word) => /\d|^-0-$/.test(word.text)))
    .filter((run, _, all) => all.length === 1 || !isOfPaper(run));
  const [run, before] = runs.sort((a, b) => b.at(-1)!.box.x1 - a.at(-1)!.box.x1);
  const own = withoutSigns(run ?? []);
  if (
    !run ||
    own.length === 0 ||
    (isLineNumber(own) && !(before && isNumberOf(before, run))) ||
    namesLine(run)
  )
    return null;
  const amount = amountOf(run);
  return amount && { value: amount };
};

/** `102,550     A-1`: the paper of an office where the figure comes from. */
const isOfPaper = ([word, next]: readonly Word[]) => !next && /^\p{Lu}{1,2}-\d{1,2}$/u.test(word!.text);

// nor does the side of its box, however clearly it was read: `| 36 |`
const isNoLeader = ({ text, confidence }: Word) =>
  text !== '|' && (!/^\p{L}$/u.test(text) || confidence >= SURE_LETTER);
const SURE_LETTER = 0.5;

/** An amount that says it is money, by its cents or its dollar sign: for rows that hold other numbers too. */
export const statedMoney: Shape = (words) => {
  const runs = withLostPoints(columnsOf(words)).filter(statesMoney);
  const run = runs.sort((a, b) => b.at(-1)!.box.x1 - a.at(-1)!.box.x1)[0];
  // `$160,200 for 2023`: what stands behind the last word says no money
  const own = run && afterWords(run);
  const amount = own && (statesMoney(own) || hasLostPoint(own)) ? amountOf(own) : null;
  return amount && { value: amount };
};

/** A total whose sign says only which way the money went: `- $7,267.30` of withdrawals. The one next to its label counts. */
export const unsignedMoney: Shape = (words) => {
  const stated = withLostPoints(columnsOf(withoutDoubleDash(words))).filter(
    (run) => statesMoney(run) || hasLostPoint(run),
  );
  const amount = stated[0] && amountOf(afterWords(stated[0]));
  return amount ? { value: { ...amount, value: Math.abs(Number(amount.value)) } } : null;
};

/** `Total $ 12.00`: the amount begins after the last word. */
export function afterWords(run: readonly Word[]): readonly Word[] {
  const rest = run.slice(run.findLastIndex((word) => /[a-z]{2}/i.test(word.text)) + 1);
  return rest.length > 0 ? rest : run;
}

/** `(page 1, line 22)`: words that send the reader to another line hold no amount. */
const namesLine = (run: readonly Word[]) =>
  LINE_NUMBER.test(run.at(-1)!.text) && /^\W*(?:lines?|page)\W*$/i.test(run.at(-2)?.text ?? '');

const withoutSigns = (run: readonly Word[]) => run.filter(({ text }) => !OTHER_SIGN.test(text));
/** `\ 2` of a photo's fold or shadow: signs that no amount begins or ends with. */
const OTHER_SIGN = /^[\\/«»<>›‹•·~_]+$/;
