import { describe, expect, it } from '@jest/globals';
import { toSheet } from './sheet.ts';
import { findTaxYear } from './taxYear.ts';
import { typedPage } from './testing/typedPage.ts';

const yearOn = (picture: string) => findTaxYear([toSheet(typedPage(picture))]);

describe('The tax year of a form', () => {
  it('is not the year it was last changed in', () => {
    const copy = `
Form 1099-NEC
(Rev. January 2022)
For calendar year
      2023`;
    expect(yearOn(copy.repeat(3))).toBe(2023);
    expect(yearOn('Form 1099-K (Rev. March 2024)')).toBeNull();
  });

  it('is put together where only its end was filled in', () => {
    expect(yearOn('For calendar year 20 24')).toBe(2024);
    expect(
      yearOn(`
Form 1099-MISC  (Rev. January 2024)
For calendar year
20  25`),
    ).toBe(2025);
  });

  it('is the one a fiscal year begins in', () => {
    expect(
      yearOn(`
Form 1120   U.S. Corporation Income Tax Return        2022
For calendar year 2022 or tax year beginning  July 1 , 2022, ending        June 30  ,     20 23`),
    ).toBe(2022);
  });

  it('When it stands behind the title of the statement, then a house number of four digits does not dispute it', () => {
    expect(yearOn('2019 MERCURY BLVD\n2019 MERCURY BLVD\nW-2 Wage and Tax Statement  2020')).toBe(2020);
  });
});
