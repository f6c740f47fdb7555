/** Who grants a licence, where a sentence says so. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { AUTHORITY } from '../values/licences/authority.ts';
import { textOf } from '../values/runs.ts';
import { inOneLine, speechOf, wordsAfter, wordsBefore } from '../values/sentences.ts';

/** `The City of Alder Bay, Department of Consumer Protection, hereby grants this license`: who a sentence says it is from. */
export function granterTold({ sheet }: MappedSheet): Word[] | undefined {
  const speech = speechOf(sheet.lines.flatMap(({ words }) => words));
  return wordsBefore(speech, HEREBY)
    .map((print) => print.slice(print.findLastIndex(({ text }) => /\.$/.test(text)) + 1))
    .filter(([first]) => /^the$/i.test(first?.text ?? ''))
    .map((print) => print.slice(1).map((word) => ({ ...word, text: word.text.replace(/,$/, '') })))
    .find((print) => AUTHORITY.test(textOf(print)) && !print.some(isSmall));
}
const HEREBY = /\b(?:does )?hereby (?:grants?|issues?|licenses?)\b/i;
/** `undersigned`: a word of no name. */
const isSmall = ({ text }: Word) => /^\p{Ll}/u.test(text) && !/^(?:of|and|the|for)$/.test(text);

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
