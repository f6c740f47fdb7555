/** What stands where a name is looked for and is none: sentences, and the next label of the row with what it says. */
import type { Word } from '../../../reading/page.ts';
import { isPartyHead } from './partyHead.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { addressBehindComma } from '../places/startsStreet.ts';
import { KINDS } from '../places/unitLetter.ts';

/** `OR DROP OUT OF A PARTNERSHIP, NOTIFY US OR YOU`: these words make a sentence; names hold `of`, `the`, `and`. */
const SPOKEN =
  /^(?:or|if|you|us|is|are|be|been|this|that|not|to|by|your|must|may|shall|will|has|have|with|which|any|before|born)$/i;
/** `STATE OF TENNESSEE HAVE BEEN MET`, `Georgia 30286, has paid the tax`: the verb of a sentence. */
const TELLS = /\b(?:ha(?:ve|s) (?:been|paid)|having paid|(?:is|are) hereby)\b/i;
const FEWEST_WORDS = 6;
const FEWEST_SPOKEN = 3;

/**
 * `true and accurate to the best of his knowledge`: names begin with a capital, on paper at least. Permits print their rules
 * in capitals throughout: there the words themselves tell.
 */
export const isProse = (words: readonly Word[]): boolean =>
  (words.length > 3 && TELLS.test(textOf(words))) ||
  // `matters before this office.`, `public.` in the column beside: how a sentence ends
  (words.length > 0 &&
    words.every(({ text }) => /^\p{Ll}/u.test(text)) &&
    (words.length < 3 ? /\p{Ll}{5}\.$/u : /\p{Ll}{3}\.$/u).test(words.at(-1)!.text)) ||
  (words.length >= 5 && words.filter(({ text }) => /^\p{Ll}/u.test(text)).length > words.length / 2) ||
  (words.length >= FEWEST_WORDS && words.filter(({ text }) => SPOKEN.test(text)).length >= FEWEST_SPOKEN);

/** Heights of print before the next column of a table of labels and answers. */
const COLUMN_GAP = 2;

/** `Quillwork Calligraphy      Zoning District: R-60`: the row up to a column that is a label and what it says. */
export function beforeNextPair(line: readonly Word[]): readonly Word[] {
  const runs = splitAtGaps(line, COLUMN_GAP);
  const next = runs.findIndex((run, at) => at > 0 && run.some(({ text }) => /\p{L}{2}:$/u.test(text)));
  return next < 0 ? line : runs.slice(0, next).flat();
}

