/** A kind of business beside a bare `Class` or `Type`, which may say what kind of company or licence it is as well. */
import { trade } from './codedActivity.ts';
import { toLines } from '../sheet.ts';
import { splitAtGaps } from './runs.ts';
import type { Shape } from './shape.ts';

const NO_TRADE =
  /\b(?:llc|inc|corp(?:oration)?|limited liability|sole prop\w*|individual|partnership|proprietorship|non-?profit|new|renewal|annual|original|temporary|provisional|regular|standard|general|commercial|residential|active|license|licence|permit|certificate|registration|receipt|business|home|class|type|fee|amount|none|pending|exempt)\b/i;

export const tradeOfClass: Shape = (words, cell) => {
  const parts = trade(words, cell);
  const said = String(parts?.value?.value ?? '');
  return parts && !NO_TRADE.test(said) && !/\d{3}/.test(said) ? parts : null;
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
