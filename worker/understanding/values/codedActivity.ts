/** A kind of business, which a number may go before: `541120 - Notary Services`, `4450-4459 Food Stores`. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet.ts';
import { text } from './names.ts';
import type { Shape } from './shape.ts';

/** A number of two to six digits, or several of a list, or a sign alone. */
const isNumber = ({ text: print }: Word) => /^\W*\d{2,6}(?:[-\u2013\u2014]\d{2,6})*\W*$|^\W+$/.test(print);

/** The words of the first line behind a number, or all of them. */
export const codedActivity: Shape = (words, cell) => {
  const [line] = toLines(words);
  const own = line?.words.filter((word) => !isNumber(word)) ?? [];
  return own.some(({ text: print }) => /\d/.test(print)) ? null : text(own, cell);
};

/** `SALES AND USE TAX`, `GE / ONE-TIME FEE`, `Sales Tax Permit`: what is paid or granted, not what somebody does. */
const PAID = /\b(?:tax(?:es)?|fees?)(?: (?:permit|licen[cs]e|certificate|receipt|registration|account)s?)?$/i;
/** `KIND OF BUSINESS | STATE | COUNTY`: the head of the next column. */
const HEADING =
  /^(?:state|county|city|location|basis|rate|amount|total|status|issue fee|class|section|number)$/i;

/** What somebody does, without the number in front of it. */
export const trade: Shape = (words, cell) => {
  const first = toLines(words)[0]?.words ?? [];
  const start = first.findIndex((word) => !isNumber(word));
  const parts = text(start > 0 ? first.slice(start) : first, cell);
  const said = String(parts?.value?.value ?? '');
  return parts && !PAID.test(said) && !HEADING.test(said) ? parts : null;
};
