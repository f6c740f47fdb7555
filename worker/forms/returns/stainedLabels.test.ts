/** Labels of which a stamp or a stain left only the end. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { form1040 } from './form1040.ts';

describe('the wages of a Form 1040', () => {
  const wagesOn = (label: string) => {
    const print: Print[] = [
      [98, 369, '1a'],
      [116, 369, label],
      [490, 369, '1a'],
      [547, 369, '161,732'],
      [98, 381, 'b'],
      [116, 381, 'Household employee wages not reported on Form(s) W-2'],
    ];
    return valuesOn(form1040, printedPage(print, { source: 'ocr' }))['fields.wages'];
  };

  it('When their label is whole, or a ring of coffee hides its beginning, then they are found', () => {
    expect(wagesOn('Total amount from Form(s) W-2, box 1 (see instructions)')).toBe(161_732);
    expect(wagesOn('Total a        s) W-2, box 1 (see instructions)')).toBe(161_732);
  });

  it('When another line speaks of that box, then it is not theirs', () => {
    expect(wagesOn('Tip income not reported on line 1a (see instructions)')).toBeUndefined();
  });
});