/** `311 N 2nd St, Yakima, WA 98901`, `311 N 2nd St, Yakima, WA`, `311 N 2nd St`, `PO BOX 118`, `Yakima, WA 98901`: where somebody is, not who. */
const isWholeAddress = (words: readonly Word[]): boolean =>
  /^\d+[A-Z]?\s.*,?\s[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/.test(textOf(words)) ||
  /^\d+[A-Z]?\s.*, [^,\d]+, [A-Z]{2}$/.test(textOf(words)) ||
  STREET.test(textOf(words)) ||
  POST_BOX.test(textOf(words)) ||
  TOWN.test(textOf(words));
const POST_BOX = /^p\.?\s?o\.?\s?box #?\d+$/i;
const TOWN = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}, [A-Z]{2} \d{5}(?:-\d{4})?$/u;
const STREET = new RegExp(
  // `5120 VT Route 12A` has its number behind it; `88-14 Quarry Ave, Fl 3`: houses of Queens have two
  `^\\d+(?:-\\d{2})?[A-Z]?\\s.*\\s(?:${KINDS})\\.?(?:,? (?:apt|ste|suite|unit|bldg|rm|fl|floor|#) ?\\S+)?$|^\\d+[A-Z]?\\s(?:.*\\s)?(?:route|rte|hwy|highway|fm|sr) \\d+[A-Z]?$`,
  'i',
);
/** `NONE`, `Same as above`: the answer of whom has no other name; `LICENSE` ends the title `ESTABLISHMENT LICENSE`; `RENEWAL` tells which one it is. */
const isNone = (words: readonly Word[]): boolean =>
  /^\W*(?:licen[cs]e|permit|certificate|registration|receipt|renewal|duplicate|none|n\/a|not applicable|same(?: as (?:above|(?:the )?(?:legal|business|owner)(?:'s)? name))?)\.?$/i.test(
    textOf(words),
  );
/** `XXX-XX-9018`: a number, of which most is not shown. */
const isMasked = (words: readonly Word[]): boolean =>
  /^[Xx]{2,}(?:[- ][Xx]{2,})*[- ]?\d+$/.test(textOf(words));
/** `FEDERAL EIN`, `PHONE NUMBER`, `NAICS CODE`: the head of the next column, which says what number stands below it. */
const isHeadOfNumber = (words: readonly Word[]): boolean =>
  /^(?:[\p{L}/'’-]+ ){0,3}(?:(?:f|federal )ein|(?:federal|state|tax|taxpayer|employer) (?:ein|tin|id)|(?:account|licen[cs]e|permit|phone|telephone|file|tax|id|identification|certificate|registration|control|location|naics|sic|activity) (?:no|nbr|num|number|code|#))[.:#]?$/iu.test(
    textOf(words),
  );
/** `Kitchen Address`, `LEGAL OWNER`, `Owner, Partner or Officer`, `OWNER`: the head of the next column, which asks where somebody is or who owns it. */
export const isHeadOfPlace = (words: readonly Word[]): boolean =>
  /^(?:[\p{L}/'’-]+\.? ){1,4}(?:address|location)[.:]?$/iu.test(textOf(words)) ||
  /^(?:[\p{L}'’-]+[ /]){0,2}(?:owner|proprietor|licensee|permittee|registrant|taxpayer)(?:\(s\)|s)?(?:(?:,? (?:or|and|&)|,|\/) ?(?:owner|operator|partner|officer|member|manager|agent|taxpayer|responsible party))*(?:'s)?(?: name)?[.:]?$/iu.test(
    textOf(words),
  );
/** `Managing Individual`, the end of a label over two lines; `Managing Member`: what somebody is in a company. */
export const isRole = (words: readonly Word[]): boolean =>
  /^(?:managing|responsible|qualifying|authorized|principal|registered) (?:individual|member|officer|partner|party|person|agent|manager|employee|representative|owner)$/i.test(
    textOf(words),
  );
/** `FACILITY INFORMATION`, `Business Details`: the head of a block; `Iron Mountain Information` is a company. */
export const isHeadOfBlock = (words: readonly Word[]): boolean =>
  /^(?:(?:business|owner|ownership|owner\/operator|licensee|permittee|registrant|applicant|facility|establishment|site|premises?|location|company|firm|entity|vendor|contractor|taxpayer|contact|mailing|licen[cs]e|permit|general|payment|fee) ){1,2}(?:information|info|details?|data|particulars)[.:]?$/i.test(
    textOf(words),
  );
/** `First name`, `Given Dana`: a label that asks for a part of a name, or what is left of it. */
export const asksForName = (words: readonly Word[]): boolean =>
  /^(?:first|given|middle|last|family|full)\b|\bnames?\b/i.test(textOf(words));
/** `3rd day of March, 2024` beside `Issued the`, which is nearly `issued to`; `MAY 3, 202%`, of whose year a scan lost a figure. */
const isDay = (words: readonly Word[]): boolean =>
  DAYS.test(textOf(words)) ||
  HEADED_DAY.test(textOf(words)) ||
  SINCE_DAY.test(textOf(words)) ||
  /^(?:\d+(?:st|nd|rd|th)? day of \w+,? \d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}, \d{3}\S?)$/i.test(
    textOf(words),
  );
/** `U/A DTD 4/11/09`, `UAD 04-11-2009`, `UNDER AGREEMENT DATED APRIL 11, 2009`: since when there is the trust named above. */
const SINCE_DAY =
  /^(?:(?:u\/?t?\/?[ad]|u\/?a\/?d|u\/?t\/?d|under (?:the )?(?:trust )?(?:agreement|declaration|trust|will)),? ?)?(?:dtd|dated?)?,? ?(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4})$/i;
/** `Jan 1, 2025 Jan 31, 2025` of two boxes. */
const DAYS =
  /^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}, \d{4}\W*){2,}$/i;
/** `RENEWAL MARCH 31, 2026`, of the columns beside: what a label says of its day. */
const HEADED_DAY =
  /^(?:renew(?:al|s)|expir(?:es|ed|ation)|issued|valid|effective|paid|due|printed|through|until)\b.* (?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})$/i;
/** `adoress, and ZIP code`: the end of a misread label. */
export const endsAddressLabel = (words: readonly Word[]): boolean =>
  /\bzip (?:or foreign postal )?code\b/i.test(textOf(words));
/** `Vera Lund, 44 Elm Ct, Lodi, CA 95240`: the name before the address that follows it in one line. */
export function beforeAddress(line: readonly Word[]): readonly Word[] {
  const street = addressBehindComma(line);
  const isAddress = street > 0 && /\s[A-Z]{2},?\s+\d{5}(?:-\d{4})?$/.test(textOf(line));
  return isAddress ? line.slice(0, street) : line;
}

/**
 * `OWNER AND`, `until`: no name ends at such a word; the rest of it stands elsewhere. `as IRON OAK, at`: nor begins so, below `doing business`;
 * `BUSINESS NAME AND PRIMARY BUSINESS ADDRESS`: nor as what leads from one label to the next.
 */
export const isTorn = (words: readonly Word[]): boolean =>
  /^(?:as|AND|OR|OF)$/.test(words[0]?.text ?? '') ||
  /^(?:and|or|of|for|to|by|on|until|at|the|with|from|as|that)$/i.test(words.at(-1)?.text ?? '');

/**
 * `is valid only for the location`: words of a sentence, which are written small in no name. `Your application for`, `prepared for you. Please review it`: nobody is called so, nor
 * `O Was`, the box before `Was born before January 2` behind `Spouse:`, nor `[_] Was bom`, `Was bor`.
 */
export const isSpoken = (words: readonly Word[]): boolean =>
  /^(?:[Yy]our|YOUR|you\W?)$/.test(words[0]?.text ?? '') ||
  /^(?:\P{L}+ )?(?:was|were|are) (?:born?|bom)\b/iu.test(textOf(words)) ||
  (/^.$/u.test(words[0]?.text ?? '') && /^(?:was|were|are)$/i.test(words[1]?.text ?? '')) ||
  words.some(({ text }) => /^\p{Ll}/u.test(text) && SPOKEN.test(text));

/** `IMPORTANT - READ REVERSE SIDE`, `Form W-4. Keep Copy C`, `TYPE OR PRINT LEGIBLY IN BLACK INK`, `NON-TRANSFERABLE`: what a paper tells its reader. */
export const isNotice = (words: readonly Word[]): boolean =>
  /\b(?:(?:read|see|on)(?: the)? reverse|reverse side|print legibly|(?:type|print) (?:or|and) (?:type|print)|(?:black|blue) ink|detach (?:here|and|along)|keep (?:this portion|copy [a-z\d]\b)|form w-?\d)\b|^(?:this (?:licen[cs]e|permit|certificate) is )?(?:non-?|not )transferable$/i.test(
    textOf(words),
  );

/** `(as advertised)`: a remark on the label before it. `(SAME AS ABOVE) (TREE SERVICE)`: one on the name. */
const isRemark = (words: readonly Word[]): boolean =>
  /^\(\p{Ll}[^)]*\)$/u.test(textOf(words)) || /^\(same as [^)]*\)/i.test(textOf(words));

