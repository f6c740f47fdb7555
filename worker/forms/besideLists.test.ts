/** What stands beside, below or above a list, and is none of its values. */
import { describe, expect, it } from '@jest/globals';
import { findTaxYear } from '../understanding/years/taxYear.ts';
import { toSheet } from '../understanding/sheet/sheet.ts';
import { printedPage, type Print } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { form1040 } from './returns/form1040.ts';
import { form1099Int } from './payments/form1099Int.ts';
import { taxSummary } from './summaries/taxSummary.ts';

describe('Two lists side by side', () => {
  it('share no row, however close the next list begins behind an amount in whole dollars', () => {
    const page = printedPage([
      [36, 40, 'Wages'],
      [200, 40, '140,220 Tax from tables'],
      [400, 40, '17,440'],
    ]);
    expect(valuesOn(taxSummary, page)).toMatchObject({ 'fields.wages': 140220 });
  });
});

describe('The dependants of a Form 1040', () => {
  const form = (...print: Print[]) =>
    printedPage([[36, 40, 'Dependents (see instructions):'], [36, 52, '(1) First name'], ...print]);

  it('are not counted among the lines of income below them', () => {
    const page = form(
      [36, 100, '1z Add lines 1a through 1h'],
      [36, 112, '5b Taxable amount'],
      [480, 112, '134,011'],
      [36, 124, 'Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income'],
      [480, 124, '134,011'],
      [36, 400, 'Under penalties of perjury, I declare that I have examined this return'],
    );
    expect(valuesOn(form1040, page)['primaryPerson.numberOfDependents'] ?? 0).toBe(0);
  });
});

describe('The dependants of a Form 1040 whose margin names them, too', () => {
  it('are counted from the head of their columns', () => {
    const row = (y: number, name: string, number: string): Print[] => [
      [100, y, name],
      [300, y, `${number} Child`],
    ];
    const page = printedPage([
      [36, 40, 'If more'],
      [100, 40, '(1) First name'],
      ...row(52, 'Noah Umarov', '914-93-9167'),
      [36, 58, 'dependents, see instructions'],
      ...row(64, 'Zoe Umarov', '934-69-5682'),
      [36, 400, 'Under penalties of perjury, I declare that I have examined this return'],
    ]);
    expect(valuesOn(form1040, page)['primaryPerson.numberOfDependents']).toBe(2);
  });
});

describe('A statement of a broker', () => {
  it("has its payer below `Payer's name, address, and phone`", () => {
    const page = printedPage([
      [36, 30, 'evergrow'],
      [36, 100, "Payer's name, address, and phone"],
      [36, 110, 'Evergrow Securities LLC'],
      [36, 120, '450 W 33rd St Fl 11'],
      [36, 130, 'New York, NY 10001'],
    ]);
    expect(valuesOn(form1099Int, page)).toMatchObject({ 'fields.payerName': 'Evergrow Securities LLC' });
  });

  it('is of the year its title names, not of that in which it was prepared', () => {
    const page = printedPage([
      [36, 30, '2023 Consolidated Form 1099'],
      [36, 42, 'Prepared on February 3, 2024'],
    ]);
    expect(findTaxYear([toSheet(page)])).toBe(2023);
  });
});
