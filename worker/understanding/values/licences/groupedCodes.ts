/** Numbers of licences printed in several groups: `BPOL 25 – 01387`, `OTC 2024 0113`, `12 34567 8`. */
import type { Word } from '../../../reading/page.ts';
import { parseDate } from '../plain.ts';

/** The whole number that the word at this place is a group of; null where it is one by itself, or where the print beside it is none. */
export function groupsOf(words: readonly Word[], at: number): readonly Word[] | null {
  if (at < 0 || !isGroup(words[at]!)) return null;
  let [from, to] = [at, at];
  while (from > 0 && isGroup(words[from - 1]!) && isNear(words[from - 1]!, words[from]!)) from--;
  while (to < words.length - 1 && isGroup(words[to + 1]!) && isNear(words[to]!, words[to + 1]!)) to++;
  const own = withoutWords(words.slice(from, to + 1));
  const isOne = own.length > 1 && own.length <= MOST_GROUPS && own.includes(words[at]!) && !isTerm(own);
  return isOne && (areDashed(own) || (isAlone(words, own) && !mayBeTorn(own))) ? own : null;
}
/** With the dashes between them. */
const MOST_GROUPS = 6;

const DASH = /^[-\u2010-\u2014]$/;
/** Figures, with capitals or without, or a few of these alone. */
const GROUP = /^#?(?:\p{Lu}{1,5}|\p{Lu}{0,4}\d[\d\p{Lu}./\u2010-\u2014-]*)$/u;
/** `06/21/2023 0007-0001-4`: the day that stands in front of a number is none of it. */
const isGroup = ({ text }: Word) => DASH.test(text) || (GROUP.test(text) && !isDay(text));
const isDay = (text: string) => /[./-]/.test(text) && parseDate(text) !== null;
const isSpelled = ({ text }: Word) => /^\p{Lu}+$/u.test(text);
const hasFigure = ({ text }: Word) => /\d/.test(text);

/** `NO 4471`, `TEL 555-0100`, `DEC 31`: a word for another number, or for this one, and no group of it. */
const WORD =
  /^(?:ID|NO|NUM|NBR|LIC|NEW|FEE|SEQ|FEIN|EIN|FID|SSN|TEL|FAX|ACCT|CERT|DATE|YEAR|CODE|TYPE|CLASS|CITY|STATE|ZIP|PAGE|FORM|TAX|UBI|NAICS|SIC|DBA|LLC|INC|EXP|ISS|BOX|UNIT|STE|SUITE|ROOM|JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC)$/;

/** Without words before the number, dashes at its ends and words behind it: `20417 - NEW` says what becomes of it. */
function withoutWords(groups: readonly Word[]): readonly Word[] {
  const start = groups.findLastIndex(({ text }) => WORD.test(text)) + 1;
  const own = groups.slice(start);
  const first = own.findIndex(({ text }) => !DASH.test(text));
  const last = own.findLastIndex((word) => !DASH.test(word.text) && !isSpelled(word));
  return first < 0 ? [] : own.slice(first, last + 1);
}

/** `500 2276` of a scan, `0017733 204.000`: figures alone, between which others may have been lost, or of two numbers. */
const mayBeTorn = (groups: readonly Word[]) =>
  groups.every(({ text }) => !/\p{L}/u.test(text)) &&
  groups.some(({ source, text }) => source === 'ocr' || text.includes('.'));

/** `2024 – 2025`, `01/01/2024 - 12/31/2024`, `12 - 31 - 2024`, `06 30 2025`: days. */
const isTerm = (groups: readonly Word[]) =>
  groups.every(({ text }) => DASH.test(text) || /^(?:19|20)\d\d$/.test(text) || parseDate(text) !== null) ||
  parseDate(groups.map(({ text }) => text).join('')) !== null ||
  parseDate(groups.map(({ text }) => text).join('/')) !== null;

/** Is a dash between all groups that hold figures? Then the print beside them may be what it likes. */
const areDashed = (groups: readonly Word[]) =>
  groups.some(({ text }) => DASH.test(text)) &&
  groups.every(
    (word, at) =>
      DASH.test(word.text) || at === 0 || DASH.test(groups[at - 1]!.text) || !hasFigure(groups[at - 1]!),
  );

/** Is it all that stands in its column: nothing but dirt before it, and a gap or nothing behind it? */
function isAlone(words: readonly Word[], groups: readonly Word[]): boolean {
  const [from, to] = [words.indexOf(groups[0]!), words.indexOf(groups.at(-1)!)];
  const next = words[to + 1];
  const isFirst = words.slice(0, from).every(({ text }) => !/[\p{L}\d]/u.test(text));
  return isFirst && !(next && isNear(words[to]!, next, GAP));
}
/** Heights of print between what stands in two columns. */
const GAP = 1.5;

/** A space may be wider than capitals are high, a dash of a scan is hardly high itself; what OCR tore stands closer than words do. */
const isNear = ({ box: a }: Word, { box: b }: Word, heights = SPACE) => {
  const high = Math.max(a.y1 - a.y0, b.y1 - b.y0);
  const isLevel = Math.abs(a.y0 + a.y1 - b.y0 - b.y1) < high;
  return isLevel && b.x0 - a.x1 <= high * heights;
};
const SPACE = 1.2;