/** `3 Captal gan (included in`: the label of the next box, its letters misread; `2c Section 1202 gain`: one that is not asked for; `7 Direct sales $5,000 or more`: one of an amount; `5 Employee`, `6 Net unrealized`: what is left of one. */
const isNextBox = (words: readonly Word[]): boolean =>
  /^\d{1,2}[a-f]? (?:employee|designated|roth|net unrealized|gross|taxable|capital gain|federal income|state tax|local tax|distribution|nonqualified|allocated)(?! .*(?:llc|inc|corp|co)\.?$)/i.test(
    textOf(words),
  ) ||
  /^\d{1,2}[a-f] \p{Lu}\p{Ll}/u.test(textOf(words)) ||
  /^\d{1,2}[a-z]? .*(?:\((?:included|including|see|if|incl)\b|\$\d)/i.test(textOf(words));

/** `Form 1120 Page 1`, `Form` in the corner above its number: the paper. */
const isForm = (words: readonly Word[]): boolean => /^form(?:$| (?:w-?)?\d)/i.test(textOf(words));

/** An address, a day, no answer or a remark. */
export const namesNobody = (words: readonly Word[]): boolean =>
  isRemark(words) ||
  isWholeAddress(words) ||
  isDay(words) ||
  isNone(words) ||
  isMasked(words) ||
  isForm(words) ||
  isHeadOfNumber(words) ||
  isHeadOfPlace(words) ||
  isHeadOfBlock(words) ||
  isRole(words) ||
  /^(?:practice|operate|sell|transact|engage)$/i.test(textOf(words)) || // of the title `LICENSE TO PRACTICE`
  isPartyHead(words) ||
  // `are required to file a return` in the next box, in the line of a label
  /^(?:are|is|was|be|been|being|has|have|had|if|that|this|these|which|you|your|or|and|on|in|of|to|by|as|at|not|it)$/.test(
    textOf(words),
  ) ||
  // `(Name of Licensee: Individual, Partners, Corporation or Limited Liability Company)` below it
  /^\W*(?:individuals?|persons?),? (?:\w+ )?(?:partners?|partnership|firm|corporation)\b/i.test(
    textOf(words),
  ) ||
  isNextBox(words);
