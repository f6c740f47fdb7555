/** OCR's small l at the head of a word, where only a capital I can stand: the two are one stroke in most faces. */
import type { Word } from '../../../reading/page.ts';
import { withRn } from './rnForM.ts';

/** `Juan de la Cruz`, `Li`: words of names that do begin with the letter, small or misread. */
const OWN_WORD = /^l(?:a|as|e|es|i|o|os|l.*)$/;
const SMALL_L = /^l\p{Ll}/u;
const TWO_STROKES = /^li(?=[b-df-hj-np-tv-xz]\p{Ll})/u;

/** The text of a scan's word: three strokes at its head are `Ill`, for no word begins otherwise with them; `Mcliroy` is `McIlroy`, `$r` is `Sr`. */
export const withStrokes = (word: Word): string =>
  word.source === 'ocr'
    ? withO(withRn(word))
        .replace(/^(\P{L}*)[Il|]{3}(?=\p{Ll})/u, '$1Ill')
        .replace(/^Mc[Il|][Iil|1](?=[rhvw])/, 'McIl')
        .replace(CLAN, '$1I')
        .replace(/^[$5]r(?=\.?$)/, 'Sr')
    : word.text;
/** `0'Rourke`, `OR0ZCO` of a scan: no number stands before an apostrophe and a capital, or between capitals. */
export const withO = (text: string): string =>
  text.replace(/^([^\p{L}\p{N}]*)0(?=['’]\p{Lu})/u, '$1O').replace(/(?<=\p{Lu}{2})0(?=\p{Lu}{2})/gu, 'O');
/** `Maclver`, `Mclntosh`: an l before another consonant begins no part of a name, and no word goes on so behind `Mac`. */
const CLAN = /^(Ma?c)[l|1](?=[b-df-hjkmnp-tv-xz]\p{Ll})/u;

/** The text of a name's word: `lyer` is `Iyer` where the other words of a scanned name begin with capitals. */
export function spelledName(word: Word, name: readonly Word[]): string {
  const { source } = word;
  const text = withStrokes(word);
  if (source !== 'ocr' || !SMALL_L.test(text) || OWN_WORD.test(text)) return text;
  const others = name.filter((other) => other !== word && /\p{L}/u.test(other.text));
  const areCapital = others.length > 0 && others.every((other) => /^\P{L}*\p{Lu}/u.test(other.text));
  // `lise` of Ilse: two strokes, of which the second is no i, for no name begins with two of them before a consonant.
  return areCapital ? text.replace(TWO_STROKES, 'Il').replace(/^l/, 'I') : text;
}

/** `6915 SE 42nd PI`, `Rosewood P1l`: a place, as the end of a street or before its apartment. */
export const withPlaces = (street: string): string => street.replace(/(?<=\w )P[Ii1|!]l?(?=[ ,]|$)/g, 'Pl');
