/** Dollar amounts: `1,234.50`, `$ 1,234`, `(500)`, cents in a column of their own, and what OCR makes of them. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { statesMoney } from './beforeNextColumn.ts';
import { withoutCallOuts, withoutLabels, withoutText } from './besideAmount.ts';
import { withoutDoubleDash } from './centsApart.ts';
import { asDigits } from '../numbers/digits.ts';
import { endsInAmount } from './endsInAmount.ts';
import { isLineNumber, isNumberOf, LINE_NUMBER } from './lineNumbers.ts';
import { isReference, textWithCents, withoutWrittenDays } from './oddAmounts.ts';
import { runsOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';
import {
  hasLostPoint,
  isTorn,
  mayBeTorn,
  RUN_GAP,
  withLoneCommas,
  withLostPoints,
  withoutLetters,
  withoutSide,
  withThousands,
} from './tornAmounts.ts';

const AMOUNT = /^\d{1,3}(?:[,.]\d{3})+(?:[.,]\d{2})?$|^\d+(?:[.,]\d{2})?$/;

/** `47,310.002`: behind a comma of thousands a point begins the cents, and what follows them is the next box's number. */
const GLUED = /,\d{3}\.\d{3}/;

/**
 * The amount a text holds, in dollars; null when it holds none or is damaged. Separators may be confused: groups of
 * three are thousands, a last group of two is cents.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s$€£~_'"`*|[\]{}]/g, '').replace(/[\u2212\u2013\u2014]/g, '-');
  if (/^-0-$/.test(bare) || /^none$/i.test(bare)) return 0;
  // programs that prepare returns print losses so: `<23,000.>`
  const isNegative = /^-|^\(.*\)$|-$|^\(|^<.*>$/.test(bare);
  const plain = asDigits(bare.replace(/^<(?=.*>$)|(?<=^<.*)>$/g, '').replace(/^[-+(]+|[-+).,]+$/g, ''));
  if (plain === null || !AMOUNT.test(plain) || GLUED.test(plain)) return null;
  const cents = /[.,]\d{2}$/.test(plain) ? Number(plain.slice(-2)) : 0;
  const dollars = (cents || /[.,]\d{2}$/.test(plain) ? plain.slice(0, -3) : plain).replace(/[.,]/g, '');
  // `073` is the end of an amount whose beginning was lost.
  if (dollars.length > 12 || /^0\d/.test(dollars)) return null;
  return (isNegative ? -1 : 1) * (Number(dollars) * 100 + cents) * 0.01;
}

/** Runs of print, of which a typed amount with its cents ends one: `$47,310.00 2`, the number of the box close beside it, is two, and so is `$ 27,912.36 2024`. */
export function columnsOf(words: readonly Word[]): Word[][] {
  return withThousands(runsOf(withLoneCommas(words), RUN_GAP)).flatMap((run) => {
    const end = run.findIndex(({ text, source }) => source !== 'ocr' && endsInAmount(text)) + 1;
    const isNumber = end > 0 && run.length === end + 1 && /^(?:\d{1,2}[a-z]?|20\d\d)$/.test(run[end]!.text);
    return isNumber ? [run.slice(0, end)] : [withoutSide(withoutLetters(run))];
  });
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;
const hasDigit = (words: readonly Word[]) => words.some((word) => /\d/.test(word.text));

/** `} 31 61,840`: rules and the line's number before the amount are not part of it. */
function withoutLineNumber(run: readonly Word[]): readonly Word[] {
  const start = run.findIndex(({ text }) => /[\d$(-]/.test(text));
  const rest = start > 0 ? run.slice(start) : run;
  if (rest.length < 2 || !LINE_NUMBER.test(rest[0]!.text)) return rest;
  const isAfterSign = run.slice(0, start + 1).some(({ text }) => text.endsWith('$'));
  // what is typed into a field is an amount of its own, however close to the number of its line
  const isOne = rest[1]!.source === rest[0]!.source && isTorn(rest[0]!, rest[1]!);
  return isAfterSign || isOne ? rest : rest.slice(1);
}

/** One run of words as an amount: whole, without the line's number before it, or with cents standing apart. */
export function amountOf(run: readonly Word[]): Parsed | null {
  if (isReference(run) || mayBeTorn(run)) return null;
  const words = withoutLineNumber(run);
  const text = textWithCents(words);
  const last = words.at(-1)!.text;
  const isCentsApart = words.length > 1 && /^\d{2}$/.test(last) && !/[.]\d*$/.test(text.slice(0, -2));
  if (hasLostSigns(words) || words.some(isWord) || isCutOff(words.at(-1)!)) return null;
  const amount = isCentsApart ? parseAmount(`${text.slice(0, -2)}.${last}`) : parseAmount(text);
  // A dollar sign, or the rule of the box behind the amount, says nothing of how well the figures were read.
  const figures = words.filter((word) => /[\d(-]/.test(word.text));
  return amount === null ? null : { value: rounded(amount), words: figures.length > 0 ? figures : words };
}

/** `36,` of `36,000.00`: print ends at a comma where the rest was passed over. */
const isCutOff = ({ text, source }: Word) => source === 'ocr' && /^\D{0,2}\d{1,3},$/.test(text);

/** `8888 is attached`: letters that stand apart are no figures, misread (888,815) or not. */
const isWord = ({ text }: Word) => /^\p{Ll}{2,}$/u.test(text);

/** `44525221` of `44,525.22`: so many figures in a row, not read clearly, lost their comma and point, and the box's side may be among them. */
const hasLostSigns = (words: readonly Word[]) =>
  words.some(
    ({ text, source, confidence }) => source === 'ocr' && confidence < CLEAR && /^\D*\d{7,}\D*$/.test(text),
  );
const CLEAR = 0.8;

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
