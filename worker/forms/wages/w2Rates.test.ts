/** Taxes of a W-2 at other rates: those of 2011 and 2012, and those that made-up samples print. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const scan = (picture: string): ReturnType<typeof typedPage> => {
  const page = typedPage(picture);
  return {
    ...page,
    source: 'ocr',
    words: page.words.map((word) => ({ ...word, source: 'ocr', confidence: 0.93 })),
  };
};

function taxesOf(year: number, [wages, tax, medicare, withheld]: readonly string[], tips = ''): unknown[] {
  const [form] = readPages(FORMS, [
    scan(`
a  Employee's social security number
   952-31-7704
b  Employer identification number (EIN)      1  Wages, tips, other compensation    2  Federal income tax withheld
   58-2290117                                   61204.33                              7310.20
c  Employer's name, address, and ZIP code    3  Social security wages              4  Social security tax withheld
   Thornbury and Vale PLC                       ${wages!.padEnd(34)} ${tax}
   410 Corey Fork                            5  Medicare wages and tips            6  Medicare tax withheld
   Port Ellen GA 30303                          ${medicare!.padEnd(34)} ${withheld}
                                             7  Social security tips               8  Allocated tips
                                                ${tips}
e  Employee's first name and initial   Last name
   Perrin   Aldous

Form W-2  Wage and Tax Statement   ${year}`),
  ]);
  const values = Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
  return ['socialSecurityWages', 'socialSecurityTaxWithheld', 'medicareWages', 'medicareTaxWithheld'].map(
    (box) => values[`fields.${box}`],
  );
}

describe('A scanned W-2 whose taxes are no 6.2 and 1.45 percent', () => {
  it('When it is of 2011 or 2012, then 4.2 percent prove it', () => {
    expect(taxesOf(2012, ['52000.00', '2184.00', '52000.00', '754.00'])).toEqual([52000, 2184, 52000, 754]);
  });
  it('When a sample takes 7.65 and 2.9 percent, and repeats the wages as tips, then they are kept', () => {
    expect(taxesOf(2019, ['70210.40', '5371.10', '48110.62', '1395.21'], '70210.40')).toEqual([
      70210.4, 5371.1, 48110.62, 1395.21,
    ]);
  });
  it('When they are of no known rate, then none is shown', () => {
    expect(taxesOf(2019, ['70210.40', '5871.10', '48110.62', '1195.21'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
