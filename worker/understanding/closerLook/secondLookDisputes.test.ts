/** Where a second look casts doubt on what the first read, without having read a value itself. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { answerOf } from './secondLook.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { Question } from './questionsFor.ts';
import { surerWords } from './surerWords.ts';
import { wordsAt } from '../testing/printedPage.ts';

const box = { x0: 30, y0: 0, x1: 500, y1: 12 };
const map = { sheet: { page: 1 } } as unknown as MappedSheet;
const scanned = (x: number, text: string, confidence = 0.95): Word[] =>
  wordsAt([x, 0, text], { source: 'ocr', confidence });
/** Of each value of a street's box whether it is disputed. */
const disputes = (first: readonly Word[], second: readonly Word[]) =>
  answerOf(
    map,
    {
      rule: { to: ['primaryPerson.homeAddress.street'], as: 'street', where: [] },
      cell: { words: first, box, inner: box, edits: 0 },
      box,
    } as unknown as Question,
    { words: second },
  ).map(({ value, isDisputed }) => [value, isDisputed === true]);

describe('A second look', () => {
  it('disputes the number of a house that it read otherwise, though it made no street of its words', () => {
    const first = scanned(40, '5665 Lakeshore Dr', 0.8);
    // A side of the box stands so far before the number that a word may have been lost between them.
    const second = (number: string, sureness = 0.94) => [
      ...scanned(30, 'A'),
      ...scanned(40, number, sureness),
      ...scanned(200, 'Lakeshore Dr'),
    ];
    expect(disputes(first, second('5565'))).toEqual([['5665 Lakeshore Dr', true]]);
    expect(disputes(first, second('5665'))).toEqual([]);
    expect(disputes(first, second('5565', 0.6))).toEqual([]);
  });

  it('disputes no amount of which it tore the first figures off', () => {
    const row = (words: readonly Word[]) => ({ words, box, inner: box, edits: 0 });
    const rule = { to: ['fields.netIncome'], as: 'rowMoney', where: [] };
    const asked = { rule, cell: row(scanned(400, '142,417', 0.79)), box } as unknown as Question;
    const torn = [...scanned(380, '28'), ...scanned(400, '1', 0.6), ...scanned(406, '42.41', 0.76), ...scanned(424, '7')]; // prettier-ignore
    expect(answerOf(map, asked, { words: torn }).map(({ value }) => value)).toEqual([142417]);
  });

  it('disputes no name for a word of another line in the same box', () => {
    const deep = { x0: 30, y0: 0, x1: 500, y1: 30 };
    const below = (text: string) => wordsAt([40, 14, text], { source: 'ocr', confidence: 0.9 });
    const told = (again: string, street: string) =>
      answerOf(
        map,
        {
          rule: { to: ['primaryPerson.fullName'], as: 'personName', where: [] },
          cell: {
            words: [...scanned(40, 'Rosalind Seren'), ...below('1180 Agency Loop')],
            box: deep,
            edits: 0,
          },
          box: { ...deep, holds: 'name' },
        } as unknown as Question,
        { words: [...scanned(40, again), ...below(street)] },
      ).map(({ value, isDisputed }) => [value, isDisputed === true]);
    expect(told('Rosalind Seren', '1180 Aaencv Loop')).toEqual([['Rosalind Seren', false]]);
    expect(told('Rosalind Soren', '1180 Agency Loop')).toEqual([[expect.any(String), true]]);
  });

  it('makes no street without the apartment whose number the first look passed over', () => {
    const first = [...scanned(40, '6198 Turnberry Ct'), ...scanned(430, 'Apt')];
    expect(disputes(first, scanned(40, '6198 Turnberry Ct'))).toEqual([['6198 Turnberry Ct', true]]);
    const whole = [...scanned(40, '6198 Turnberry Ct'), ...scanned(430, 'Apt 8D')];
    expect(disputes(first, whole)).toEqual([['6198 Turnberry Ct Apt 8D', false]]);
  });

  it('has a third look tell whether a letter is one that English lacks, where it saw it without certainty', () => {
    const isDisputed = (text: string, sureness: number) =>
      surerWords(scanned(40, 'José Miller'), [...scanned(40, 'José'), ...scanned(62, text, sureness)])
        .isDisputed;
    expect(isDisputed('Müller', 0.42)).toBe(true);
    expect(isDisputed('Müller', 0.2)).toBe(false);
    expect(isDisputed('Müller', 0.9)).toBe(false);
    expect(isDisputed('Miller', 0.42)).toBe(false);
  });
});
