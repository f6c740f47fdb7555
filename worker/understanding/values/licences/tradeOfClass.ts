/** A kind of business beside a bare `Class` or `Type`, which may say what kind of company or licence it is as well. */
import { trade } from '../businesses/codedActivity.ts';
import { toLines } from '../../sheet/sheet.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { speechOf } from '../sentences.ts';
import type { Shape } from '../shape.ts';

const NO_TRADE =
  /\b(?:llc|inc|corp(?:oration)?|limited liability|sole prop\w*|individual|partnership|proprietorship|non-?profit|new|renewal|annual|original|temporary|provisional|regular|standard|general|commercial|residential|active|license|licence|permit|certificate|registration|receipt|business|home|class|type|fee|amount|none|pending|exempt)\b/i;

export const tradeOfClass: Shape = (words, cell) => {
  const parts = trade(words, cell);
  const said = String(parts?.value?.value ?? '');
  return parts && !NO_TRADE.test(said) && !/\d{3}/.test(said) ? parts : null;
};

/** The same behind the number of the class, in the line of the label. */
export const tradeBehindNumber: Shape = (words, cell) =>
  /^\d{2,6}$/.test(words[0]?.text ?? '') ? tradeOfClass(toLines(words)[0]!.words, cell) : null;

/** Beside `BUSINESS` alone, where `12 Elm St` may stand as well: where that is. */
export const unnumberedTrade: Shape = (words, cell) =>
  /^\W*\d/.test(textOf(words)) ? null : trade(words, cell);

/** `Residential General Contractor` beside `Endorsement`: what somebody is; `Industrial Insurance` of a state's list is paid for, too. */
export const endorsedTrade: Shape = (words, cell) => {
  const parts = trade(words, cell);
  return parts && /\bcontractors?$/i.test(String(parts.value?.value)) ? parts : null;
};

/** `LICENSE: Retail Food Establishment`: the words behind it, where a line begins so; a number is that of the licence. */
export const licensedTrade: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => line.words);
  const [trades, ...others] = lines
    .filter(([first]) => /^(?:licen[cs]e|permit):$/i.test(first!.text))
    .map((line) => splitAtGaps(line.slice(1), COLUMN_GAP)[0] ?? []);
  return trades && others.length === 0 ? tradeOfClass(trades, cell) : null;
};
/** Heights of print before the next column. */
const COLUMN_GAP = 2;

/** `2300 BEAUTY SALON      $30.00`: the first of the trades that a receipt of business taxes lists with what each is taxed. */
export const taxedTrade: Shape = (words, cell) => {
  if (!OF_BUSINESS_TAX.test(speechOf(words).text)) return null;
  const [trade] = toLines(words).flatMap(({ words: [number, ...line] }) => {
    const end = line.findIndex(({ text }) => /^\$?[\d,]+\.\d{2}$/.test(text));
    const said = line.slice(0, Math.max(0, end));
    const isTrade = said.length > 0 && said.every(({ text }) => /^[\p{Lu}&/'-]+$/u.test(text));
    return isTrade && /^\d{3,6}$/.test(number!.text) && !NO_TRADE.test(textOf(said)) ? [said] : [];
  });
  return trade ? tradeOfClass(trade, cell) : null;
};
const OF_BUSINESS_TAX = /\b(?:business tax receipt|occupational (?:tax|licen[cs]e))\b/i;
