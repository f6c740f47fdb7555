/** A kind of business, which a number may go before: `541120 - Notary Services`, `4450-4459 Food Stores`, `170.004001 Barber Shop`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { headsNextColumn } from '../licences/headsNextColumn.ts';
import { legalFormOf } from './legalForm.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { beforeLabel } from '../names/ownerName.ts';
import { text } from '../names/plainWords.ts';
import { parseDate } from '../plain.ts';
import { inOneLine } from '../sentences.ts';
import type { Shape } from '../shape.ts';

/** A number of two to six digits, or several of a list, or a sign alone. */
const isNumber = ({ text: print }: Word) =>
  /^\W*\d{2,6}(?:[-.\u2013\u2014]\d{2,6})*\W*$|^[^\w&/]+$/.test(print);

/** The words of the first line behind a number, or all of them; below a number alone those of the next line. */
export const codedActivity: Shape = (words, cell) => {
  const lines = toLines(words).map((one) => one.words);
  const [line = [], next] = lines[0]?.every(isNumber) ? lines.slice(1) : lines;
  const own = beforeRates(withoutMeasure(withRest(line, next))).filter((word) => !isNumber(word));
  return headsNextColumn(textOf(own)) ||
    IS_FIRM.test(textOf(own)) ||
    PAID.test(textOf(own)) ||
    own.some(({ text: print }) => /\d/.test(print))
    ? null
    : text(own, cell);
};

/** `PLUMBING CONTRACTORS     8.1     1,248,310.00`: the columns of a rate and of amounts behind it. */
const beforeRates = (line: readonly Word[]): readonly Word[] => {
  const end = line.findIndex(({ text: print, box }, at) => {
    const before = line[at - 1];
    const isApart = before && box.x0 - before.box.x1 > COLUMN_GAP * (box.y1 - box.y0);
    return isApart && isSpelled(before) && /^\$?[\d,]*\.\d+%?$/.test(print);
  });
  return end < 0 ? line : line.slice(0, end);
};
const isSpelled = ({ text: print }: Word) => /\p{L}{2}/u.test(print);

/** `1631 - RESTAURANT (0-30) SEATS HIGH RISK`: how large it is, and what a list says behind that. */
const withoutMeasure = (line: readonly Word[]): readonly Word[] => {
  const end = line.findIndex(({ text: print }, at) => at > 0 && /^\(\d/.test(print));
  return end < 0 ? line : line.slice(0, end);
};

/** `SALES AND USE TAX`, `GE / ONE-TIME FEE`, `Sales Tax Permit`: what is paid or granted, not what somebody does. */
const PAID =
  /\b(?:(?:tax(?:es)?|fees?)(?: (?:permit|licen[cs]e|certificate|receipt|registration|account)s?)?|(?:payment|amount|tax|fee) (?:received|paid|due)(?: by(?: [a-z]+){1,4})?)$/i;
/** `SALES, USE AND HOTEL OCCUPANCY` beside `LICENSE TYPE`: the taxes that it is held for. */
const TAXES =
  /^(?=.*\bsales\b)(?=.*\b(?:use|withholding)\b)(?:(?:and|&|or|sales|use|hotel|motel|rooms?|lodging|occupancy|excise|withholding|employer|local|state|tax)(?:,? | ?\/ ?|$))+$/i;
/** `Renewal date`, `Date printed`, `Granted`: the head of the next column, which asks for a day. */
const DAY =
  /^(?:(?:[a-z]+ ){1,2}date|date(?: [a-z]+){0,2}|start|begins|beginning|granted|issued?|iss?d|registered|recorded|activated|renewed|renewal|valid|expires|expiry|ends|ending|effective)$/i;
/** `3 — Retail` in Tennessee: the class that its tax is paid in. */
const TAX_CLASS = /^\d(?:[A-E]? ?[-–—]|[A-E]) ?(?:retail(?:er)?|wholesaler?|services?)\W*$/i;
/** `JUNIPER ST, SALEM, OR 97301`: where it is. */
const ADDRESS = /,? [A-Z]{2},? \d{5}(?:-\d{4})?$/;

/** `General`, `New Business License`, `Class A`, `Sole Proprietorship`: what tells of a licence or of a company, and of no trade. */
const CLASS =
  /^(?:(?:general|standard|regular|basic|copy|duplicate|annual|biennial|new|renewal|original|initial|temporary|permanent|provisional|active|business(?:es)?|commercial|residential|home|home-based|occupation(?:al)?|licen[cs]es?|permits?|certificates?|registration|class|type|primary|secondary|tier|level|[a-z]|i{1,3}|city|county|state|local|resident|non-?resident|other|none|n\/a|std)(?:$|[\s/-]+))+$/i;

/** What all do who sell anything; `SELLING TANGIBLE` where the line ends, and beside it another column. */
export const OF_SELLERS = /^sell(?:ing)? tangible\b/i;

/** `RED DIRT HOBBIES LLC` below a code: who does it; a `Tow Truck Company` is a trade. */
const IS_FIRM = /\b(?:p?llc|l\.l\.c|inc|l?lp|ltd)\.?$/i;

/** `BUSINESS ACTIVITY INDICATED ABOVE`: a sentence that says where the trade stands. */
const ELSEWHERE = /^(?:indicated|described|shown|stated|listed|named|specified|set forth)\b/i;

/** `This license is not transferable`, right below a label without an answer. */
const SAYS = /^(?:this|the (?:licen[cs]e|permit|certificate|registration|business))\b/i;

/** What somebody does, without the number or the letter of a class in front of it or in the line above. */
export const trade: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => line.words);
  const at = lines[0]?.every(isNumber) ? 1 : 0;
  // `448130 CHILDREN'S CLOTHING  County: 7`
  const first = beforeLabel(lines[at] ?? []);
  const start = first.findIndex(
    (word, at) =>
      !isNumber(word) && !isLetterOfClass(word, first[at + 1]) && !isCodeOfClass(word, first[at + 1]),
  );
  const own = withRest(start > 0 ? first.slice(start) : first, lines[at + 1]);
  const parts = text(beforePlace(withoutClass(own)), cell);
  const said = String(parts?.value?.value ?? '');
  const isOther =
    isTorn(first) ||
    // `13 de abril de 2026` of the box beside it; behind `SHOE REPAIR` a day may stand in the next column
    parseDate(textOf(splitAtGaps(first, COLUMN_GAP)[0] ?? [])) !== null ||
    // the last box of a row of codes
    parseDate(said) !== null ||
    headsNextColumn(said) ||
    [own, first].some((line) => TAX_CLASS.test(textOf(line))) ||
    [PAID, TAXES, DAY, ADDRESS, CLASS, OF_SELLERS, ELSEWHERE, SAYS].some((kind) => kind.test(said)) ||
    IS_FIRM.test(said) ||
    legalFormOf(said) !== null;
  return parts && !isOther ? parts : null;
};

