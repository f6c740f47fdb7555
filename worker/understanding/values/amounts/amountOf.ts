/** A run of print as a dollar amount: `1,234.50`, `$ 1,234`, `(500)`, cents in a column of their own, and what OCR makes of them. */
import type { Word } from '../../../reading/page.ts';
import { asDigits } from '../numbers/digits.ts';
import { endsInAmount } from './endsInAmount.ts';
import { LINE_NUMBER } from './lineNumbers.ts';
import { isReference, textWithCents } from './oddAmounts.ts';
import { runsOf } from '../runs.ts';
import type { Parsed } from '../shape.ts';
import {
  isTorn,
  mayBeTorn,
  RUN_GAP,
  withLoneCommas,
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
