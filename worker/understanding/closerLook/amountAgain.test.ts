import { describe, expect, it } from '@jest/globals';
import { amountAgain, isLineNumber, withTornFigures } from './amountAgain.ts';
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import type { Located } from '../locate/located.ts';
import { around } from '../sheet/sheet.ts';
import { wordsAt } from '../testing/printedPage.ts';

const amount = (value: number) => ({ value, confidence: 0.7 }) as Candidate;
/** Where each word of the second look begins, in points. */
type Print = readonly (readonly [x: number, text: string])[];

/** What `again` becomes where the first look saw `seen` at 100 points. */
function after(seen: string, again: number, print: Print) {
  const words = wordsAt([100, 0, seen]);
  const first = { ...amount(Number(seen.replace(/,/g, ''))), box: around(words.map(({ box }) => box)) };
  const second = print.flatMap(([x, text]) => wordsAt([x, 0, text]));
  return withTornFigures([amount(again)], second, { words } as unknown as Located, [first])[0]!.value;
}

describe('figures of an amount that a second look tore', () => {
  it('make it whole where the first look read it so', () => {
    expect(after('142,417', 42417, [[60, '28'], [100, '1'], [105, '42.41'], [124, '7']])).toBe(142417); // prettier-ignore
    expect(after('2,491.90', 491.9, [[80, '3'], [100, '2'], [108, '491.90']])).toBe(2491.9); // prettier-ignore
  });

  it('are no part of another amount, nor is the number of a line far before it', () => {
    expect(after('142,417', 42417, [[105, '42.41'], [124, '7']])).toBe(42417); // prettier-ignore
    expect(after('142,417', 42471, [[100, '1'], [105, '42.47'], [124, '1']])).toBe(42471); // prettier-ignore
    expect(after('142,417', 42417, [[60, '1'], [105, '42.41'], [124, '7']])).toBe(42417); // prettier-ignore
  });
});

describe('a year within the words of a label', () => {
  const read = (label: string, again: string) => {
    const cell = { words: wordsAt([100, 0, label]) } as unknown as Located;
    const seen = wordsAt([100 + label.indexOf(again) * 4.4, 0, again]);
    const parse = (words: readonly Word[]) => (words.length === 1 ? [amount(Number(words[0]!.text))] : []);
    return amountAgain(seen, cell, parse).map(({ value }) => value);
  };
  it('When a second look reads nothing else there, then it is no amount', () => {
    expect(read('from 2024 return 26', '2024')).toEqual([]);
    expect(read('| 3,024', '3,024'.replace(',', ''))).toEqual([3024]);
  });
});

describe('the number of a line, read by a second look', () => {
  const seenAs = (text: string, confidence: number) => {
    const words = wordsAt([490, 0, text], { confidence });
    const box = { x0: 489, x1: 512, y0: words[0]!.box.y0 - 1, y1: words[0]!.box.y1 + 1 };
    return isLineNumber({ ...amount(138), box }, { words } as unknown as Located);
  };

  it('When the first look read it clearly, then it is no amount', () => {
    expect(seenAs('13a', 0.96)).toBe(true);
  });

  it('When that look read it badly, or figures there, then it may be one', () => {
    expect(seenAs('13a', 0.6)).toBe(false);
    expect(seenAs('138', 0.96)).toBe(false);
  });
});
