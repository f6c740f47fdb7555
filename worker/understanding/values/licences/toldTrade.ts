/** What kind of business a licence tells in a sentence: `to engage in the business of a`, `has been licensed as an`, and behind that the trade. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { OF_SELLERS } from '../businesses/codedActivity.ts';
import { beginsLabel, endedLine } from '../endedLine.ts';
import { legalFormOf } from '../businesses/legalForm.ts';
import { text as plainText } from '../names/plainWords.ts';
import { textOf } from '../runs.ts';
import { inOneLine, speechOf, wordsAfter, type Speech } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, bare, only } from '../told.ts';

const BUSINESS_OF =
  /\b(?:operate|conduct) a home occupation, (?!namely)|\b(?:for|carry on|carrying on|engage in|engaging in|conduct|operate|transact)(?: (?:or|and) [a-z]+(?: on| in)?)? (?:the|an?) (?:(?:business|trade|occupation|profession|calling)(?:,? or |, | )?)+ of(?: an?)? |\bfor the purpose of (?:(?:operating|conducting|engaging in|carrying on) )?(?:an? )?|\b(?:conduct|operate|authorizes the operation of) an? |\b(?:is|are|has been) (?:hereby )?(?:duly )?(?:licensed|certified|registered)\b[^.;]{0,50}? as(?: an?:?|:)(?: registered)? |\bhereby licensed an? |\b(?:entitled|authorized|qualified) to practice (?:the following (?:classification|trade|specialt)\w*(?:\(s\))?:? )?|\bbusiness is described in (?:the|said|this) application as(?: an?)? |\bregistered as provided by law as(?: an?)?:? |\bhereby registered as(?: an?)?:? |\b(?:line|nature|kind|type) of business (?:declared|(?:stated|declared|given|described|named|listed) (?:on|in) (?:the|its|said|this|your) application): |\bright to (?:operate|conduct|carry on|maintain)(?: within (?:the|its|said|our)(?: [a-z]+){1,3})? an? |\bto wit: |\b(?:occupation|business|trade), namely:? |\bfor (?:the )?(?:conduct|operation|purpose)s? of the following (?:business|trade|occupation): /i;
/** `a home occupation, namely book repair`, `the business of furniture repair`: written small, and yet what it is called; `the business of selling beer` is what it does. */
function isNamed({ words }: Speech, [first]: readonly Word[]): boolean {
  const at = words.indexOf(first!);
  const [kind, last] = [at - 2, at - 1].map((index) => words[index]?.text ?? '');
  const isKind = /^of$/i.test(last!) && /^(?:business|trade|occupation)$/i.test(kind!);
  return /^namely:?$/i.test(last!) || (isKind && !/ing$/.test(first!.text));
}

/** So many words make a kind of business, at most. */
const LONGEST_TRADE = 6;
/** The kind of business, alone on the line below the sentence, or within it. */
export const toldTrade: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => line.words);
  const speech = speechOf(words);
  const trades = wordsAfter(speech, BUSINESS_OF).map((print) => {
    const below = lines.find((one) => one[0] === print[0]);
    const isAlone = below !== undefined && below.length <= LONGEST_TRADE + 1; // and no sentence that goes on
    const line = isAlone
      ? below
      : (inTitle(lines, print[0]!) ??
        restOf(lines, print) ??
        endOfCapitals(lines, print[0]!) ??
        inSentence(print));
    // `CR-39 AIR CONDITIONING`: the class it has in the authority's list
    const said = line.slice(line.length > 1 && /^[A-Z]{1,3}-\d{1,3}[A-Z]?$/.test(line[0]!.text) ? 1 : 0);
    const count = said.filter(({ text }) => /[\p{L}\d]/u.test(text)).length;
    const isTrade =
      count > 0 && count <= LONGEST_TRADE && (/^\p{Lu}/u.test(said[0]!.text) || isNamed(speech, print));
    return isTrade && !OF_SELLERS.test(textOf(said)) && legalFormOf(textOf(said)) === null
      ? (plainText(said, cell)?.value ?? null)
      : null;
  });
  return asValue(only(trades.map(bare)));
};
/** `LICENSE TO CONDUCT A FOOD SERVICE OPERATION`: to the end of a title. */
function inTitle(lines: readonly (readonly Word[])[], first: Word): readonly Word[] | undefined {
  const title = lines.find((line) => line.includes(first)) ?? [];
  const isTitle =
    /^(?:licen[cs]e|permit)$/i.test(title[0]?.text ?? '') &&
    title.every(({ text }) => /^(?:\p{Lu}|(?:to|an?|of|and|for|the)$)/u.test(text));
  return isTitle ? title.slice(title.indexOf(first)) : undefined;
}
/** `HAS BEEN DULY LICENSED TO TRANSACT BUSINESS AS A NAIL SALON` without a stop, and a line left free below it. */
function endOfCapitals(lines: readonly (readonly Word[])[], first: Word): readonly Word[] | undefined {
  const at = lines.findIndex((line) => line.includes(first));
  const [line, next] = [lines[at] ?? [], lines[at + 1]?.[0]];
  const { y0, y1 } = first.box;
  const isEnd = next === undefined || next.box.y0 - y1 > y1 - y0;
  const isCapital = line.every(({ text }) => text === text.toUpperCase());
  const rest = line.slice(line.indexOf(first));
  return isEnd && isCapital && !rest.some(({ text }) => WHERE.test(text.toLowerCase())) ? rest : undefined;
}
/** Where the line ends with it, and says nothing more. */
function restOf(lines: readonly (readonly Word[])[], [first]: readonly Word[]): readonly Word[] | undefined {
  const rest = endedLine(lines, first!);
  const goesOn = rest?.slice(0, -1).some(({ text }) => /\p{Ll}{3}\.$/u.test(text)); // with another sentence
  return goesOn || rest?.some(({ text }) => WHERE.test(text)) ? undefined : rest;
}
/** `a Retail bookstore in this City`: up to where the sentence says where or when. */
function inSentence(words: readonly Word[]): readonly Word[] {
  const end = words
    .slice(0, LONGEST_TRADE + 1)
    .findIndex(
      ({ text }, at) =>
        WHERE.test(text) || /[.,;]$/.test(words[at - 1]?.text ?? '') || beginsLabel(words.slice(at, at + 3)),
    );
  return inOneLine(words.slice(0, Math.max(0, end)));
}
const WHERE =
  /^(?:in|within|at|on|from|located|under|subject|beginning|commencing|for|until|through|during|pursuant)$/;
