/** Balances: an account that is overdrawn has less than nothing, and says so in front of the amount or behind it. */
import type { Word } from '../../../reading/page.ts';
import { unsignedMoney } from '../amounts/money.ts';
import type { Shape } from '../shape.ts';

/** `$1,799.84 -`, `279.44 OD`: what stands behind an amount that is owed. */
const OWED = /^(?:[-\u2212\u2013]|\(?(?:od|dr|overdrawn)\)?)$/i;
/** `=`: what a balance comes to, behind the sums that were added and taken off. */
const MARK = /^(?:\(?(?:od|dr|cr|overdrawn)\)?|=)$/i;
/** `-$279.44`, `($279.44)`, `279.44-`. */
const SIGNED = /^\$?[-\u2212\u2013(]|\d[-\u2212\u2013)]$/;
/** Heights of print between an amount and the sign behind it, at most. */
const SIGN_GAP = 2;

/** Does this word stand right behind the amount? */
export const isBehind = (amount: Word, { box }: Word): boolean =>
  box.x0 - amount.box.x1 < SIGN_GAP * (amount.box.y1 - amount.box.y0);

/** `279.44OD`, `310.12CR`: the letters are no part of the amount. */
const withMarkApart = (word: Word): Word[] => {
  const [, amount, mark] = /^(.*\d)(od|dr|cr|=)$/i.exec(word.text) ?? [];
  return amount && mark
    ? [
        { ...word, text: amount },
        { ...word, text: mark },
      ]
    : [word];
};

/** `.43`: on paper the figures before the point may be lost, in a file there are none. */
const withNought = (word: Word): Word =>
  word.source !== 'ocr' && /^\$?\.\d{2}$/.test(word.text)
    ? { ...word, text: word.text.replace('.', '0.') }
    : word;

/** `Ending Balance   $2,764.71   -$1,342.18   $23,063.08`: behind what came in and, taken off, what went out, in the columns of a list. */
function lastOfRow(print: readonly Word[]): readonly Word[] {
  const [into, out, balance] = print.map(({ text }) => text);
  const isRow =
    print.length === 3 && [into, balance].every((text) => AMOUNT.test(text!)) && TAKEN_OFF.test(out!);
  return isRow ? print.slice(2) : print;
}
const AMOUNT = /^\$?[\d,]+\.\d{2}$/;
const TAKEN_OFF = /^[-\u2212]\$?[\d,]+\.\d{2}$/;

/** The amount next to the balance's name. A dash that stands apart in front of it only leads from one to the other. */
export const balanceMoney: Shape = (words, cell) => {
  const print = words.map(withNought).flatMap(withMarkApart);
  const figures = lastOfRow(print.filter(({ text }) => !MARK.test(text)));
  const found = unsignedMoney(figures, cell)?.value;
  const amount = found?.words.find(({ text }) => /\d/.test(text));
  if (!found || !amount) return null;
  const next = print[print.indexOf(found.words.findLast(({ text }) => /\d/.test(text))!) + 1];
  const isOwed = SIGNED.test(amount.text) || (next && OWED.test(next.text) && isBehind(amount, next));
  return { value: isOwed ? { ...found, value: -Number(found.value) } : found };
};
