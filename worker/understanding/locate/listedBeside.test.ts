/** Values beside their labels in a list, where boxes of other print stand in the next column. */
import { describe, expect, it } from '@jest/globals';
import { w2 } from '../../forms/wages/w2.ts';
import { printedPage, type Print } from '../testing/printedPage.ts';
import { valuesOn } from '../testing/readPages.ts';

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
});
