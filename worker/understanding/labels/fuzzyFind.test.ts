import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fuzzyFind } from './fuzzyFind.ts';

/** Letters changed, missing or too many between two texts: the whole table, as in a textbook. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
  return rows[a.length]![b.length]!;
}

function fewestEdits(text: string, pattern: string): number {
  const starts = Array.from({ length: text.length }, (_, start) => start);
  return Math.min(
    ...starts.flatMap((start) =>
      starts.slice(start).map((end) => distance(text.slice(start, end + 1), pattern)),
    ),
  );
}

const letters = (maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength }).map((all) => all.join(''));

describe('fuzzyFind', () => {
  it('When any text is searched, then it finds a place if and only if one is near enough, the nearest one among them', () => {
    fc.assert(
      fc.property(letters(18), letters(8), fc.integer({ min: 0, max: 3 }), (text, pattern, edits) => {
        fc.pre(edits < pattern.length);
        const matches = fuzzyFind(text, pattern, edits);
        const fewest = fewestEdits(text, pattern);
        expect(matches.length > 0).toBe(fewest <= edits);
        if (matches.length > 0) expect(Math.min(...matches.map((match) => match.edits))).toBe(fewest);
        for (const { start, end, edits: told } of matches)
          expect(distance(text.slice(start, end), pattern)).toBe(told);
      }),
      { numRuns: 300 },
    );
  });
  it('When a text holds a label twice, once misread, then both places are told from left to right', () => {
    expect(fuzzyFind('xxgrossrecelptsyygrossreceipts', 'grossreceipts', 2)).toEqual([
      { start: 2, end: 15, edits: 1 },
      { start: 17, end: 30, edits: 0 },
    ]);
  });
});
