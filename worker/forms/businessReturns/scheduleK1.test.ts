import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPages, valuesOn } from '../../understanding/testing/readPages.ts';
import { scheduleK1Of1065, scheduleK1Of1120S } from './scheduleK1.ts';

const share = (ssn: string, name: string) =>
  typedPage(`
Schedule K-1 (Form 1065) 2023
Part I Information About the Partnership     Part III Partner's Share of Current Year Income
A Partnership's employer identification number     1 Ordinary business income (loss)   12,000
88-1020304
Part II Information About the Partner
E Partner's SSN or TIN
${ssn}
F Name, address, city, state, and ZIP code for partner
${name}
9 Mill Rd, Ely, NV 89301`);

describe('Schedules K-1 of several partners', () => {
  it('When their numbers differ by two digits only, then the names still tell that they are two', () => {
    const owners = (...pages: [string, string][]) =>
      readPages(
        [scheduleK1Of1065],
        pages.map(([ssn, name], at) => ({ ...share(ssn, name), number: at + 1 })),
      ).length;
    expect(owners(['951-77-0140', 'Ottoline Reyes'], ['951-77-0165', 'Casimir Doyle'])).toBe(2);
    expect(owners(['951-77-0140', 'Ottoline Reyes'], ['951-77-0165', 'Ottoline Reyes'])).toBe(1);
  });
});

describe('A Schedule K-1', () => {
  it('is read where tax software prints its amounts beside their labels', () => {
    const values = valuesOn(
      scheduleK1Of1065,
      typedPage(`
1 Ordinary business income (loss)            14,220.
2 Net rental real estate income (loss)
4a Guaranteed payments for services           6,000.
5 Interest income                                88.
6a Ordinary dividends
14 Self-employment earnings (loss)         A 20,220.`),
    );
    expect(values).toMatchObject({
      'fields.ordinaryIncome': 14220,
      'fields.guaranteedPayments': 6000,
      'fields.interestIncome': 88,
    });
    expect(values).not.toHaveProperty(['fields.rentalRealEstateIncome']);
    expect(values).not.toHaveProperty(['fields.ordinaryDividends']);
  });

  it('takes neither the number of the next box for an amount nor the amount for the next box’s, where OCR tore that label', () => {
    const page = printedPage([
      [310, 196, '4 Interest income'],
      [445, 208, '149'],
      [310, 221, '5'],
      [323, 221, 'Ordina'],
      [352, 221, 'dividend:'],
    ]);
    const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
    const read = (own: typeof words) =>
      valuesOn(scheduleK1Of1120S, { ...page, source: 'ocr' as const, words: own });
    expect(read(words)).toMatchObject({ 'fields.interestIncome': 149 });
    const empty = words.filter(({ text }) => text !== '149' && text !== 'dividend:');
    expect(read(empty)).not.toHaveProperty(['fields.interestIncome']);
  });

  it("is read with the sign of a loss, where a picture's minus stands apart from the side of the box", () => {
    const read = (at: number) => {
      const page = printedPage([
        [310, 72, '1 Ordinary business income (loss)'],
        [at, 84, '-21,958.'],
        [310, 98, '2 Net rental real estate income (loss)'],
      ]);
      const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.84 }));
      return valuesOn(scheduleK1Of1065, { ...page, source: 'ocr' as const, words });
    };
    expect(read(393)).toMatchObject({ 'fields.ordinaryIncome': -21958 });
    expect(read(311)).toMatchObject({ 'fields.ordinaryIncome': 21958 });
  });

  it('When a box is high, then the amount at its bottom is its own', () => {
    const values = valuesOn(
      scheduleK1Of1120S,
      printedPage([
        [310, 72, '1 Ordinary business income (loss)'],
        [393, 102, '(28,446)'],
        [310, 115, '2 Net rental real estate income (loss)'],
      ]),
    );
    expect(values).toMatchObject({ 'fields.ordinaryIncome': -28446 });
    expect(values).not.toHaveProperty(['fields.rentalRealEstateIncome']);
  });

  it('When two lists stand side by side, then the number of the next item is no part of whole dollars', () => {
    const values = valuesOn(
      scheduleK1Of1120S,
      printedPage([
        [40, 72, '1 Ordinary business income (loss)'],
        [268, 72, '187,402'],
        [317, 72, '13'],
        [354, 72, 'Credits'],
      ]),
    );
    expect(values).toMatchObject({ 'fields.ordinaryIncome': 187402 });
  });

  it('When boxes stand beside boxes, then the next column is no list of values', () => {
    const values = valuesOn(
      scheduleK1Of1120S,
      typedPage(`
Schedule K-1 (Form 1120-S)   2022
Part I  Information About the  Corporation          Part III  Shareholder's Share of Current Year Income
A Corporation's employer identification number      1 Ordinary business income (loss)
46-1180339                                          61,204
B Corporation's name, address, city, state          2 Net rental real estate income (loss)
Whitcomb & Achebe Dental, P.C.                      3 Other net rental income (loss)
905 Main St Ste 2                                   4 Interest income
Great Bend, KS 67530                                118
C IRS Center where corporation filed return         5a Ordinary dividends`),
    );
    expect(String(values['businessInfo.businessName'])).not.toMatch(/Shareholder/);
  });
});
