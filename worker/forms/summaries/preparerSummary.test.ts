/** A summary as preparers' programs print it: two people and two lists of figures side by side, and a list of dependants between. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const PICTURE = `
Form 1040                    Tax Return Summary                               2020

Taxpayer                                            Spouse
Keanu P. Mahoe                                      Nalani M. Mahoe-Lum
SSN 958-31-7702   DOB 08/09/1974                    SSN 949-62-1182   DOB 12/30/1976
Occupation Harbor pilot                             Occupation School counselor
Address                                             Daytime phone 808-555-0141
45 Kamani Pl Apt 5                                  E-mail   kpmahoe@example.com
Kaneohe, HI 96744                                   Filing status 2 - Married filing jointly

Name                    SSN                 Relationship         DOB            Months
Makoa Mahoe             958-77-0233         Son                  04/02/2006     12

Wages, salaries, tips       189, 340          Tax (from tables/worksheet)       26,493
Taxable interest               1,207          Child tax credit                   4,000
Ordinary dividends               866          Other credits                        120
Total income                 190,671          Total tax                         22,373
Adjusted gross income        190,121          Federal income tax withheld       20,918
Taxable income               158,706          Amount you owe                     1,455`;

const read = (source: 'ocr' | 'text') => {
  const page = typedPage(PICTURE);
  const words = page.words.map((word) => ({ ...word, source, confidence: 0.95 }));
  const [summary] = readPages(FORMS, [{ ...page, source, words }]);
  return Object.fromEntries(summary!.values.map(({ to, value }) => [to, value]));
};

describe('a summary with columns side by side', () => {
  it('When another row stands beside an amount of a scan, then the amount is that of its own row', () => {
    expect(read('ocr')).toMatchObject({
      'fields.wages': 189340,
      'fields.taxableInterest': 1207,
      'fields.ordinaryDividends': 866,
      'fields.totalTax': 22373,
      'fields.federalTaxWithheld': 20918,
      'fields.amountOwed': 1455,
    });
  });
  it.each(['ocr', 'text'] as const)('names the taxpayer, and none of the dependants (%s)', (source) => {
    expect(read(source)).toMatchObject({
      'primaryPerson.fullName': 'Keanu P. Mahoe',
      'spousePerson.fullName': 'Nalani M. Mahoe-Lum',
      'fields.occupation': 'Harbor pilot',
      'fields.spouseOccupation': 'School counselor',
    });
  });
  it('When only the column of the spouse has a phone and an address of e-mail, beside the street, then they are of both', () => {
    const values = read('text');
    expect(values).toMatchObject({
      'primaryPerson.phoneNumber': '(808) 555-0141',
      'primaryPerson.email': 'kpmahoe@example.com',
    });
    expect(values).not.toHaveProperty(['spousePerson.phoneNumber']);
    expect(values).not.toHaveProperty(['spousePerson.email']);
  });
});
