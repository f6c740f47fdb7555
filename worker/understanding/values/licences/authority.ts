/** What governments call themselves and their offices. */
import type { Word } from '../../../reading/page.ts';
import { isPersons } from '../names/isPersons.ts';
import { businessName } from '../names/firmNames.ts';
import { inOneLine, speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, bare, only } from '../told.ts';

export const AUTHORITY =
  /\b(?:state|commonwealth|county|city|town|township|village|borough|parish|district|department|division|bureau|board|commission|agency|administration|departamento|municipio|gobierno|ayuntamiento|office|secretary|comptroller|treasurer|clerk|auditor)\b|\bpublic health$|\bregistrar of \p{L}{5}/iu;

/** `the City of Denver pursuant to`: a sentence goes on in small letters behind the name; `City of Ely Finance. This paper`: or ends with it. */
function withinSentence(words: readonly Word[]): readonly Word[] {
  const start = /^(?:the|serving)$/i.test(words[0]?.text ?? '') ? 1 : 0;
  const stop = words.findIndex(({ text }, at) => at < words.length - 1 && /\p{Ll}{4}\.$/u.test(text));
  const own = stop < 0 ? words.slice(start) : withoutStop(words.slice(start, stop + 1));
  const end = own.findIndex(({ text }) => /^\p{Ll}/u.test(text) && !/^(?:of|and|the|for)$/.test(text));
  return end < 0 ? own : own.slice(0, end);
}

const withoutStop = (words: readonly Word[]) =>
  words.map((word, at) => (at < words.length - 1 ? word : { ...word, text: word.text.slice(0, -1) }));

/** `Cit of Reno`: on scans the y is lost where it touches the line below; `ity of Reno`: the capital beside a seal; `lowa` of Iowa. */
export const withLostLetter = (word: Word, at: number, all: readonly Word[]): Word => {
  const { text, source } = word;
  if (source === 'ocr' && SMALL_L.test(text)) return { ...word, text: text.replace(/^l/, 'I') };
  if (source !== 'ocr' || !/^of$/i.test(all[at + 1]?.text ?? '')) return word;
  const lost = CUT[text.toLowerCase()];
  if (lost) return { ...word, text: text + (text === text.toUpperCase() ? lost.toUpperCase() : lost) };
  const first = at === 0 ? HEADLESS[text.toLowerCase()] : undefined;
  return first ? { ...word, text: first + text } : word;
};
/** No state begins with an l that is written small. */
const SMALL_L = /^l(?:owa|daho|ndiana|llinois)\W*$/;
const HEADLESS: Readonly<Record<string, string>> = { ity: 'C', ounty: 'C', own: 'T', illage: 'V', tate: 'S' };
const CUT: Readonly<Record<string, string>> = { cit: 'y', count: 'y', tow: 'n', stat: 'e' };

/** A name that says that it is one: `Issued by: Franklin County Auditor`, not who signed. */
export const authority: Shape = (words, cell) => {
  const parts = businessName(withinSentence(words.map(withLostLetter)), cell);
  return parts && AUTHORITY.test(String(parts.value?.value)) ? parts : null;
};

/** Beside `Issuing office`, unless somebody is named: `Authorized by: Martha Lund, Fiscal Officer` signs for it; `Nelson County` is nobody. */
export const issuerName: Shape = (words, cell) => {
  const parts = businessName(words, cell);
  const [name = '', title] = String(parts?.value?.value ?? '').split(', ');
  const isOfficers = title !== undefined && OFFICER.test(title);
  const isNamed = isPersons(name) && !AUTHORITY.test(name);
  const isNobody = LAW.test(String(parts?.value?.value)) || (isNamed && (isOfficers || title === undefined));
  return parts && !isNobody ? parts : null;
};
/** `Authorized by: Ohio Code Section 12.3`, `Chapter 9, Title 4`: the law by which it is granted, and nobody. */
const LAW =
  /\b(?:code|statutes?|act|ordinance|section|sec|chapter|article|title|rule|rcw|ars|nmsa|ilcs|sdcl)\b.*\d|§/i;
const OFFICER =
  /\b(?:officer|clerk|recorder|treasurer|collector|comptroller|auditor|commissioner|director|assessor|secretary|mayor|manager|administrator|inspector|deputy|chief)\b/i;

/** `the local governing body of the Village of Elkhart Lake, County of Sheboygan`: the one place that sentences name, filled in or printed. */
export const toldAuthority: Shape = (words, cell) => {
  const places = wordsAfter(speechOf(words), MUNICIPAL).map((print) => {
    const end = print.findIndex(
      ({ text }, at) =>
        at > 1 &&
        (!/^(?:\p{Lu}|of$)/u.test(text) || /^p\.?o\.?$/i.test(text) || /[,;.]$/.test(print[at - 1]!.text)),
    );
    return bare(authority(inOneLine(print.slice(0, Math.max(0, end))), cell)?.value ?? null);
  });
  return asValue(only(places));
};
/** `I, Lena Q. Castellan, Secretary of State of the State of Delaware, do hereby certify`: the office of who certifies. */
export const toldOfficer: Shape = (words, cell) => {
  const offices = wordsAfter(speechOf(words), OFFICE).map((print) => {
    const end = print.findIndex(({ text }, at) => at < MOST_OF_OFFICE && /,$/.test(text));
    const own = print.slice(0, end + 1).map((word) => ({ ...word, text: word.text.replace(/,$/, '') }));
    return bare(businessName(inOneLine(own), cell)?.value ?? null);
  });
  return asValue(only(offices));
};
const OFFICE =
  /(?<=(?:^|[.;:] |\s)I, (?:[\p{L}'’.-]+ ){1,4}[\p{L}'’.-]+,(?: (?:[JS]r\.?|I{2,3}),)? (?:the )?(?:acting |deputy )?)(?=Secretary of (?:the )?(?:State|Commonwealth)\b|(?:Director|Commissioner|Comptroller|Treasurer) of\b)/iu;
const MOST_OF_OFFICE = 12;

/**
 * `BY THE AUTHORITY OF THE CITY OF CHICAGO, THE FOLLOWING` is said in capitals, too; a form tells whoever fills it in where to file it, and
 * a card whoever finds it whose it is.
 */
const MUNICIPAL =
  /(?<=the )(?=(?:City|Town|Village|Borough|Township) of \p{Lu}|(?:CITY|TOWN|VILLAGE|BOROUGH|TOWNSHIP) OF \p{Lu})|(?<=\bfiled (?:\p{L}+ )?with the )(?=County Clerk of \p{Lu})|(?<=\b[Pp]ostage guaranteed by:? (?:the )?)(?=\p{Lu})|(?<=\bBY (?:THE )?AUTHORITY OF (?:THE )?)(?=(?:CITY|TOWN|VILLAGE|BOROUGH|TOWNSHIP|COUNTY) OF \p{Lu})/u;
