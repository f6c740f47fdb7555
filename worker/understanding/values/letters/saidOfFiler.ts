/** What a letter's sentences and lines say of who files: `Your social security number on the return is 937-20-6621`, `Ann Lee, SSN 918-20-5583; Bo Lee, SSN 919-65-0021`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { phone } from '../plain.ts';
import { textOf } from '../runs.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Parts, Shape } from '../shape.ts';

const ON_RETURN = String.raw`(?: (?:on|as shown on|as it appears on) (?:the|this|your) return)?`;
const YOUR_NUMBER = new RegExp(
  String.raw`\byour social security number${ON_RETURN}(?: is| was|:) (?=\d{3}-)`,
  'i',
);
const YOUR_PHONE =
  /\b(?:your|the) (?:tele)?phone number(?: (?:we have )?(?:on file|on the return|for you)(?: for you)?)?(?: is|:) (?=\(?\d{3}\b)/i;
/** Others have numbers, too. */
const OF_OTHERS = /\b(?:spouse|wife|husband|dependents?|child(?:ren)?|son|daughter|preparer)\b/i;

/** `937-20-` at the end of a line and `6621` at the start of the next. */
function numberAt(words: readonly Word[]): Parts | null {
  const [first, second] = words;
  const [text, count] = /-$/.test(first?.text ?? '')
    ? [first!.text + (second?.text ?? ''), 2]
    : [first?.text ?? '', 1];
  const number = /^\d{3}-\d{2}-\d{4}(?=[.,;)]?$)/.exec(text)?.[0];
  return number ? { value: { value: number, words: words.slice(0, count) } } : null;
}

const spokenSsn: Shape = (words) => {
  const [said, ...others] = wordsAfter(speechOf(words), YOUR_NUMBER);
  return said && others.length === 0 ? numberAt(said) : null;
};

/** `SSN: 968-20-3094` in a line of its own, the one number of the page. */
const aloneInLine: Shape = (words) => {
  const all = words.filter(({ text }) => /\d{3}-\d{2}-\d{4}/.test(text));
  const line = toLines(words).find((one) => one.words.includes(all[0]!))?.words ?? [];
  const isAlone = /^(?:re: )?(?:your )?(?:ssn|social security (?:number|no\.?)|tin):? \d{3}-\d{2}-\d{4}$/i;
  return all.length === 1 && isAlone.test(textOf(line)) ? numberAt(all) : null;
};

const PAIR =
  /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4},? \(?(?:SSN|ssn|social security number):? \d{3}-\d{2}-\d{4}\)?[.,]?$/u;
/** One line of two names, each with its number; null where the page tells such numbers of others, too. */
function numbersOfPair(words: readonly Word[]): readonly Word[] | null {
  const all = words.filter(({ text }) => /\d{3}-\d{2}-\d{4}/.test(text));
  const line = toLines(words).find((one) => one.words.includes(all[0]!))?.words ?? [];
  const parts = textOf(line).split(/; (?:and )?|,? and (?=[^;]*\bssn\b)/i);
  const arePairs = all.length === 2 && parts.length === 2 && parts.every((part) => PAIR.test(part));
  return arePairs && !OF_OTHERS.test(textOf(line)) ? all : null;
}
const pairedSsn =
  (at: 0 | 1): Shape =>
  (words) => {
    const number = numbersOfPair(words)?.[at];
    const value = /\d{3}-\d{2}-\d{4}/.exec(number?.text ?? '')?.[0];
    return number && value ? { value: { value, words: [number] } } : null;
  };

export const saidSsn: Shape = (words, cell) =>
  spokenSsn(words, cell) ?? aloneInLine(words, cell) ?? pairedSsn(0)(words, cell);
export const saidSpouseSsn = pairedSsn(1);
export const saidPhone: Shape = (words, cell) => {
  const [said, ...others] = wordsAfter(speechOf(words), YOUR_PHONE);
  const number = /^\(?\d{3}\)?/.test(said?.[0]?.text ?? '') ? said!.slice(0, 2) : [];
  const own = number.slice(0, /\d{3}\D?\d{4}\D*$/.test(number[0]?.text ?? '') ? 1 : 2);
  return others.length === 0 ? phone(own, cell) : null;
};
