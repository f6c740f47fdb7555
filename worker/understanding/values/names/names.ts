/** Names of people, freed from the dirt around them; words that are no name are refused. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { withApostrophes } from './apostrophes.ts';
import { beforeNumber } from '../amounts/beforeNextColumn.ts';
import { withHyphensMended } from './brokenHyphens.ts';
import { spelledName } from './capitalI.ts';
import { splitCouple } from './couple.ts';
import { isFormSpeech } from '../formSpeech.ts';
import { asksForName, isHeadOfBlock, isHeadOfPlace, isRole, isSpoken } from './noName.ts';
import {
  asPersonWords,
  endsInStrokes,
  lostItsCapital,
  withNumeral,
  withNumeralOfOnes,
  withStrokesRead,
  withUmlaut,
} from './scannedSpelling.ts';
import type { Parsed, Shape } from '../shape.ts';
import { isState } from '../places/states.ts';
import { givenFirst } from './givenFirst.ts';
import { isBoxLetters, isHonorific, SUFFIX, withoutNickname, withSuffixApart } from './partsOfNames.ts';
import { endsInScrap, lacksLastName } from './scrapBehindName.ts';
import { withStrokeInitial } from './strokeInitial.ts';
import { withTilde } from './tildes.ts';
import { joinWords, properCase, stripped } from './casing.ts';

/** Hawaii and Tonga write a mark that turns the other way: `Fa‘alogo`. */
const NAME_WORD = /^[\p{L}][\p{L}'’‘.-]*,?$/u;

/** A person's name from its words: 2 to 7 words of letters; of two people the first. Null otherwise. */
export function parsePersonName(print: readonly Word[]): Parsed | null {
  const words = withNumeralOfOnes(print);
  const couple = splitCouple(words);
  if (couple) return parsePersonName(couple.first);
  const spelled = withApostrophes(withStrokeInitial(words));
  const whole = withoutNickname(spelled).filter((word) => /\p{L}/u.test(word.text));
  const kept = [...withSuffixApart(withHyphensMended(whole))];
  // `NEW MEXICO BUSINESS TAX ...`: whose number the next label asks for
  if (
    words.some((word) => /\d{2}/.test(word.text)) ||
    spelled.slice(1, -1).some(isLostName) ||
    isSpoken(words) ||
    isState(kept) ||
    isRole(kept) ||
    isHeadOfPlace(kept) ||
    isHeadOfBlock(kept) ||
    asksForName(kept)
  )
    return null;
  if (kept.length > 2 && (isHonorific(kept[0]!) || isBoxLetters(kept[0]!))) kept.shift();
  // A lone small letter at an end is dirt beside the name; initials are capitals.
  while (/^\p{Ll}$/u.test(stripped(kept[0]?.text ?? ''))) kept.shift();
  while (/^[^\P{Ll}m]$/u.test(kept.at(-1)?.text ?? '') || endsInScrap(kept)) kept.pop();
  const ordered = givenFirst(kept);
  const parts = withStrokesRead(
    asPersonWords(
      ordered.map((word) => stripped(spelledName(word, kept))),
      ordered,
    ),
    kept.at(-1),
  );
  if (!parts || endsInStrokes(words, kept.at(-1)) || lostItsCapital(parts, kept)) return null;
  const isName = parts.length >= 2 && parts.length <= 7 && parts.every((part) => NAME_WORD.test(part));
  if (!isName || parts.every((part) => part.length < 2) || isFormSpeech(parts) || isTornAtHyphen(parts))
    return null;
  if (parts.some(isPossessive)) return null;
  // `Bernhardt Jr`: the first name was not read
  if (isSmall(kept) || parts.filter((part) => !SUFFIX.test(part)).length < 2 || lacksLastName(kept))
    return null;
  return {
    value: withTilde(withUmlaut(properCase(withNumeral(joinWords(parts).replace(/,$/, ''), kept))), kept),
    words: kept,
  };
}

/** `KYUNG 0 AHN` of Kyung Soo: a figure seen clearly between the words of a scanned name is what is left of one. A 1 may be the side of a box. */
const isLostName = ({ text, source, confidence }: Word) =>
  source === 'ocr' && /^[02-9]$/.test(text) && confidence >= 0.9;

/** `Saoirse Okon o-Lindqvist`, of Okonjo. */
const isTornAtHyphen = (parts: readonly string[]) => parts.some((part) => /^\p{Ll}-\p{Lu}/u.test(part));

/** `Ms. Odessa's Pralines`: what belongs to somebody. */
const isPossessive = (part: string) => /\p{L}{3}['’]s$/iu.test(part);

/** `if filing jointly want`: no name on paper is written small. */
const isSmall = (words: readonly Word[]) =>
  words.every(({ text, source }) => source === 'ocr' && !/\p{Lu}/u.test(text));

const firstLine = (words: readonly Word[]) => toLines(words)[0]?.words ?? [];

export const personName: Shape = (words) => {
  const parsed = parsePersonName(beforeNumber(firstLine(words)));
  return parsed && { value: parsed };
};
/** The same of two words or more: `Ann B`, below which the last name has a row of its own, is no whole name. */
export const headedName: Shape = (words, cell) => {
  const parts = personName(words, cell);
  const whole = String(parts?.value?.value ?? '').match(/\p{L}[\p{L}'’.-]*\p{L}/gu) ?? [];
  return whole.length > 1 ? parts : null;
};
/** The first of two people named in one line; a single one is none. */
export const coupleName: Shape = (words) => {
  const parsed = parsePersonName(splitCouple(firstLine(words))?.first ?? []);
  return parsed && { value: parsed };
};
/** The second of two people named in one line. */
export const spouseName: Shape = (words) => {
  const parsed = parsePersonName(splitCouple(firstLine(words))?.second ?? []);
  return parsed && { value: parsed };
};
