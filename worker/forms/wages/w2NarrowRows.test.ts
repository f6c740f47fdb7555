/** Rows of four boxes below rows of two, as payroll services print them: an amount at the right end of a wide box stands above a narrow one. */
import { describe, expect, it } from '@jest/globals';
import { mapForm } from '../../understanding/mapForm.ts';
import { locateBelow } from '../../understanding/locate/locateBelow.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { w2 } from './w2.ts';

const rows: Print[] = [
  [36, 40, '2023 W-2 and EARNINGS SUMMARY'],
  [36, 75, '5 Medicare wages and tips'],
  [324, 75, '6 Medicare tax withheld'],
  [220, 88, '90,210.30'],
  [560, 88, '1,308.05'],
  [36, 96, '7 Social security tips'],
  [180, 96, '8 Allocated tips'],
  [324, 96, '10 Dependent care'],
  [468, 96, '11 Nonqualified plans'],
  [36, 117, '12a'],
  [180, 117, '12b'],
  [324, 117, '12c'],
  [468, 117, '12d'],
  [36, 138, '15 State'],
  [90, 138, "Employer's state ID no."],
  [324, 138, '16 State wages, tips, etc.'],
  [36, 151, 'NY'],
  [90, 151, '61-2290417'],
  [560, 151, '83,540.25'],
  [36, 159, '17 State income tax'],
  [180, 159, '18 Local wages, tips, etc.'],
  [324, 159, '19 Local income tax'],
  [468, 159, '20 Locality name'],
];

describe('Rows of narrow boxes', () => {
  const printed = printedPage(rows, { width: 900 });
  const words = printed.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
  it.each([
    ['print', printed],
    ['a scan', { ...printed, words, source: 'ocr' as const }],
  ])('do not cut off the amount at the right end of a wide box above them: %s', (_, page) => {
    expect(valuesOn(w2, page)).toMatchObject({
      'fields.medicareTaxWithheld': 1308.05,
      'fields.stateWages': 83540.25,
    });
  });
});

describe('A state below a label as wide as it is', () => {
  const page = printedPage([
    [36, 40, 'Form W-2 Wage and Tax Statement 2024'],
    [36, 60, '1. Wages, tips, other compensation'],
    [36, 70, '$28,400.00'],
    [36, 100, '15.'],
    [90, 100, "Employer's state ID"],
    [180, 100, '16. State wages'],
    [36, 110, 'State'],
    [90, 110, '30144870'],
    [180, 110, '$28,400.00'],
    [46, 120, 'OR'],
  ]);
  const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
  it('is whole on a scan, too, though text that ends where a box does may be cut off', () => {
    expect(valuesOn(w2, { ...page, words, source: 'ocr' })['fields.state']).toBe('OR');
  });
});

describe('An address beside rows of boxes', () => {
  const grid = (street: string): Print[] => [
    [36, 40, 'W-2 Wage and Tax Statement 2020'],
    [36, 60, '1 Wages, tips, other compensation'],
    [190, 60, '2 Federal income tax withheld'],
    [360, 60, 'b Employer identification number'],
    [110, 72, '41,918.56'],
    [300, 72, '2,107.00'],
    [360, 72, '86-0492713'],
    [36, 86, '3 Social security wages'],
    [190, 86, '4 Social security tax withheld'],
    [360, 86, "c Employer's name, address, and ZIP code"],
    [110, 98, '41,918.56'],
    [300, 98, '2,598.95'],
    [364, 98, 'SONORAN METAL INC'],
    [36, 112, '5 Medicare wages and tips'],
    [190, 112, '6 Medicare tax withheld'],
    [364, 110, '2915 E ELWOOD ST'],
    [110, 124, '41,918.56'],
    [300, 124, '607.82'],
    [364, 122, street],
    [36, 138, '7 Social security tips'],
    [190, 138, '8 Allocated tips'],
  ];
  it('When a line of it stands beside the amount of a lower box, then that box ends where the one above it does', () => {
    expect(valuesOn(w2, printedPage(grid('PHOENIX AZ 85040')))).toMatchObject({
      'fields.socialSecurityTaxWithheld': 2598.95,
      'fields.medicareTaxWithheld': 607.82,
    });
  });

  it('When a scan misread the letter of the box with the address, and the figures of the tax, then it ends there, too', () => {
    const scan = (tax: string) => {
      const lines = grid('PHOENIX AZ 85040').map(([x, y, text]): Print => [
        x,
        y,
        text.replace(/^c (?=Employer)/, '¢ ').replace('607.82', tax),
      ]);
      const page = printedPage(lines);
      const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
      return { ...page, words, source: 'ocr' as const };
    };
    expect(valuesOn(w2, scan('607.82'))).toMatchObject({ 'fields.medicareTaxWithheld': 607.82 });
    const cell = (label: string) => {
      const map = mapForm(w2, [toSheet(scan('607:82'))])[0]!;
      return locateBelow(map, { below: label, depth: 24 })[0]!.words.map(({ text }) => text);
    };
    expect(cell('medicare tax withheld')).toEqual(['607:82']);
  });
});
