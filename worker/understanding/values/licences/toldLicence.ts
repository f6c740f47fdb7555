/** Whom a licence names in sentences: `grants a license to Ann Blau, doing business as Verity Tax`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { isBusinessName } from '../names/businessWords.ts';
import { besideOffice } from './besideOffice.ts';
import { hasCompanySuffix, isKindOfCompany } from '../names/kindOfCompany.ts';
import { companyName, parseBusinessName } from '../names/firmNames.ts';
import { parsePersonName } from '../names/names.ts';
import { isListedPerson, isPersons } from '../names/isPersons.ts';
import { PRACTISES } from './practises.ts';
import { textOf } from '../runs.ts';
import { columnBefore, speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, bare, CERTIFIED, isInitial, nameAt, only } from '../told.ts';

const TRADES_AS =
  'under the (?:title|style) of:?|doing business as|d/b/a|dba|t/a|trading as|(?<!\\b(?:premises|dwelling|residence|property|building|house) )(?:to be )?known as|operating as|the operator of|(?<!(?:under|through) the )(?:fictitious|assumed)(?: business)? name is|under the (?:trade|fictitious|business|assumed) name(?: of)?|under the name(?: and style)?(?: of)?(?! (?:shown|stated|printed|listed|given|set|above|below|and)\\b)';
const TRADES = new RegExp(`\\b(?:${TRADES_AS})\\b`, 'i');
/** `is doing business as (fictitious business name): Elm Books`. */
const DBA = new RegExp(`\\b(?:${TRADES_AS}):? (?:\\((?:fictitious|assumed)[^()]*\\):? )?`, 'i');
/** What it trades as. */
export const toldTradeName: Shape = (words) => {
  const names = [DBA, OWNER_OF]
    .flatMap((lead) => wordsAfter(speechOf(words), lead))
    .filter((print) => !isFormer(words, print))
    .map((print) => tradeNameAt(besideOffice(print, speechOf(words))));
  return asValue(only(names.map((name) => bare(parseBusinessName(name)))));
};

/** `Ann Lee, owner of Elm Bakery, having paid`, and no `owner of Record`, `of Lot 12`. */
const OWNER_OF =
  /(?<=\p{L}, )(?:the |an? )?(?:[Ss]ole )?(?:[Oo]wner|[Pp]roprietor|[Oo]perator|OWNER|PROPRIETOR|OPERATOR)s? (?:of|OF) (?=\p{Lu})(?![Rr]ecord\b|RECORD\b|[Ll]ot\b|LOT\b|[Uu]nit\b|UNIT\b|[Pp]arcel\b|PARCEL\b|SAID\b|THE\b)/u;

/** `Alder Lane Bakery, LLC doing business as Sundial Bread`: the company that trades so, which holds it in its own name. */
export const tradingCompany: Shape = (words, cell) => {
  const companies = columnBefore(speechOf(words), TRADES).map((print) =>
    bare(companyName(nameWithKind(print), cell)?.value ?? null),
  );
  return asValue(only(companies));
};
/** The kind of company with the name that its comma parts from it, without the `That` of `KNOW ALL MEN BY THESE PRESENTS, That`. */
function nameWithKind(print: readonly Word[]): readonly Word[] {
  const end = nameBefore(print);
  const isKind = isKindOfCompany(textOf(end));
  const name = isKind ? [...nameBefore(print.slice(0, print.indexOf(end[0]!))), ...end] : end;
  const before = print[print.indexOf(name[0]!) - 1]?.text ?? '';
  return /^that$/i.test(name[0]?.text ?? '') && before.endsWith(',') ? name.slice(1) : name;
}

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
  const speech = speechOf(words);
  const names = wordsAfter(speech, GRANTED_OR_LICENCE).map((print) => bare(parseBusinessName(nameAt(print))));
  const certified = wordsAfter(speech, CERTIFIED).map((print) => {
    const name = nameAt(print);
    const rest = textOf(print.slice(name.length, name.length + LONGEST_TRADE));
    return IS_LICENSED.test(rest) && hasCompanySuffix(textOf(name)) ? bare(parseBusinessName(name)) : null;
  });
  return asValue(only([...names, ...certified].filter((name) => name && isBusinessName(String(name.value)))));
};
/** `This is to certify that HERON TAVERN LLC, located at 12 Elm St, having paid the fee`: the company that the sentence licenses. */
const IS_LICENSED =
  /\bhaving (?:duly )?paid\b|\b(?:is|has been) (?:hereby |duly |also )*(?:licensed|permitted|authorized)\b/i;
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
