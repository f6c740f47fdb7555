/** Who holds an account together with the one named first in its block: of the same family, so that it may be a spouse. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { isBusinessName } from './businessWords.ts';
import { firstOfCouple, splitHolders } from './couple.ts';
import { parsePersonName } from './names.ts';
import { textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

/** `OR MARJORIE VANDERWEIDE`, at a line's beginning or between two names. */
const JOINS = /^(?:or|and|&|and\/or)$/i;
/** Kept for a child, left to an heir, or signed for by another: no spouse's account. */
const FOR_ANOTHER =
  /\b(?:cust(?:odian)?|ut?[tg]ma|minor|trust(?:ee)?|ttee|fbo|itf|pod|tod|poa|guardian|conservator|atty|attorney|estate|exec(?:utor)?|rep(?: payee)?|by|c\/[o0]|dba)\b/i;

const withoutTenancy = ({ value, words }: Parsed): Parsed => ({ value: firstOfCouple(String(value)), words });
const nameIn = (words: readonly Word[]): Parsed | null => {
  const parsed = parsePersonName(words);
  return parsed && !isBusinessName(String(parsed.value)) ? withoutTenancy(parsed) : null;
};

/** `DEACON MCALLISTER OR` above `YOLANDA MCALLISTER`, or above `JOINT OWNER: YOLANDA MCALLISTER`. */
const withoutJoins = (line: readonly Word[]) => {
  const label = /^joint/i.test(line[0]!.text) ? line.findIndex(({ text }) => text.endsWith(':')) : -1;
  const start = JOINS.test(line[0]!.text) ? 1 : label + 1;
  return line.slice(start, JOINS.test(line.at(-1)!.text) ? -1 : undefined);
};
/** Either name of a line: `PAUL J FERREIRA OR MEREDITH K FERREIRA`. */
function namesIn(line: readonly Word[]): readonly Word[][] {
  const couple = splitHolders(line);
  return couple ? [couple.first, couple.second] : [[...line]];
}

export const jointHolder: Shape = (words) => {
  const lines = toLines(words).map((line) => line.words);
  const streetAt = lines.findIndex((line) => /^(?:\d|p\.?\s?o\b|rr\b|[nsew]\d)/i.test(textOf(line)));
  const above = lines.slice(0, Math.max(0, streetAt));
  if (above.some((line) => FOR_ANOTHER.test(textOf(line)))) return null;
  const [own, other] = above.map(withoutJoins).flatMap(namesIn).map(nameIn);
  return own && other && isOfFamily(String(own.value), String(other.value)) ? { value: other } : null;
};

const SUFFIX = /[\s,]+(?:jr|sr|ii|iii|iv)\.?$/i;
/** `Olsen-Pryce` is `Olsen`, too. */
const surnamesOf = (name: string) => name.replace(SUFFIX, '').split(' ').at(-1)!.toLowerCase().split('-');
const isOfFamily = (a: string, b: string) => surnamesOf(a).some((one) => surnamesOf(b).includes(one));
