/** Labels that OCR misread, where another label is like them or a part of them. */
import { describe, expect, it } from '@jest/globals';
import { findLandmarks } from '../labels/landmarks.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';

const find = (print: string, labels: readonly string[], source: 'ocr' | 'text' = 'ocr') =>
  findLandmarks(
    toSheet(printedPage([], { source, words: wordsAt([40, 40, print], { source }) })),
    labels,
  ).map(({ label }) => label);

describe('A label that OCR misread', () => {
  const employee = "employee's name address and zip code";
  const employer = "employer's name address and zip code";

  it('When two labels are like it, then it is the one that is nearer', () => {
    expect(find('Eriployee’s name, address and ZIP code', [employer, employee])).toEqual([employee]);
    expect(find('Ermployer’s name, address and ZIP code', [employee, employer])).toEqual([employer]);
  });

  const whole = 'or foreign postal code and telephone no';
  const part = 'postal code and telephone no';

  it('When the rest of it is another label, printed clearly, then it is still the whole one', () => {
    expect(find('or foreigre postal code, and telephone no.', [whole, part])).toEqual([whole]);
    expect(find('postal code, and telephone no.', [whole, part])).toEqual([part]);
  });

  it('When it is a text, which misreads nothing, then the label that is printed is meant', () => {
    expect(find('or foreigre postal code, and telephone no.', [whole, part], 'text')).toEqual([part]);
  });

  it('When too many letters differ, then the label that is printed is meant', () => {
    expect(find('Total deposits and debits', ['total deposits and credits', 'total deposits'])).toEqual([
      'total deposits',
    ]);
  });

  it('When what the part lacks was not printed, then the part is meant', () => {
    expect(find('amount from Schedule 2', ['amount from schedule 2', 'amount from schedule 2 3'])).toEqual([
      'amount from schedule 2',
    ]);
  });
});
