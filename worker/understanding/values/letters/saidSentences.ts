/** The sentences of a letter that speak of a federal return and of its own year, and the one amount that they tell. */
import type { Word } from '../../../reading/page.ts';
import { parseAmount } from '../amounts/amountOf.ts';
import { textOf } from '../runs.ts';
import { namesState, sentencesOf, withoutPaid } from './saidOutcome.ts';
import type { Shape } from '../shape.ts';
import { TITLES_OF_RETURNS } from './titlesOfReturns.ts';

/** Another return, or another year. */
export const OTHER =
  /\bstates?\b|\bestimated?\b|\b(?:last|prior|previous|next|following) year\b|\bcompar(?:ed|ison)\b|\bexceeds?\b|\bif\b/i;

/** `your 2023 U.S. Individual Income Tax Return`: an amount of another year is no line of it. */
const OF_RETURN = new RegExp(String.raw`\b(20\d\d) (?:[\p{L}.]+ ){0,4}?(?:${TITLES_OF_RETURNS})`, 'iu');
export const yearOfReturn = (text: string) => OF_RETURN.exec(text)?.[1];

/** `In 2022, gross receipts were $390,000.` */
const isOfOtherYear = (sentence: string, year: string | undefined) => {
  const told = /^(?:in|for) (20\d\d)\b/i.exec(sentence)?.[1];
  return year !== undefined && told !== undefined && told !== year;
};

/** The sentences that speak of the federal return and of its year. */
export function ownSentences(words: readonly Word[]): string[] {
  const year = yearOfReturn(textOf(words));
  return sentencesOf(textOf(words))
    .map(withoutPaid)
    .filter((sentence) => !OTHER.test(sentence) && !namesState(sentence) && !isOfOtherYear(sentence, year));
}
/** The amount that all of these are; null where they differ. */
export function onlyAmount(words: readonly Word[], amounts: readonly string[]): ReturnType<Shape> {
  const [amount, ...others] = [...new Set(amounts.map((one) => parseAmount(one)))];
  if (amount === undefined || amount === null || others.length > 0) return null;
  return { value: { value: amount, words: printed(words, amounts[0]!.replace(/^\$\s?/, '')) } };
}

const printed = (words: readonly Word[], figures: string) => {
  const own = words.filter(({ text }) => text.includes(figures));
  return own.length > 0 ? own : words;
};
