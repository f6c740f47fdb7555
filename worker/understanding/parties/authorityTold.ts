/** Who grants a licence, where a sentence says so. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { AUTHORITY } from '../values/licences/authority.ts';
import { textOf } from '../values/runs.ts';
import { inOneLine, speechOf, wordsAfter, wordsBefore } from '../values/sentences.ts';

/** `The City of Alder Bay, Department of Consumer Protection, hereby grants this license`: who a sentence says it is from. */
export function granterTold({ sheet }: MappedSheet): Word[] | undefined {
  const speech = speechOf(sheet.lines.flatMap(({ words }) => words));
  return (
    wordsBefore(speech, HEREBY)
      .map((print) => print.slice(print.findLastIndex(({ text }) => /\.$/.test(text)) + 1))
      // `Dear Ann Lee,` above it
      .map((print) => print.slice(Math.max(0, print.findLastIndex(beginsSentence))))
      .filter(([first]) => /^the$/i.test(first?.text ?? ''))
      .map((print) => print.slice(1).map((word) => ({ ...word, text: word.text.replace(/,$/, '') })))
      .find((print) => AUTHORITY.test(textOf(print)) && !print.some(isSmall))
  );
}
/** `has approved your application` tells it in a mail. */
const HEREBY =
  /\b(?:does )?hereby (?:grants?|issues?|licenses?)\b|\bhas (?:approved|processed|granted|issued) your (?:\p{L}+ ){0,2}(?:application|renewal|licen[cs]e|permit|registration)\b/iu;
const beginsSentence = ({ text }: Word, at: number, all: readonly Word[]) =>
  text === 'The' && /[,:!]$/.test(all[at - 1]?.text ?? '');
/** `undersigned`: a word of no name. */
const isSmall = ({ text }: Word) => /^\p{Ll}/u.test(text) && !/^(?:of|and|the|for)$/.test(text);

/** `the Town of Alder Ford, County of Marlow, hereby grants to`: which place grants by the law of the state that heads the paper. */
export function placeTold({ sheet }: MappedSheet): Word[] | undefined {
  const speech = speechOf(sheet.lines.flatMap(({ words }) => words));
  const [place] = wordsAfter(speech, PLACE_GRANTS).map((print) => {
    const end = print.findIndex(({ text }, at) => {
      const next = print[at + 1];
      return text.endsWith(',') || !next || isSmall(next) || VERB.test(next.text);
    });
    const name = print.slice(0, end + 1);
    return inOneLine(name.map((word) => ({ ...word, text: word.text.replace(/,$/, '') })));
  });
  return place;
}
const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}`;
const GRANTS =
  '(?:(?:does|do|has|have) )?(?:(?:hereby )?(?:grants?|granted|licenses?|licensed)|hereby issues?)';
/** In capitals throughout. */
const VERB = /^(?:DOES|DO|HAS|HAVE|HEREBY|GRANT\w*|LICENSE\w*)$/;
const PLACE = '(?:City|Town|Village|Borough|Township|County) of';
const PLACE_GRANTS = new RegExp(
  `(?<=\\b(?:[Tt]he|THE) )(?=(?:${PLACE}|${PLACE.toUpperCase()}) ${NAME}(?:, (?:(?:County|Parish|State|Commonwealth) of )?${NAME})*,? (?:${GRANTS}|${GRANTS.toUpperCase()})\\b)`,
  'u',
);

/** `levied under the Alder County Code of Ordinances`: the county whose law a paper cites that has only a mark at its top. */
export function countyOfCode({ sheet }: MappedSheet): Word[] | undefined {
  const speech = speechOf(sheet.lines.flatMap(({ words }) => words));
  const [county, ...others] = wordsAfter(speech, CODE_OF_COUNTY).map((print) =>
    print.slice(0, 1 + print.findIndex(({ text }) => /^(?:county|parish)$/i.test(text))),
  );
  return county && others.length === 0 ? inOneLine(county) : undefined;
}
const CODE_OF_COUNTY =
  /\b(?:under|of|by) the (?=(?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:County|Parish) (?:Municipal )?Code of Ordinances\b)/u;

/** `This permit is issued by the Texas Comptroller of Public Accounts under Chapter 151`: what the title calls only by its state. */
export function issuerTold({ sheet }: MappedSheet): Word[] | undefined {
  const speech = speechOf(sheet.lines.flatMap(({ words }) => words));
  return wordsAfter(speech, IS_ISSUED)
    .map((print) => print.slice(0, print.slice(0, LONGEST).findIndex(isSmallOrEnd) + 1))
    .map((print) => print.filter((word) => !isSmall(word)))
    .filter((print) => print.length > 1 && AUTHORITY.test(textOf(print)))
    .map((print) => inOneLine(print.map((word) => ({ ...word, text: word.text.replace(/[.,;]$/, '') }))))[0];
}
const IS_ISSUED = /\bthis (?:permit|licen[cs]e|certificate|registration) is (?:hereby )?issued by (?:the )?/i;
const LONGEST = 10;
const isSmallOrEnd = (word: Word) => isSmall(word) || /[.,;]$/.test(word.text);