/** `Furniture reu          and repair` of a scan: what links two words stands behind a gap, in which letters were lost. */
const isTorn = (line: readonly Word[]): boolean =>
  splitAtGaps(line, COLUMN_GAP).some(
    ([first], at) => at > 0 && first!.source === 'ocr' && /^(?:and|or|of|for|with)$/.test(first!.text),
  );

/** `SPEC ELECTRICAL`, and below it `CONTRACTOR`: what somebody is, alone on the next line; `RETAILER, CANDLES AND` goes on there. */
const withRest = (line: readonly Word[], rest: readonly Word[] = []): readonly Word[] => {
  const last = line.at(-1)?.text ?? '';
  const [next, ...others] = rest;
  const isOneWord = others.length === 0 && ENDS_TRADE.test(next?.text ?? '') && /^[\p{L}/&-]+$/u.test(last);
  const goesOn = line.length > 1 && GOES_ON.test(last) && rest.every(isSpelled);
  return next && (isOneWord || goesOn || closesBracket(line, rest)) ? inOneLine([...line, ...rest]) : line;
};
/** `Snack Bars (Nonalcoholic`, and below it `Beverages)`. */
const closesBracket = (line: readonly Word[], rest: readonly Word[]): boolean =>
  /\([^()]*$/.test(textOf(line)) && /^[^()]*\)$/.test(textOf(rest));
const GOES_ON = /^(?:and|&|or)$/i;
const ENDS_TRADE =
  /^(?:contractors?|services?|dealers?|retailers?|establishments?|operators?|sales|stores?|maintenance|repairs?|installation|cleaning|rentals?|supplies|products|goods|equipment|manufacturing|contracting|shops?|salons?|restaurants?)$/i;

/** `B      Retail Sales`, `3      Retailer`, `2B      PIANO TUNING`: a letter, a figure or both in a column of its own. */
const isLetterOfClass = ({ text: print, box }: Word, next: Word | undefined) =>
  /^(?:[\p{Lu}\d]|\d\p{Lu})$/u.test(print) &&
  next !== undefined &&
  next.box.x0 - box.x1 > COLUMN_GAP * (box.y1 - box.y0);
const COLUMN_GAP = 1.5;
/** `Mobile Food Unit - Type III`, `Exam Preparation (NAICS 611691)`, `Pottery, one room (180` sq. ft.: the class behind it, or its number in a list. */
const withoutClass = (print: readonly Word[]): readonly Word[] => {
  const end = print.findIndex(
    ({ text: sign }, at) =>
      at > 0 &&
      (/^\((?:(?:naics|sic)$|\d[^)]*$)/i.test(sign) ||
        (/^[-\u2013\u2014]$/.test(sign) && /^(?:type|class)$/i.test(print[at + 1]?.text ?? ''))),
  );
  return end < 0 ? print : print.slice(0, end);
};
/** `SHOE REPAIR at 204 Court Square N, Reno`: where the sentence says the business is. */
const beforePlace = (print: readonly Word[]): readonly Word[] => {
  const end = print.findIndex(
    ({ text: word }, at) =>
      at > 0 &&
      (/^(?:within|located|situated)$/.test(word) ||
        (word === 'at' && /^(?:\d|the$|no\.|number$)/.test(print[at + 1]?.text ?? ''))),
  );
  return end < 0 || !/^\p{Lu}/u.test(print[0]!.text) ? print : print.slice(0, end);
};
/** `C54 - Ceramic and Mosaic Tile`: the class, which a dash parts from what it is. */
const isCodeOfClass = ({ text: print }: Word, next: Word | undefined) =>
  /^\p{Lu}{1,3}-?\d{1,3}\p{Lu}?$/u.test(print) && /^[-\u2013\u2014:]$/.test(next?.text ?? '');
