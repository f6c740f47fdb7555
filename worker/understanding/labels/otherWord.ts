/** Words that are nearly a label's letters, and other words. */
import type { Word } from '../../reading/page.ts';
import { foldLetters } from '../sheet/letters.ts';
import { isKindOfCompany } from '../values/names/kindOfCompany.ts';
import { SHORT } from './soughtLabels.ts';

/**
 * `ACCOUNTING` of a name is no misread `account id`: a text misreads nothing, and prints two words as two. `Business: La` is no misread
 * `business id`: the colon ends a label before it.
 */
export const isOtherWord = (label: string, words: readonly Word[]) =>
  endsOtherwise(label, words) ||
  lacksItsEnd(label, words) ||
  lacksNo(label, words) ||
  lacksOr(label, words) ||
  saysIs(label, words) ||
  endsBefore(label, words) ||
  endsLonger(label, words) ||
  endsInKind(label, words) ||
  (words[0]!.source === 'text' && words.length === 1 && /\p{L} \p{L}/u.test(label));

/** `ISSUED FOR tax compliance` is no misread `issued to`. */
function endsOtherwise(label: string, words: readonly Word[]): boolean {
  const [own, printed] = [label, words.at(-1)!.text].map(
    (text) => LAST_LETTERS.exec(text.toLowerCase())?.[0] ?? '',
  );
  return own !== printed && [own, printed].every((word) => PREPOSITION.test(word!));
}
/** `REGISTERED NURSE` is no misread `registered to`: a word is not lost between two, though two may be read as one. */
const lacksItsEnd = (label: string, words: readonly Word[]): boolean => {
  const [end, ...others] = label.split(' ').reverse();
  return end === 'to' && words.length <= others.length && !words.at(-1)!.text.toLowerCase().includes(end);
};
/** `ADDRESS - P.O. BOX 118` is no misread `address (no po box)`. */
const lacksNo = (label: string, words: readonly Word[]): boolean =>
  /\(no /.test(label) && !words.some(({ text }) => /^\W*no\b/i.test(text));
/** `FILM PRODUCTION SERVICES` is what somebody does, and no misread `products or services`: a text does not lose the word between two. */
const lacksOr = (label: string, words: readonly Word[]): boolean =>
  / or /.test(label) &&
  words[0]!.source === 'text' &&
  words.length < label.split(' ').length &&
  words.every(({ text }) => /^\p{L}+\W?$/u.test(text) && !/^or$/i.test(text));
/** `Type of Service: Shoe repair` asks for no `type of services`: the colon ends the label, however the next word begins. */
export const endsAtColon = (label: string, words: readonly Word[]): boolean =>
  words[0]!.source === 'text' &&
  !label.includes(':') &&
  words.slice(0, -1).some(({ text }) => /\p{L}:$/u.test(text));
/** `This license is issued to` whom it names, and is no misread `this license issued` of a date. */
const saysIs = (label: string, words: readonly Word[]): boolean =>
  / issued$/.test(label) && words.some(({ text }) => /^is$/i.test(text));
/** `This is your total` at the end of a line, above `income`, is no misread `this is your total tax`: all but the last word is printed exactly so. `Home Improvement Contractor` is what somebody is, and no misread `home improvement contractor id`. */
const endsBefore = (label: string, words: readonly Word[]): boolean => {
  const own = label.split(' ');
  const printed = words.map(({ text }) => foldLetters(text)).join('');
  return (
    own.length > 2 && /^id$|.{3}/.test(own.at(-1)!) && printed === foldLetters(own.slice(0, -1).join(''))
  );
};
/** `Savings & Loan` is no misread `savings no`, which ends in two letters. */
const endsLonger = (label: string, words: readonly Word[]) =>
  / no$/.test(label) && words.length > 1 && /^\p{L}{4,}\W*$/u.test(words.at(-1)!.text);
/** `Company Inc` ends a firm's name, and is no misread `company ein`. */
const endsInKind = (label: string, words: readonly Word[]) =>
  isKindOfCompany(words.at(-1)!.text) && !isKindOfCompany(label.split(' ').at(-1)!);
const LAST_LETTERS = /\p{L}+(?=\P{L}*$)/u;
const PREPOSITION = /^(?:to|for|by|of|on|at|in|from|with)$/;

/** `ROC 347116` behind `License Number`: so few letters close before figures, without their sign, are no `roc #`, but begin the number. */
export function lacksSign(
  label: string,
  pattern: string,
  words: readonly Word[],
  next: Word | undefined,
): boolean {
  const { box } = words.at(-1)!;
  const isSigned = [...words, next].some((word) => word?.text.includes('#'));
  const isClose = next !== undefined && next.box.x0 - box.x1 < box.y1 - box.y0;
  return label.endsWith('#') && pattern.length <= SHORT && !isSigned && isClose && /^\d/.test(next.text);
}
