/** What a licence tells in sentences: `grants a license to Ann Blau, doing business as Verity Tax, located at 22 Elk Dr, Reno, NV 89501`. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { address, withoutNextColumn } from '../places/address.ts';
import { addressBelowName } from '../places/addressBelowName.ts';
import { isBusinessName } from '../names/businessWords.ts';
import { besideOffice } from './besideOffice.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { parsePersonName } from '../names/names.ts';
import { isListedPerson, isPersons } from '../names/isPersons.ts';
import { parsePlace } from '../places/place.ts';
import { PRACTISES } from './practises.ts';
import { textOf } from '../runs.ts';
import { columnBefore, inOneLine, speechOf, wordsAfter } from '../sentences.ts';
import type { Parts, Shape } from '../shape.ts';
import { leadsTo } from '../places/startsStreet.ts';
import { asValue, bare, CERTIFIED, isInitial, nameAt, only } from '../told.ts';

const TRADES_AS =
  'under the (?:title|style) of:?|doing business as|d/b/a|dba|t/a|trading as|(?<!\\b(?:premises|dwelling|residence|property|building|house) )(?:to be )?known as|operating as|the operator of|(?<!(?:under|through) the )(?:fictitious|assumed)(?: business)? name is|under the (?:trade|fictitious|business|assumed) name(?: of)?|under the name(?: and style)?(?: of)?(?! (?:shown|stated|printed|listed|given|set|above|below|and)\\b)';
const TRADES = new RegExp(`\\b(?:${TRADES_AS})\\b`, 'i');
/** `is doing business as (fictitious business name): Elm Books`. */
const DBA = new RegExp(`\\b(?:${TRADES_AS}):? (?:\\((?:fictitious|assumed)[^()]*\\):? )?`, 'i');
const PLACE =
  /\b(?:(?:located|situated|conducted|operating|operated|maintained)(?: in the [\p{L} ]+)? at|business at|posted (?:at|in) the following location(?: in a conspicuous place)?:?|premises(?: known as| located)?(?: at)?:?|(?:dwelling|residence|property|building|house) (?:known as|located at)|(?<=\p{Lu}[\p{L}'’]+, )at(?= \d+\S* \p{L})|place of business (?:is )?at|principal place of business(?: is)?:|whose (?:business )?address is|engage in business(?: in the [\p{L} ]+?)? at) /iu;
/** So many words make an address, at most. */
const LONGEST_ADDRESS = 18;

/** What it trades as. */
export const toldTradeName: Shape = (words) => {
  const names = wordsAfter(speechOf(words), DBA)
    .filter((print) => !isFormer(words, print))
    .map((print) => tradeNameAt(besideOffice(print, speechOf(words))));
  return asValue(only(names.map((name) => bare(parseBusinessName(name)))));
};

/** `Business previously licensed to   Ann Lee d/b/a Elm Bakery`: who had the licence before, in the line that says so. */
const isFormer = (words: readonly Word[], [first]: readonly Word[]): boolean => {
  const line = toLines(words).find((one) => one.words.includes(first!))?.words ?? [];
  return FORMER.test(textOf(line.slice(0, line.indexOf(first!))));
};
const FORMER =
  /\b(?:previous(?:ly)?|former(?:ly)?|prior (?:owner|licensee|holder|tenant|business)|predecessor)\b/i;

/** `Peixe Bravo Brewery` above `Ann Silva, Manager`: the line below names whoever runs it. */
function tradeNameAt(print: readonly Word[]): readonly Word[] {
  const name = nameAt(print);
  const [first] = name;
  const isRunBy = ROLE.test(print[name.length]?.text ?? '') && name.at(-1)!.text.endsWith(',');
  return isRunBy ? name.filter(({ box }) => box.y0 < first!.box.y1) : name;
}
const ROLE = /^(?:manager|proprietor|owner|president|agent)\b/i;
/** Who trades under that name, or is called its owner behind a comma. */
export const toldOwner: Shape = (words) => {
  const speech = speechOf(words);
  const owners = [TRADES, OWNER, RESIDENT]
    .flatMap((tail) => columnBefore(speech, tail))
    .map((print) => {
      const name = nameBefore(print);
      const parsed = hasCompanySuffix(textOf(name)) ? null : parsePersonName(name);
      // `ISSUED TO` heads the column beside `TRADING AS`
      const isName = parsed && !isBusinessName(String(parsed.value)) && !NO_OWNER.test(String(parsed.value));
      return isName ? parsed : null;
    });
  const certified = wordsAfter(speech, CERTIFIED).map((print) => {
    const name = nameAt(print);
    const rest = textOf(print.slice(name.length, name.length + 8));
    const isBusiness = isBusinessName(textOf(name));
    const isPerson =
      IS_TO_PRACTICE.test(rest) ||
      (rest.search(PRACTISES) === 0 && !isBusiness) ||
      (TRADES_UNDER.test(textOf(print.slice(name.length, name.length + LONGEST_TRADE))) &&
        !isBusiness &&
        !hasCompanySuffix(textOf(name)));
    return isPerson ? parsePersonName(name) : null;
  });
  const granted = wordsAfter(speech, GRANTED).map((print) => {
    const parsed = parsePersonName(nameAt(print));
    return parsed && isPersons(String(bare(parsed)!.value)) ? parsed : null;
  });
  const called = wordsAfter(speech, CALLED_OWNER).map((print) => {
    const name = nameAt(print);
    return isBusinessName(textOf(name)) ? null : parsePersonName(name);
  });
  return asValue(only([...owners, ...certified, ...granted, ...called].map(bare)));
};
/** `Business License Division` of the office in the column beside. */
const NO_OWNER =
  /^(?:legal|business|registered|entity|company) (?:entity|name|owner)$| (?:to|by|division|department|office|bureau|board)$|^(?:city|county|town|state|department|office|board) of\b/i;
/** `whose owner and managing member is Ann Lee`, `Line of business: Event planning. Managing member: Ann Lee.` */
const CALLED_OWNER =
  /\bwhose (?:\p{Ll}+ ){0,2}(?:owner|proprietor|member|partner|president|principal)(?: (?:and|or) (?:\p{Ll}+ ){0,2}\p{Ll}+)? is |(?<=\p{L}[.;] )(?:(?:managing|sole) member|(?:sole )?proprietor|(?:sole )?owner|general partner): /iu;
const GRANTED = /\b(?:granted|issued|given) (?:un)?to:? /i;
/** `a Retail License to Kettle Supper Club, LLC, agent`: the business it is granted to. */
export const toldHolder: Shape = (words) => {
  const names = wordsAfter(speechOf(words), GRANTED_OR_LICENCE).map((print) =>
    bare(parseBusinessName(nameAt(print))),
  );
  return asValue(only(names.filter((name) => name && isBusinessName(String(name.value)))));
};
const GRANTED_OR_LICENCE =
  /\b(?:(?:granted|issued|given|license|licence|permit) (?:un)?to|be it known that|know(?:n to)? all (?:(?:men|persons|people) )?by these presents,? that):? /i;
/** What people are licensed to, and no business is. */
const IS_TO_PRACTICE = /^(?:is|has been)(?: \p{L}+){0,4} to practice\b/iu;
/** `is hereby licensed to operate a family day home under the name Elm House`: whoever operates it has another name. */
const TRADES_UNDER =
  /^(?:is|has been)(?: hereby)? (?:licensed|authorized|permitted) to [a-z ,&-]+ under the name\b/;
const LONGEST_TRADE = 24;

/** `Josephine Tran-Delgado, resident of`: no business lives anywhere. */
const RESIDENT = /(?<=\p{L}, )(?:an? )?(?:resident of|resident at|residing at|residing in)\b/iu;
const OWNER = /(?<=\p{L}, )(?:an? )?(?:sole )?(?:owner|proprietor)\b/iu;

/** `TAXPAYER NAME   KAIMANA T AKANA`, all in capitals. */
const LABEL_OF_NAMES = /^(?:name|owner|licensee|taxpayer|permittee|registrant|applicant)$/i;
/** The name a line ends with: capitals back to a small word, a comma or a label. */
function nameBefore(print: readonly Word[]): readonly Word[] {
  // a comma filled in apart from the name
  const line = print.slice(0, print.findLastIndex(({ text }) => /\p{L}/u.test(text)) + 1);
  const start = line.findLastIndex(
    ({ text }, at) =>
      !/^\p{Lu}/u.test(text) ||
      LABEL_OF_NAMES.test(text) ||
      (at < line.length - 1 && /[,;:.]$/.test(text) && !isInitial(line[at]!)),
  );
  // `412 RACE ST` in the column beside the line above
  if (/^\d/.test(line[start]?.text ?? '')) return [];
  // `OSGOOD, PETRA L`, `OSGOOD, PETER L JR`: no name ends in an initial but one whose surname stands first
  const isSurname = start >= 0 && /^\p{Lu}[\p{L}'’-]+,$/u.test(line[start]!.text);
  const own = line.slice(Math.max(0, start));
  return isSurname && (/^\p{Lu}\.?$/u.test(line.at(-1)!.text) || isListedPerson(textOf(own)))
    ? own
    : line.slice(start + 1);
}

/** `at 90 Canal St, Lowell, MA 01852`, `at number 90 Canal St`, `at Route 5 Box 17-C`, `of 12 Mill Ln, Ely, NV 89301`; not where somebody resides. */
const AT =
  /(?<!\bresid(?:ing|ent|es) )\b(?:at|of)(?: (?:number|no\.))? (?=\d+\S* \p{L}|(?:rural |star )?(?:route|rte?\.?|rr|hc) \d+,? box )/iu;
/** Where it does. */
export const toldAddress: Shape = (words, cell) =>
  addressIn(words, cell, [PLACE, AT]) ?? addressBelowName(words, cell);
/** The same, where the sentence says what is there: `engage in business in the State of Hawaii at`. */
export const toldPremises: Shape = (words, cell) => addressIn(words, cell, [PLACE]);

function addressIn(words: readonly Word[], cell: Box, leads: readonly RegExp[]): Parts | null {
  const speech = speechOf(words);
  for (const print of leads.flatMap((lead) => wordsAfter(speech, lead))) {
    // `118 KING ST        BERKELEY COUNTY`: another column
    const own = toLines(print.slice(0, LONGEST_ADDRESS)).flatMap((line) => withoutNextColumn(line.words));
    const end = own.findIndex((_, at) => parsePlace(own.slice(0, at + 1)) !== null);
    const parts = end < 0 ? onLines(own, cell) : address(inOneLine(behindNames(own.slice(0, end + 1))), cell);
    if (parts?.street) return parts;
  }
  return null;
}
/** `on the premises to Heron Tavern, Inc. d/b/a THE HERON at 31 SOUTH AVENUE`: whose premises they are is no part of the street. */
const behindNames = (words: readonly Word[]): readonly Word[] =>
  words.slice(words.findLastIndex((word, at) => leadsTo(word, words[at + 1])) + 1);
/** `94-1187 KA UKA BLVD # C-12`, and below it `WAIPAHU HI 96797`: only the line tells where the street ends. */
function onLines(words: readonly Word[], cell: Box): Parts | null {
  const [street = [], place = []] = toLines(words).map((line) => line.words);
  return /^\d/.test(street[0]?.text ?? '') && parsePlace(place) ? address([...street, ...place], cell) : null;
}
