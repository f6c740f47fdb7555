/** The bank in front of the name of what it keeps or lends: `Tidewater Everyday Checking`, `Prairie Bank Visa`. */
import type { Word } from '../../reading/page.ts';
import { isState } from '../values/places/states.ts';
import { textOf } from '../values/runs.ts';

/** Banks say what they are; a sentence about banking does not. */
export const BANK =
  /\w bank\b|\bbank \w|\bcredit union\b|\bfcu\b|\bn\.\s?a\.|\bf\.s\.b\b|\bsavings (?:and|&) (?:loan|trust)\b|\btrust (?:and|&) savings\b|\bfederal savings\b(?! account)|\w savings (?:institution|association|society|fund)\b|\bcooperativa de ahorro\b|\bbancorp\b|\bbanco \w|\w trust company\b|\w bk$/i;

/** A trade mark's letters may be glued to it. */
const KIND = /^(?:checking|savings)(?:sm|tm)?\W*$/i;
const PRODUCT =
  /^(?:everyday|total|business|personal|premier|basic|simple|free|interest|student|essential|preferred|advantage|complete|high-yield|online|my|your|ultimate|platinum|gold|classic|select|smart|performance|relationship|elite|prime|value|shares?|membership|regular|statement|passbook|youth|holiday|vacation)$/i;

const CARD = /^(?:cards?|visa|mastercard|rewards)(?:sm|tm)?\W*$/i;

/** `Tidewater Everyday Checking`: the kind of account behind the name, or alone. */
export function withoutProduct(head: readonly Word[]): Word[] {
  if (head.some(({ text }) => CARD.test(text))) return []; // a card bears the name of its kind, its bank another
  const kind = head.findIndex(({ text }) => KIND.test(text));
  // `SAPPHIRE BUSINESS PREFERRED`: an account or a card, whose kind is not said
  if (kind < 0)
    return head.length > 2 && head.slice(-2).every(({ text }) => PRODUCT.test(text)) ? [] : [...head];
  const bank = head.slice(0, head.slice(0, kind).findLastIndex(({ text }) => !PRODUCT.test(text)) + 1);
  // `Harborline Savings` is a bank, `Harborline Online Savings` an account there.
  return kind > 0 && bank.length === kind && /^savings/i.test(head[kind]!.text)
    ? head.slice(0, kind + 1)
    : bank;
}

/** `Prairie State Bank  Platinum Visa`, `Prairie State Bank CashLink® Reporting`: the bank, and behind it, smaller, marked or by its usual name, the card, account or service. */
export function withoutCard(all: readonly Word[]): readonly Word[] {
  const bank = all.findIndex((_, at) => BANK.test(textOf(all.slice(0, at + 1))));
  const marked = all.findIndex(({ text }, at) => bank >= 0 && at > bank && /[®™℠]$/.test(text));
  const run = marked < 0 ? all : all.slice(0, marked);
  const smaller = run.findIndex(
    (word, at) => at > bank && heightOf(word) < SMALLER * Math.max(...run.map(heightOf)),
  );
  const own = smaller < 0 ? run : run.slice(0, smaller);
  const last = own.at(-1)!.text;
  if (own.length - 1 <= bank || !(CARD.test(last) || KIND.test(last))) return own;
  if (isEnded(own, bank)) return own.slice(0, bank + 1);
  return own.slice(0, 1 + own.findLastIndex(({ text }, at) => at <= bank || !isOfProduct(text)));
}
/** `Prairie Bank Lark Checking`: whatever the bank calls its account; but not `Prairie Bank of Ripon Checking`, `Prairie Bank Texas Checking`. */
const isEnded = (own: readonly Word[], bank: number) =>
  /^(?:bank|union)$/i.test(own[bank]!.text) &&
  /^\p{Lu}/u.test(own[bank + 1]!.text) &&
  !/^(?:of|and|na|usa|fsb|ssb|national|federal|trust|the)$|\.,?$/i.test(own[bank + 1]!.text) &&
  !isState(own.slice(bank + 1, bank + 2)) &&
  !isState(own.slice(bank + 1, bank + 3));
/** Small letters are three quarters as high as capitals. */
const SMALLER = 0.7;
export const isOfProduct = (text: string) => [CARD, KIND, PRODUCT].some((one) => one.test(text));

const heightOf = ({ box }: Word) => box.y1 - box.y0;
