/** Parts print at dots or lines that lead from a label to its value without a space: `Wages:..........$44,120.00`. */
import type { Glyph } from './pdfGlyphs.ts';

/** Fewer of them are an ellipsis, or part of an address on the web. */
const FEWEST = 4;
const LEADS = /^[._·]$/;

/** The glyphs of a word in front of its leader and behind it; the word as it is where it has none, or is nothing else. */
export function besideLeaders(word: readonly Glyph[]): (readonly Glyph[])[] {
  const parts: Glyph[][] = [[]];
  for (let at = 0; at < word.length;) {
    const next = word.findIndex(({ text }, index) => index > at && text !== word[at]!.text);
    const end = next < 0 ? word.length : next;
    const row = word.slice(at, end);
    if (LEADS.test(row[0]!.text) && row.length >= FEWEST && !isMask(word, at, end)) parts.push([]);
    else parts.at(-1)!.push(...row);
    at = end;
  }
  const own = parts.filter((part) => part.length > 0);
  return own.length > 0 ? own : [word];
}

/** `····6672`: what hides an account's number stands before its last four figures, and leads from nothing. */
const isMask = (word: readonly Glyph[], at: number, end: number) =>
  at === 0 &&
  end <= LONGEST_MASK &&
  /^·\d{4}$/.test(
    word
      .slice(end - 1)
      .map(({ text }) => text)
      .join(''),
  );
const LONGEST_MASK = 8;
