import { describe, expect, it } from '@jest/globals';
import { withoutExplanations } from './explanations.ts';
import { findLandmarks } from './landmarks.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';

const LABELS = ['gross distribution', 'license number', 'wages tips other compensation'];

/** Where the labels that head a box stand. */
const places = (...print: Print[]) => {
  const sheet = toSheet(printedPage(print));
  const all = findLandmarks(sheet, LABELS);
  return withoutExplanations({ documentType: 'w2-form' }, sheet, all).map(({ box }) => Math.round(box.y0));
};

describe('Labels that a guide to the form explains', () => {
  it('When a row of a key says what a box means, then its label heads none', () => {
    const box: Print = [40, 60, '1 Gross distribution'];
    const row: Print = [
      40,
      400,
      'Gross distribution      All allowance paid before deductions. $2,701.55 a month',
    ];
    expect(places(box, row)).toEqual([60]);
  });
  it('When a box is named behind a colon on one line or two, then that is none', () => {
    const box: Print = [40, 60, '1 Wages, tips, other compensation'];
    expect(places(box, [400, 60, 'Box label: Wages, tips, other compensation'])).toEqual([60]);
    expect(places(box, [400, 100, 'Box label: Wages, tips, other'], [400, 109, 'compensation'])).toEqual([
      60,
    ]);
  });
  it('When a label is a word of a sentence and heads a box elsewhere, then it is none there', () => {
    const said: Print = [40, 400, 'The sum of all gross distribution on the checks that we sent you'];
    expect(places([40, 60, '1 Gross distribution'], said)).toEqual([60]);
    expect(places(said)).toEqual([400]);
  });
  it('When a sentence goes on behind a label and its point, then it is none though no other is printed', () => {
    expect(places([40, 60, 'License number. Use it when you renew online.'])).toEqual([]);
    expect(places([40, 60, 'License number. PM-0047318'])).toEqual([60]);
  });
  it('When a sentence begins behind its short form in brackets, then it is none', () => {
    const printed: Print = [40, 60, '1 Gross distribution      This is what you were paid in all'];
    const said: Print = [40, 400, 'Gross distribution (GD). For your protection, this form may show it'];
    expect(places(printed, said)).toEqual([60]);
  });
  it('When a sentence stands right below it, flush with it, then it heads a note', () => {
    const note: Print = [40, 69, 'All that was paid before deductions.'];
    expect(places([40, 60, 'Gross distribution'], note)).toEqual([]);
    expect(places([40, 60, '1 Gross distribution'], note)).toEqual([60]);
    expect(places([40, 60, 'Gross distribution'], [40, 69, '48,210.55'])).toEqual([60]);
  });
  it('When the form is a return, then its lines may go on in sentences', () => {
    const sheet = toSheet(printedPage([[40, 60, 'Gross distribution. Subtract line 2 from line 1c']]));
    const all = findLandmarks(sheet, LABELS);
    expect(withoutExplanations({ documentType: 'business-tax-return' }, sheet, all)).toEqual(all);
    expect(withoutExplanations({ documentType: '1099-form' }, sheet, all)).toEqual([]);
  });
  it('When a label is printed once, then words beside it take nothing from it', () => {
    expect(places([40, 60, 'Gross distribution      All allowance paid before deductions'])).toEqual([60]);
  });
  it('When a sentence stands below a label that ends in a colon, or of a paper without boxes, then it is one still', () => {
    const said: Print = [40, 72, 'This number is given to the owner of the business.'];
    const kept = (text: string, documentType: 'w2-form' | 'business-license') => {
      const sheet = toSheet(printedPage([[40, 60, text], said]));
      return withoutExplanations({ documentType }, sheet, findLandmarks(sheet, LABELS)).length;
    };
    expect(kept('License number', 'w2-form')).toBe(0);
    expect(kept('License number:          PM-0047318', 'w2-form')).toBe(1);
    expect(kept('License number          PM-0047318', 'business-license')).toBe(1);
  });
  it("When noise makes a point of the comma in the label of a party's box, then no sentence begins there", () => {
    const kept = (source: 'ocr' | 'text') => {
      const line = "PAYER'S name, street address. Cy of town. stale Of province. Country, or foreign";
      const words = wordsAt([40, 60, line]).map((word) => ({ ...word, source }));
      const sheet = toSheet(printedPage([], { words, source }));
      const all = findLandmarks(sheet, ["payer's name street address"]);
      return withoutExplanations({ documentType: '1099-form' }, sheet, all).length;
    };
    expect(kept('ocr')).toBe(1);
    expect(kept('text')).toBe(0);
  });
});
