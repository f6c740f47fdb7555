/** Tables that centre a label beside a value of two lines. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const valuesOf = (prints: readonly Print[]): Record<string, unknown> =>
  Object.fromEntries(
    (readPages(FORMS, [printedPage([...prints])])[0]?.values ?? []).map(({ to, value }) => [to, value]),
  );
/** About as wide as it is printed. */
const endingAt = (x1: number, y: number, text: string): Print => [x1 - 4.4 * text.length, y, text];
const rows = (top: number, list: readonly (readonly string[])[]): Print[] =>
  list.flatMap(([label, ...cells], at): Print[] => [
    [50, top + 18 * at, label!],
    ...cells.map((cell, column) =>
      endingAt([290, 405, 565].slice(-cells.length)[column]!, top + 18 * at, cell),
    ),
  ]);

describe('a cell of two lines beside its label', () => {
  it('is the whole name of a business, and all of its trade', () => {
    const values = valuesOf([
      [50, 40, 'Return Summary - Form 1040 (2023)'],
      ...rows(70, [
        ['Taxpayer', 'Maltilda T Greenhow'],
        ['SSN', '959-20-1102'],
        ['Filing status', 'Single'],
      ]),
      endingAt(565, 154, 'Piano tuning and'),
      [50, 160, 'Principal business'],
      endingAt(565, 166, 'repair'),
      endingAt(565, 194, 'Greenhow'),
      [50, 200, 'Business name'],
      endingAt(565, 206, 'Piano Service'),
      ...rows(240, [
        ['Gross receipts or sales', '81,240'],
        ['Total expenses', '23,115'],
        ['Net profit', '58,125'],
        ['Total income', '67,789'],
        ['Adjusted gross income', '63,682'],
        ['Taxable income', '39,866'],
        ['Total tax', '12,777'],
      ]),
    ]);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Greenhow Piano Service',
      'businessInfo.industry': 'Piano tuning and repair',
    });
  });

  it('is the name of each of a couple in columns, and the address with its ZIP code below', () => {
    const values = valuesOf([
      [50, 40, 'Joint Tax Return Summary'],
      [50, 56, 'U.S. Form 1040 - Calendar Year 2023'],
      endingAt(290, 90, 'Taxpayer'),
      endingAt(405, 90, 'Spouse'),
      endingAt(565, 90, 'Joint return'),
      endingAt(290, 109, 'Emeric D'),
      endingAt(405, 109, 'Clemence Rosenfeld-'),
      [50, 115, 'Name'],
      endingAt(290, 121, 'Rosenfeld'),
      endingAt(405, 121, 'Duval'),
      ...rows(140, [['Social security number', '912-20-3340', '965-20-2874', '']]),
      endingAt(565, 160, '7 Quarry Hill Rd, Burlington, VT'),
      [50, 166, 'Address'],
      endingAt(565, 172, '05401'),
      ...rows(190, [
        ['Filing status', 'Married filing jointly'],
        ['Wages', '97,350', '54,550', '151,900'],
        ['Total income', '98,500', '55,700', '154,200'],
        ['Adjusted gross income', '98,500', '55,700', '154,200'],
        ['Taxable income', '126,500'],
        ['Total tax', '14,445'],
      ]),
    ]);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Emeric D Rosenfeld',
      'spousePerson.fullName': 'Clemence Rosenfeld-Duval',
      'primaryPerson.homeAddress.street': '7 Quarry Hill Rd',
      'primaryPerson.homeAddress.zipCode': '05401',
    });
  });
});
