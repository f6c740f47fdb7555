/** The place of an authority that a scan made illegible, where an address on the same page spells it clearly: `City of Eimwcod` above `14 Oak St, Elmwood, OH`. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { isIllegible } from './letter.ts';
import { textOf } from '../values/runs.ts';

const GOVERNMENT = /^(?:city|town|village|borough|township) of (?=\p{L})/iu;

/** The name as the address spells it; the same name where none does. */
export function withPlacePrintedAgain({ sheet }: MappedSheet, name: readonly Word[]): readonly Word[] {
  if (!GOVERNMENT.test(textOf(name)) || !name.slice(2).some(isIllegible)) return name;
  const place = name.slice(2);
  const printed = sheet.lines.flatMap(({ words }) =>
    words.map((_, at) => words.slice(at, at + place.length + 1)).filter((words) => namesPlace(words, place)),
  );
  const [again] = printed;
  if (!again) return name;
  return name.map((word, at) => {
    const { text, confidence } = again[at - 2] ?? word;
    return at < 2 ? word : { ...word, text: text.replace(/,$/, ''), confidence };
  });
}

/** Place and state: each word alike, and the last of them before a state. */
function namesPlace(words: readonly Word[], place: readonly Word[]): boolean {
  const state = words[place.length]?.text ?? '';
  return /^[A-Z]{2}[.,]?$/.test(state) && place.every((word, at) => isAlike(word, words[at]!));
}

function isAlike(word: Word, other: Word): boolean {
  const [own, clear] = [word, other].map(({ text }) => text.replace(/,$/, '').toLowerCase());
  if (own === clear) return true;
  const isClear = other.confidence >= CLEAR && /^\p{Lu}/u.test(other.text);
  const apart = [...own!].filter((letter, at) => letter !== clear![at]).length;
  return isClear && isIllegible(word) && own!.length === clear!.length && apart <= own!.length * MOST;
}
const CLEAR = 0.85;
/** Share of a word's letters that a scan may have made others. */
const MOST = 0.25;
