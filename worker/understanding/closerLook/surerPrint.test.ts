/** Values in blocks and lists of a scan: looked at again where they were not read clearly, and what both looks make of them. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { bankStatement } from '../../forms/statements/bankStatement.ts';
import { w2 } from '../../forms/wages/w2.ts';
import { readForm } from '../extractForm.ts';
import { mapForm } from '../mapForm.ts';
import { questionsFor } from './questionsFor.ts';
import { toSheet } from '../sheet/sheet.ts';
import { withSurerPrint } from './surerPrint.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';
import { unsureLines } from './unsureLines.ts';

const page = printedPage(
  [
    [40, 40, "e Employee's name, address, and ZIP code"],
    [40, 54, 'Dale Price'],
    [40, 64, '8522 Elm St'],
    [40, 74, 'Reno, NV 89501'],
  ],
  { source: 'ocr' },
);
const doubted = (text: string, confidence: number) =>
  mapForm(w2, [
    toSheet({
      ...page,
      words: page.words.map((word) => ({
        ...word,
        source: 'ocr',
        confidence: word.text === text ? confidence : 0.95,
      })),
    }),
  ])[0]!;
const linesOf = (text: string, confidence: number) => {
  const map = doubted(text, confidence);
  return unsureLines(w2, map, questionsFor(w2, map));
};
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

describe('Lines that are looked at again', () => {
  it('When a word of a block was not read clearly, then it is the line that the word stands in', () => {
    expect(linesOf('8522', 0.7).map(({ words }) => textsOf(words))).toEqual(['8522 Elm St']);
  });

  it('When every word was, then there are none', () => {
    expect(linesOf('8522', 0.93)).toEqual([]);
  });

  it('When it is a name whose box is asked for anyway, then it is not asked for twice', () => {
    expect(linesOf('Price', 0.7)).toEqual([]);
  });
});

describe('What two looks make of a line', () => {
  const street = (confidence: number, ...again: (readonly [string, number])[]) => {
    const map = doubted('8522', confidence);
    const [line] = unsureLines(w2, map, questionsFor(w2, map));
    const told = again.map(([text, sureness], at): Word => ({
      ...line!.words[at]!,
      text,
      confidence: sureness,
    }));
    const settled = withSurerPrint(map, [{ ...line!, again: told }]);
    const found = readForm(w2, [settled], null).find(({ to }) => to === 'primaryPerson.homeAddress.street');
    return [found?.value, Number(found?.confidence.toFixed(2))];
  };

  it('When both read the same, then it is surer', () => {
    expect(street(0.7, ['8522', 0.8])).toEqual(['8522 Elm St', 0.94]);
  });

  it('When the second is sure and the first was not, then it is as the second has it', () => {
    expect(street(0.6, ['8622', 0.96])).toEqual(['8622 Elm St', 0.86]);
  });

  it('When the second is quite sure and the first read rubbish, then letters are as the second has them, figures are not', () => {
    const line = (first: string, again: string, sureness: number) => {
      const words = wordsAt([40, 40, first], { source: 'ocr', confidence: 0.25 });
      const [map] = mapForm(w2, [toSheet(printedPage([], { source: 'ocr', words }))]);
      const told = { ...words[0]!, text: again, confidence: sureness };
      const settled = withSurerPrint(map!, [{ words: map!.sheet.lines[0]!.words, again: [told] }]);
      return settled.sheet.lines[0]!.words[0]!.text;
    };
    expect(line('Sgrbye-Moss', 'Sorbye-Moss', 0.85)).toBe('Sorbye-Moss');
    expect(line('Sgrbye-Moss', 'Sorbye-Moss', 0.6)).toBe('Sgrbye-Moss');
    expect(line('8522', '8622', 0.85)).toBe('8522');
  });

  it('When neither is sure, then it is too doubtful to be shown', () => {
    expect(street(0.8, ['8622', 0.9])).toEqual(['8522 Elm St', 0.4]);
  });

  it('When the second lost the word, then it is as sure as it was', () => {
    expect(street(0.8)).toEqual(['8522 Elm St', 0.8]);
  });

  it('When the second made rubbish of what the first read well, then that is no other reading', () => {
    expect(street(0.85, ['BSZGLO', 0.04])).toEqual(['8522 Elm St', 0.77]);
    expect(street(0.85, ['8622', 0.3])).toEqual(['8522 Elm St', 0.43]);
    expect(street(0.7, ['BSZGLO', 0.04])).toEqual(['8522 Elm St', 0.35]);
  });

  it('When the second tore a word in two and lost a letter of it, then the first, which was surer, is hardly doubted', () => {
    const line = wordsAt([40, 40, 'Quinnamond Street'], { source: 'ocr', confidence: 0.9 });
    const [map] = mapForm(w2, [toSheet(printedPage([], { source: 'ocr', words: line }))]);
    const [word, street] = map!.sheet.lines[0]!.words;
    const { x0, x1 } = word!.box;
    const torn = (...[left, right]: readonly (readonly [string, number])[]) => {
      const middle = x0 + (x1 - x0) * 0.4;
      const again: Word[] = [
        { ...word!, text: left![0], confidence: left![1], box: { ...word!.box, x1: middle - 1 } },
        { ...word!, text: right![0], confidence: right![1], box: { ...word!.box, x0: middle } },
        street!,
      ];
      const settled = withSurerPrint(map!, [{ words: map!.sheet.lines[0]!.words, again }]);
      return settled.sheet.lines[0]!.words[0]!.confidence;
    };
    expect(torn(['Quin', 0.7], ['amond', 0.92])).toBeGreaterThan(0.8);
    expect(torn(['Quin', 0.88], ['amond', 0.92])).toBeLessThan(0.5);
    expect(torn(['Q', 0.7], ['amond', 0.92])).toBeLessThan(0.5);
  });

  it('When one read the boulevard with an i and the other with an l, then both read the same', () => {
    const line = wordsAt([40, 40, '8522 Bivd'], { source: 'ocr', confidence: 0.85 });
    const again = line.map((word) => ({ ...word, text: word.text.replace('i', 'l'), confidence: 0.5 }));
    const [map] = mapForm(w2, [toSheet(printedPage([], { source: 'ocr', words: line }))]);
    const settled = withSurerPrint(map!, [{ words: map!.sheet.lines[0]!.words, again }]);
    expect(settled.sheet.lines[0]!.words[1]!.confidence).toBeGreaterThan(0.9);
  });

  it("When it is a name in which the second reads a letter that the first look's data does not know, then it is that", () => {
    const print: Print[] = [
      [40, 40, "e Employee's name, address, and ZIP code"],
      [40, 54, 'Esteban V Miller'],
      [40, 66, '8522 Elm St'],
      [40, 78, 'Reno, NV 89501'],
    ];
    const words = print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.78 }));
    const [map] = mapForm(w2, [toSheet(printedPage([], { source: 'ocr', words }))]);
    const line = unsureLines(w2, map!, []).find(({ box }) => box.holds === 'name')!;
    const again = line.words.map((word) => ({ ...word, text: word.text.replace('Miller', 'Múller') }));
    const settled = withSurerPrint(map!, [{ ...line, again }]);
    const name = readForm(w2, [settled], null).find(({ to }) => to === 'primaryPerson.fullName');
    expect(name?.value).toBe('Esteban V Müller');
  });

  it('When it is the name of a holder of an account, or one in capitals, then it is looked at for such letters, too', () => {
    const isAsked = (holder: string) => {
      const print: Print[] = [
        [40, 40, 'Bank of Kauai'],
        [40, 60, 'Account number 4410 2233'],
        [40, 90, holder],
        [40, 102, '8522 Elm St'],
        [40, 114, 'Reno, NV 89501'],
        [40, 140, 'Beginning balance   $1,200.00'],
        [40, 152, 'Ending balance   $1,300.00'],
      ];
      const words = print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 }));
      const [map] = mapForm(bankStatement, [toSheet(printedPage([], { source: 'ocr', words }))]);
      return unsureLines(bankStatement, map!, []).some(
        ({ words: line, box }) => line[0]!.box.y0 === 90 && box.holds === 'name',
      );
    };
    expect(isAsked('Uma Miller')).toBe(true);
    expect(isAsked('UMA H NONEZ')).toBe(true);
    expect(isAsked('Uma Mason')).toBe(false);
  });
});
