/** The number of an account behind what the bank calls it, both beside one label. */
import type { Word } from '../../../reading/page.ts';
import { textOf } from '../runs.ts';
import { endOfNumber } from './accountNumber.ts';

/** The number behind the kind of account beside a label: `Account     VALUE CHECKING 0410082`, `Account     Checking ••3321`, whose marks a scan reads as `*+`. */
export function behindKind(words: readonly Word[]): readonly Word[] | null {
  const [dash, last] = words.slice(-2);
  if (isNameAndEnd(words, dash?.text, last?.text)) return [last!];
  const kind = words.findIndex(({ text }) => /^(?:checking|savings)$/i.test(text));
  const isNamed = kind >= 0 && words.slice(0, kind).every(({ text }) => /^\p{L}+$/u.test(text));
  const [number, ...others] = words.slice(kind + 1);
  if (!isNamed || !number) return null;
  const groups = others.findIndex(({ text }) => !/^\d{1,6}$/.test(text));
  const rest = others.slice(0, groups < 0 ? others.length : groups);
  if (/^(?!20\d\d$)\d{4,}$/.test(number.text)) return [number, ...rest];
  // `Account     Business Checking 3001-558-246`
  if (/^\d+(?:-\d+)+$/.test(number.text) && endOfNumber(number.text)) return [number];
  const masked = [number, ...others.slice(0, 1)];
  const end = masked.findIndex((_, at) => MASKED_END.test(textOf(masked.slice(0, at + 1))));
  return end < 0 ? null : masked.slice(0, end + 1);
}

/** `Account     Business Fundamentals Chk - 5517`, all that stands there: a bank's own name for what it keeps, and the end of its number. */
const isNameAndEnd = (words: readonly Word[], dash = '', last = '') =>
  words.length > 3 &&
  words.length <= LONGEST_NAME &&
  /^[-–—]$/.test(dash) &&
  /^(?!(?:19|20)\d\d$)\d{4}$/.test(last) &&
  words.slice(0, -2).every(({ text }) => /^\p{Lu}[\p{L}'’-]*$/u.test(text));
const LONGEST_NAME = 8;

const MASKED_END = /^[^\p{L}\d\s$(]{2,}\s?\d{4}$/u;
