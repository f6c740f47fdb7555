/** Values beside their labels in a list, where boxes of other print stand in the next column. */
import { describe, expect, it } from '@jest/globals';
import { w2 } from '../../forms/wages/w2.ts';
import { around } from '../sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';
import { valuesOn } from '../testing/readPages.ts';
import { listedBeside } from './listedBeside.ts';

const beside = (lower: number): Print[] => [
  [36, 70, '2 Federal income tax withheld          1,604.00'],
  [36, 84, '4 Social security tax withheld         1,420.94'],
  [360, 84 + lower, '900-48-7721'],
];

describe('a value in a list', () => {
  it('When a number stands a little lower in the next column, then it is no part of the row', () => {
    expect(valuesOn(w2, printedPage(beside(5)))).toMatchObject({
      'fields.socialSecurityTaxWithheld': 1420.94,
    });
  });

  it('When a number stands in the same line, then none of the two is surely the value', () => {
    expect(valuesOn(w2, printedPage(beside(0)))).not.toHaveProperty(['fields.socialSecurityTaxWithheld']);
  });

  it('When number and name of the next box stand in the line, and its value below, then that number is no amount', () => {
    const boxes = (beside: string): Print[] => [
      [36, 70, '6'],
      [52, 70, 'Medicare tax withheld'],
      [300, 70, beside],
      [150, 83, '1,120.35'],
      [420, 83, '179.78'],
    ];
    expect(valuesOn(w2, printedPage(boxes('14   UI/WF/SWF')))).not.toMatchObject({
      'fields.medicareTaxWithheld': 14,
    });
  });

  it('When a list far behind the box names an amount in the same line, then that is not what the box asks for', () => {
    const words = wordsAt([200, 70, '6 Medicare tax withheld']);
    const label = { label: 'medicare tax withheld', words, box: around(words.map(({ box }) => box)) };
    const landmark = { ...label, textStart: 210, hasNumber: true, startsRun: true, edits: 0 };
    const row = (x: number, text: string) => listedBeside(wordsAt([x, 70, text]), landmark).length;
    expect(row(400, 'YTD 138,124.04')).toBe(0);
    expect(row(400, '138,124.04')).toBe(1);
    expect(row(310, 'about 138,124.04')).toBe(2);
  });
});
