import { describe, expect, it } from '@jest/globals';
import { w2 } from '../../forms/wages/w2.ts';
import { mapForm } from '../mapForm.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';
import { unsureLines } from './unsureLines.ts';

const linesOf = (name: string) => {
  const print: Print[] = [
    [40, 40, "e Employee's name, address, and ZIP code"],
    [40, 54, name],
    [40, 66, '8522 Elm St'],
    [40, 78, 'Reno, NV 89501'],
  ];
  const words = print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.96 }));
  const [map] = mapForm(w2, [toSheet(printedPage([], { source: 'ocr', words }))]);
  return unsureLines(w2, map!, []).map(({ words: own, box }) => [
    own.map(({ text }) => text).join(' '),
    box.holds,
  ]);
};

describe('a line of a block that was read clearly', () => {
  it.each(['Ana Mondofiedo', 'Jan Griinwald', 'Eleanor K Miller'])(
    'When it is a name that English data makes of an accented one, %s, then it is read again with other letters',
    (name) => {
      expect(linesOf(name)).toEqual([[name, 'name']]);
    },
  );

  it('When it is another name, then it is not', () => {
    expect(linesOf('Eleanor K Price')).toEqual([]);
  });
});
