/** W-2s as an employee's portal prints them: tables of two columns whose labels wrap, and amounts at half the height of their rows. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { w2 } from './w2.ts';

const head: Print[] = [
  [36, 40, '2025 Form W-2, Wage and Tax Statement'],
  [36, 62, 'a Social security number'],
  [330, 62, 'b Employer identification number'],
  [36, 72, '944-18-6027'],
  [330, 72, '84-1170935'],
];

describe('A W-2 of a portal', () => {
  it('When labels wrap and their amounts stand at the middle of both lines, then each has its own', () => {
    const page = printedPage([
      ...head,
      [60, 100, 'Wages, tips, other'],
      [42, 103, '1'],
      [230, 105.5, '$91,204.38'],
      [318, 105, '2'],
      [500, 105.5, '$11,872.66'],
      [60, 111, 'compensation'],
      [352, 100, 'Federal income tax'],
      [352, 111, 'withheld'],
      [42, 131, '3'],
      [60, 131, 'Social security wages'],
      [230, 131, '$98,700.00'],
      [318, 133.5, '4'],
      [352, 128, 'Social security tax'],
      [352, 139, 'withheld'],
      [510, 133.5, '$6,119.40'],
      [42, 155, '5'],
      [60, 155, 'Medicare wages and tips'],
      [230, 155, '$98,700.00'],
      [318, 155, '6'],
      [352, 155, 'Medicare tax withheld'],
      [510, 155, '$1,431.15'],
    ]);
    expect(valuesOn(w2, page)).toMatchObject({
      'fields.wages': 91204.38,
      'fields.federalIncomeTaxWithheld': 11872.66,
      'fields.socialSecurityWages': 98700,
      'fields.socialSecurityTaxWithheld': 6119.4,
      'fields.medicareTaxWithheld': 1431.15,
    });
  });

  it('When the label beside a row stands on two lines, then what is level with either of them is no part of the row', () => {
    const page = printedPage([
      ...head,
      [42, 131, '3'],
      [60, 131, 'Social security wages'],
      [230, 131, '$98,700.00'],
      [318, 134, '4'],
      [352, 125, 'Social security tax'],
      [510, 134, '$6,119.40'],
      [352, 143, 'withheld'],
    ]);
    const large = page.words.map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 12 } }));
    expect(valuesOn(w2, { ...page, words: large })).toMatchObject({
      'fields.socialSecurityWages': 98700,
      'fields.socialSecurityTaxWithheld': 6119.4,
    });
  });

  it('When amounts stand below labels of two lines, then the one beside a label is that of the next box', () => {
    const page = printedPage([
      ...head,
      [42, 100, '1'],
      [60, 100, 'Wages, tips, other'],
      [60, 109, 'compensation'],
      [330, 105, '$3,400.00'],
      [80, 119, '91,204.38'],
      [42, 131, '3'],
      [60, 131, 'Social security wages'],
      [80, 140, '98,700.00'],
      [42, 155, '5'],
      [60, 155, 'Medicare wages and tips'],
      [80, 164, '98,700.00'],
    ]);
    expect(valuesOn(w2, page)).toMatchObject({ 'fields.wages': 91204.38 });
  });
});
