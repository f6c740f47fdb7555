/** 1099s sent as letters with the sender in a narrow panel on the left. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { FORMS } from '../index.ts';

const values = () => {
  const page = printedPage([
    [48, 38, 'IRON'],
    [48, 51, 'MEADOW'],
    [48, 64, 'TRUST CO.'],
    [48, 92, 'IRA Services'],
    [48, 103, 'PO Box 2200'],
    [48, 114, 'Suffolk, VA 23434'],
    [48, 125, '757-555-0191'],
    [48, 143, 'TIN 54-1180036'],
    [190, 46, 'Anneliese Thorvald'],
    [190, 58, '412 Bayberry Ave'],
    [190, 70, 'Ventura, CA 93001'],
    [190, 94, 'Form 1099-R, tax year 2023'],
    [190, 119, 'You received the following from your IRA during the year.'],
    [190, 131, 'Your taxpayer identification number on our books is 951-22-8140.'],
    [200, 151, 'Gross'],
    [280, 151, 'Taxable'],
    [360, 151, 'Federal tax'],
    [450, 151, 'State tax'],
    [196, 161, 'distribution'],
    [280, 161, 'amount'],
    [362, 161, 'withheld'],
    [452, 161, 'withheld'],
    [200, 171, '(box 1)'],
    [280, 171, '(box 2a)'],
    [364, 171, '(box 4)'],
    [452, 171, '(box 14)'],
    [200, 185, '$8,250.00'],
    [280, 185, '$8,250.00'],
    [364, 185, '$825.00'],
    [452, 185, '$165.00'],
  ]);
  return Object.fromEntries(readPages(FORMS, [page])[0]!.values.map(({ to, value }) => [to, value]));
};

describe('A 1099 with its sender in a panel', () => {
  it('When the panel breaks the name into lines of one size, then all of them are the payer’s', () => {
    expect(values()).toMatchObject({ 'fields.payerName': 'IRON MEADOW TRUST CO.' });
  });

  it('When a telephone number ends the block in the panel, then the other block is whom it is for', () => {
    expect(values()).toMatchObject({
      'fields.recipientName': 'Anneliese Thorvald',
      'fields.recipientStreet': '412 Bayberry Ave',
    });
  });

  it('When the heading of a column takes two lines, then the amount below it is that box’s', () => {
    expect(values()).toMatchObject({ 'fields.federalIncomeTaxWithheld': 825 });
  });
});
