/** Does a label's print name a box, or is it a word of a sentence or the beginning of another name? */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { startsWithDay } from '../locate/headings.ts';
import type { Landmark } from './landmarks.ts';
import { namesLine } from './namesLine.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { isProse } from '../values/names/noName.ts';
import { runsOf, textOf } from '../values/runs.ts';

const lineOf = ({ lines }: Sheet, { words }: Landmark): readonly Word[] =>
  lines.find((line) => line.words.includes(words[0]!))?.words ?? [];

const behind = (line: readonly Word[], { words }: Pick<Landmark, 'words'>) =>
  line[line.indexOf(words.at(-1)!) + 1];
const isNumber = (word: Word | undefined) => word !== undefined && /\d/.test(word.text);

/** `SHOWS A BALANCE DUE OF $186`: told in a sentence, however far apart a typewriter sets its words. */
function isTold(line: readonly Word[], { words }: Landmark): boolean {
  const [of, amount] = line.slice(line.indexOf(words.at(-1)!) + 1);
  return /^of$/i.test(of?.text ?? '') && /^\$/.test(amount?.text ?? '');
}

/** `in force for four years from the date of issue`, whatever stands in the next line. */
const isReckonedFrom = (line: readonly Word[], { words: [first] }: Landmark) =>
  /\bfrom the$/.test(textOf(line.slice(0, line.indexOf(first!))));

/** `in a visible location at the place of business.`: what is written small and ends with a sentence. */
const endsSentence = ({ words }: Landmark) =>
  /^\p{Ll}/u.test(words[0]!.text) && /\p{Ll}{5}\.$/u.test(words.at(-1)!.text);

/** `Ann Lee Pies, LLC, located at 909`: what is written small within a line leads to the number right behind it, and heads nothing below. */
function leadsToNumber(line: readonly Word[], { words, startsRun }: Landmark): boolean {
  const [last, after] = [words.at(-1)!, behind(line, { words })];
  const isNear = after !== undefined && after.box.x0 - last.box.x1 < last.box.y1 - last.box.y0;
  const isSmall = words.length > 1 && words.every(({ text }) => /^\p{Ll}+$/u.test(text));
  return !startsRun && isSmall && isNear && isNumber(after);
}

/** Does its own phrase go on behind the label, without a colon or a column's gap? */
function goesOn(line: readonly Word[], { words }: Landmark): boolean {
  const last = words.at(-1)!;
  const after = line[line.indexOf(last) + 1];
  const isNear = after !== undefined && after.box.x0 - last.box.x1 < last.box.y1 - last.box.y0;
  return (
    isNear &&
    !/[:;]$/.test(last.text) &&
    /\p{L}\.?\p{L}/u.test(after.text) &&
    !REMARK.test(after.text) &&
    !IS_DUE.test(textOf(line.slice(line.indexOf(after), line.indexOf(after) + 3))) &&
    !isSmallNote(line, words) &&
    !namesLine(line, line.indexOf(last))
  );
}

/** `Adjusted gross income  you need it to sign next year’s return`: a note of several words in clearly smaller print. */
function isSmallNote(line: readonly Word[], words: readonly Word[]): boolean {
  const run = runsOf(line).find((one) => one.includes(words[0]!)) ?? [];
  const note = run.slice(run.indexOf(words.at(-1)!) + 1);
  const height = (print: readonly Word[]) => Math.max(...print.map(({ box }) => box.y1 - box.y0));
  return run[0] === words[0] && note.length > 2 && height(note) < SMALLER * height(words);
}
const SMALLER = 0.85;

/** `Amount you owe  due Apr 15`: by when, in small print. */
const IS_DUE = /^due (?:by )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\.?(?: \d{1,2},?)?$/i;

/** `Principal place of business (Do NOT use a P.O. Box)`: what whoever fills it in is told. `Total income (line 9)`: where the figure is from. */
const REMARK =
  /^\((?:do|if|p\.?o|optional|please|type|print|lines?|schedule|sch)\b|^\((?:form$|agi\)|w-2\))/i;

/** `Rents (cash rent of farm land, storage bins)   31,600.00`: a note in brackets, however long, ends the phrase that the label begins. */
function hasNote(line: readonly Word[], { words, startsRun }: Landmark): boolean {
  const run = runsOf(line).find((one) => one.includes(words[0]!)) ?? [];
  const note = textOf(run.slice(run.indexOf(words.at(-1)!) + 1));
  return startsRun && /^\([^()]*\)$/.test(note);
}

