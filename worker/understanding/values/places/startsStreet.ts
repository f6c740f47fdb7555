/** How the line of a street begins. */
import type { Word } from '../../../reading/page.ts';
import type { Line } from '../../sheet/sheet.ts';
import type { Place } from './place.ts';
import { textsOf } from '../runs.ts';

const STREET_START =
  /^(?:#?\d+[\dA-Za-z/-]*$|p\.?\s?[o0]\.?$|po$|box$|rr$|hc$|urb\.?$|cond\.?$|psc$|cmr$|one$|[nsew]\d+[nsew\d]*$)/i;
/** The street of those who fetch their mail, and of those to whom it is brought along a road: `Route 5 Box 17-C`, which is no `Route 66 Diner`. */
export const NO_STREET =
  /^general delivery$|^(?:rural|star) (?:route|rte) |^(?:route|rte?\.?|r\.?r\.?|hc) \d+[a-z]?,? box /i;

/** `P O Box 1180` in three words. */
const POST_BOX = /^p\W? ?o\W? ?box\b/i;

/** `Ann Lee, 41 Elm Ave, Keene, NH 03431`, `Growth Fund, P.O. Box 9040`: where in one line the address begins, behind the name's comma; -1 where none does. */
export const addressBehindComma = (words: readonly Word[]): number =>
  words.findIndex(
    ({ text }, at) => /^(?:\d|p\.?o\.?(?:box)?$)/i.test(text) && words[at - 1]?.text.endsWith(','),
  );

/** `of 230 Mill St` within a deed. */
export const leadsTo = (first: Word | undefined, next: Word | undefined): boolean =>
  /^(?:of|at|is:?)$/.test(first?.text ?? '') && /^\d/.test(next?.text ?? '');

/** `of the 702 N Division St`, behind the end of a label that goes on in the next line: how many words lead to a house's number. */
export function behindLead(words: readonly Word[]): number {
  const at = words.findIndex(({ text }) => !/^(?:of|the|at|is:?)$/.test(text));
  return at > 0 && /^\d/.test(words[at]!.text) ? at : 0;
}

export const startsStreet = ({ words }: Line): boolean =>
  STREET_START.test(words[0]!.text.replace(/^[^\w#]+/, '')) ||
  [POST_BOX, NO_STREET].some((box) => box.test(textsOf(words).join(' ')));

/** Does a street stand before the city in its line: `1437 S Boulder Ave, Tulsa, OK 74119`, `at 31 South Avenue, Natick, MA 01760`? */
export const isStreetAndPlace = ({ before }: Place): boolean => {
  const [first, next] = before;
  return (
    STREET_START.test(first?.text ?? '') ||
    leadsTo(first, next) ||
    [POST_BOX, NO_STREET].some((box) => box.test(textsOf(before).join(' ')))
  );
};

/** `ADDR: 12 Elm St`, `Job site: 12 Elm St`: words up to the colon before a house's number are a label. */
export const behindLabel = (words: readonly Word[]): number =>
  words.findIndex(
    ({ text }, at) =>
      (/^\p{L}+:$/u.test(text) && /^\d/.test(words[at + 1]?.text ?? '')) ||
      (at === 0 && /^addr(?:ess)?:$/i.test(text)),
  ) + 1;
