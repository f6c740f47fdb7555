/** The letter of an apartment or suite behind a scanned street: seen twice, or read as part of the word before it; and the word for a floor. */
import type { Word } from '../../../reading/page.ts';
import { textsOf } from '../runs.ts';

/** What kinds of street end with. */
export const KINDS = 'St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Ct|Cir|Pl|Hwy|Pkwy|Ter|Trl';
const UNITS = 'Apt|Unit|Ste|Suite';
/** How the part of a street begins that says where in the house. */
export const STARTS_UNIT = /^(?:apt|unit|ste|suite|#|no|rm|room|fl|floor|(?:lot|bldg|spc|trlr|ph)\b)/i;

/** Where the town begins behind a comma: `Blvd., Suite C Ventura`, `Blvd., #12 Ventura`. */
export function behindUnit(words: readonly Word[], at: number): number {
  const [kind = '', which = ''] = textsOf(words.slice(at, at + 2));
  const isNamed = UNIT_KIND.test(kind) && /^#?(?:\d+[A-Z]?|[A-Z])$/.test(which);
  const end = at + (isNamed ? 2 : /^#\d+[A-Z]?$/.test(kind) ? 1 : 0);
  return at > 0 && end < words.length ? end : at;
}
const UNIT_KIND = /^(?:apt|unit|ste|suite|rm|room|fl|floor|bldg|lot|spc)\.?$/i;

/** `Apt Cc`, `Unit Bb`: the capital, seen once more as a small letter. */
const TWICE = new RegExp(`(?<=\\b(?:${UNITS}|#) ?)(\\p{Lu})(\\p{Ll})$`, 'u');
/** `42nd St Stec`, `State Route 9 Stec`, `County Rd 412 Aptc`: behind a street's kind or number these are no words; the small letters are those that look like their capitals. */
const GLUED = new RegExp(
  `(?<= (?:(?:${KINDS})\\.?|(?:Route|Rte|Highway|Hwy|County (?:Rd|Road)|CR|FM|RR|SR) \\d+),? (?:${UNITS}))[A-Zckovxz]$`,
  'u',
);

/** Seen twice, the letter was no doubt there; of the word before it and of the letter itself OCR is half sure then. */
const SEEN_TWICE = 0.6;

/** `Apt Cc` at 0.48: both words as sure as their mended spelling is. */
export const surerUnits = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const isUnit = isSeenTwice(word, words[at + 1]) || isSeenTwice(words[at - 1], word);
    return isUnit ? { ...word, confidence: Math.max(word.confidence, SEEN_TWICE) } : word;
  });
const isSeenTwice = (unit?: Word, letter?: Word): boolean =>
  unit?.source === 'ocr' &&
  SPELLED_UNIT.test(unit.text) &&
  /^\p{Lu}\p{Ll}$/u.test(letter?.text ?? '') &&
  letter!.text[0]!.toLowerCase() === letter!.text[1];
const SPELLED_UNIT = new RegExp(`^(?:${UNITS})\\.?$`, 'i');

/** `88 Tamarack Rd Apt. no.: 4`, `Apt/Unit: 4`: the label of the unit, printed close beside the street. */
export const withoutUnitLabel = (street: string): string =>
  street
    .replace(/\b(apt|apartment|unit|ste|suite)\.?\/(?:apt|apartment|unit|ste|suite)\.?:? (?=\S+$)/i, '$1 ')
    .replace(/\b(apt|apartment|unit|ste|suite)\.?(?: (?:no\.?|number|#))?:(?= \S+$)/i, '$1');

export const withOneLetter = (street: string): string =>
  street.replace(TWICE, (both, large: string, small: string) =>
    large.toLowerCase() === small ? large : both,
  );

/** `Apt c`: small letters that look like their capitals. */
const SMALL = new RegExp(`(?<=\\b(?:${UNITS}) )[ckosvwxz]$`, 'u');
/** `Avenue Baptc`: one more letter, the street's own. */
const GLUED_TO_NAME = new RegExp(`(?<= (?:${KINDS}|Avenue|Route) )(\\p{L})(Apt|Unit)([A-Z]|\\d\\w?)$`, 'iu');
/** `42nd Ststec`: all three words in one. */
const GLUED_TO_KIND = new RegExp(`(?<= )(${KINDS})(${UNITS})([A-Z])$`, 'iu');
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1).toLowerCase();

/** Of a street whose case was made proper: in capitals it may be `42ND ST STEC`. */
export const withLooseLetter = (street: string): string =>
  street
    .replace(GLUED, (letter) => ` ${letter.toUpperCase()}`)
    .replace(SMALL, (letter) => letter.toUpperCase())
    .replace(
      GLUED_TO_KIND,
      (_, kind: string, unit: string, letter: string) =>
        `${capital(kind)} ${capital(unit)} ${letter.toUpperCase()}`,
    )
    .replace(
      GLUED_TO_NAME,
      (_, own: string, unit: string, letter: string) =>
        `${own.toUpperCase()} ${capital(unit)} ${letter.toUpperCase()}`,
    );

/** `3319 Dakota Ridge Rd Trir 8`: a trailer's number. */
export const withTrailer = (street: string): string =>
  street.replace(/(?<=\w,? )Tr[iI1|!]r(?=\.? #?\d\w{0,3}$)/, 'Trlr');

/** `9276 Lillian Ln FI 3`, `118 Biltmore Avenue 2nd FI`: a floor, before its number at the end of a street or behind it. A small l and a capital I are one stroke in most faces. */
export const withFloor = (street: string): string =>
  street
    .replace(/(?<=\w,? )F[Ii1|!](?= \d{1,2}[A-Z]?$)/, 'Fl')
    .replace(/(?<=\d(?:st|nd|rd|th) )F[Ii1|!]\.?$/i, 'Fl');

/** `2nd Fl`, `FI3` in the box of an apartment or a room: what is printed there says itself what it is. */
export const isFloor = (words: readonly Pick<Word, 'text'>[]): boolean =>
  /^(?:\d{1,2}(?:st|nd|rd|th) (?:f[liI1|!]\.?|floor)|F[lI]\d{1,2})$/i.test(
    words.map(({ text }) => text).join(' '),
  );