/** `that the licensee certifies`, `is VALID UNTIL revoked`, at a line's start `balance due of`: print goes on before it and behind it. */
export function isInSentence({ sheet }: MappedSheet, label: Landmark): boolean {
  const line = lineOf(sheet, label);
  const [first] = label.words;
  if ([isTold, isReckonedFrom, leadsToNumber].some((is) => is(line, label)) || endsSentence(label))
    return true;
  if (hasNote(line, label)) return false;
  // a permit's rules are printed in capitals throughout: there a label begins a line by chance
  const isRule = () => isProse(runsOf(line).find((run) => run.includes(first!)) ?? []);
  // `hereby grants a license to Ann Lee, doing business`, at a line's end, where `for the period` leads to the next line;
  // `at the premises located at N8820` goes on there, too
  const isOther =
    label.words.length === 1 ||
    label.edits > 0 ||
    isNumber(behind(line, label)) ||
    // `a change in business name, trade name,` at a line's end
    label.words.at(-1)!.text.endsWith(',');
  if (!label.startsRun && isOther && isRule()) return true;
  return goesOn(line, label) && (!label.startsRun || /^\p{Ll}/u.test(first!.text) || isRule());
}

/** `and your taxable` above `income $37,610. Your total tax was`: written small, close before an amount with which its clause ends. */
function endsClause(line: readonly Word[], { words }: Landmark): boolean {
  const [last, amount] = [words.at(-1)!, behind(line, { words })];
  const isNear = amount !== undefined && amount.box.x0 - last.box.x1 < last.box.y1 - last.box.y0;
  return isNear && words.every(({ text }) => /^\p{Ll}+$/u.test(text)) && /^\$[\d,.]+[.,;]$/.test(amount.text);
}

/** Is the label all of its phrase? `file at`, and below it `certificate.`: the end of a sentence is none. */
export function isWhole({ sheet }: MappedSheet, label: Landmark): boolean {
  // `Federal tax` above `withheld` heads a column: what follows is behind its last line
  const end = sheet.lines.find(({ words }) => words.includes(label.words.at(-1)!))?.words ?? [];
  return !goesOn(end, label) && !endsClause(end, label) && !/^\p{Ll}{4,}\.$/u.test(textOf(label.words));
}

/** Is the sign printed that ends the label `license #`, in its last word or as the next one? */
export const isSigned = ({ sheet }: MappedSheet, label: Landmark): boolean =>
  [label.words.at(-1), behind(lineOf(sheet, label), label)].some(
    (word) => word !== undefined && /#:?$/.test(word.text),
  );

/** `06/14 Withdrawal` is one of many; `Total deposit accounts` is no misread `total deposits`. */
export function isSum(map: MappedSheet, label: Landmark): boolean {
  const line = lineOf(map.sheet, label);
  return !startsWithDay(line) && !(label.edits > 0 && goesOn(line, label));
}

/** `09/26/2025   Transfer to savings account ending in 0931   -$120.00`: one of many, which tells of another account. */
export const isInRowOfDay = ({ sheet }: MappedSheet, label: Landmark): boolean =>
  isRowOfDay(lineOf(sheet, label));
export const isRowOfDay = (line: readonly Word[]): boolean =>
  startsWithDay(line) && endsInAmount(line.at(-1)!.text);

/** `Aug 15   Card 2207   -$75.00   $26,835.27`: a row of the list beside a label; a balance has no more than its day in front of it. */
export const isTransaction = (print: readonly Word[]): boolean =>
  isRowOfDay(print) && /\p{L}{3}/u.test(textOf(print.slice(1)).replace(MONTHS, ''));
const MONTHS = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\b/giu;

/** Most words of a sentence are written small: `shall keep every business license and permit required by law`. */
export function isSpoken(sheet: Sheet, label: Landmark): boolean {
  const run = runsOf(lineOf(sheet, label)).find((one) => one.includes(label.words[0]!)) ?? [];
  const small = run.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return run.length >= FEWEST_OF_SENTENCE && small > run.length / 2;
}
const FEWEST_OF_SENTENCE = 7;
