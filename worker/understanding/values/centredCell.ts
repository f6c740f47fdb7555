/** A value of two lines beside a label at half their height, read as one: `Emeka D` above the line of `Name`, and `Lee` below it. */
import type { Word } from '../../reading/page.ts';
import { around, toLines } from '../sheet/sheet.ts';
import { inOneLine } from './sentences.ts';
import type { Parsed, Parts, Shape } from './shape.ts';

/** Two names on two lines may be two people; a lone word is the rest of one. */
export function goesOn(words: readonly Word[]): boolean {
  const lines = toLines(words);
  return lines.length === 2 && lines.some((line) => line.words.length === 1);
}

/** `7 Quarry Hill Rd, Reno, NV` above `89501`: the address itself is one line. */
export const endsInZip = (words: readonly Word[]): boolean => {
  const [, lower] = toLines(words);
  return lower?.words.length === 1 && /^\d{5}(?:-\d{4})?$/.test(lower.words[0]!.text);
};

/** `Rosen-` above `Lee`: a double name. */
function withHyphen(words: readonly Word[]): { word: Word; from: readonly Word[] }[] {
  const joined: { word: Word; from: readonly Word[] }[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && /\p{L}-$/u.test(before.word.text) && /^\p{Lu}/u.test(word.text))
      joined[joined.length - 1] = {
        word: { ...before.word, text: before.word.text + word.text },
        from: [...before.from, word],
      };
    else joined.push({ word, from: [word] });
  }
  return joined;
}

/** What the shape reads in both lines as one; where its words were found is told as it is. */
export function readAsOneLine(shape: Shape, words: readonly Word[]): Parts | null {
  const print = withHyphen(toLines(words).flatMap((line) => line.words));
  const line = inOneLine(print.map(({ word }) => word));
  const parts = shape(line, around(line.map(({ box }) => box)));
  const asPrinted = (part: Parsed): Parsed => ({
    ...part,
    words: part.words.flatMap((word) => print[line.indexOf(word)]?.from ?? [word]),
  });
  return parts && Object.fromEntries(Object.entries(parts).map(([part, one]) => [part, asPrinted(one)]));
}
