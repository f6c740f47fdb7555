/** A kind of business beside a bare `Class` or `Type`, which may say what kind of company or licence it is as well. */
import { text } from './names.ts';
import type { Shape } from './shape.ts';

const NO_TRADE =
  /\b(?:llc|inc|corp(?:oration)?|limited liability|sole prop\w*|individual|partnership|proprietorship|non-?profit|new|renewal|annual|original|temporary|provisional|regular|standard|general|commercial|residential|active|license|licence|permit|certificate|registration|receipt|business|home|class|type|fee|amount)\b/i;

export const tradeOfClass: Shape = (words, cell) => {
  const parts = text(words, cell);
  return parts && !NO_TRADE.test(String(parts.value?.value)) ? parts : null;
};
