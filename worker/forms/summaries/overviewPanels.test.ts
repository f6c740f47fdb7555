/** Overviews of a return with a panel of outcomes beside the list. */
import { describe, expect, it } from '@jest/globals';
import { answerOf } from '../../understanding/closerLook/secondLook.ts';
import type { MappedSheet } from '../../understanding/locate/cells.ts';
import type { Question } from '../../understanding/closerLook/questionsFor.ts';
import { wordsAt } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('An overview of a return', () => {
  it('When a panel at its side speaks of the state, then the list beside that goes on, and a heading names nobody', () => {
    expect(
      readPicture(`
                     Tax Return Overview                               2024
                     Prepared for you by Heronbrook Tax Service, Office 11
WHO IS ON THIS RETURN
Taxpayer            Philomena N. Quade       SSN           958-30-1177
Filing status       Head of Household        Dependents    1 - Ines Quade (daughter)

FEDERAL FORM 1040
Wages and salaries                  $61,250       YOUR FEDERAL REFUND
Interest income                         $96       $2,415
Total income                        $61,346
Adjusted gross income               $61,346
                                                  STATE RETURN
Standard deduction                  $21,900
Taxable income                      $39,446
Tax                                  $4,400
Child tax credit                   $(2,000)
Total tax                            $2,400
Withholding                          $4,815
Total payments                       $4,815`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Philomena N. Quade',
      'primaryPerson.numberOfDependents': 1,
      'fields.totalTax': 2400,
      'fields.federalTaxWithheld': 4815,
    });
  });

  it("When a second look begins in the label's last letter, then that is no figure of a count", () => {
    const box = { x0: 90, y0: 0, x1: 300, y1: 12 };
    const scanned = (x: number, text: string) => wordsAt([x, 0, text], { source: 'ocr', confidence: 0.7 });
    const question = {
      rule: { to: ['primaryPerson.numberOfDependents'], as: 'count', where: [] },
      cell: { words: scanned(130, '1 - Ines'), box, inner: box, edits: 0 },
      box,
    } as unknown as Question;
    const map = { sheet: { page: 1 } } as unknown as MappedSheet;
    const words = [...scanned(90, '5'), ...scanned(130, '1 - Ines')];
    expect(answerOf(map, question, { words }).map(({ value }) => value)).toEqual([1]);
  });
});

describe('A history of several years on a scan', () => {
  const scan = (interest: string, confidence: number) => {
    const page = typedPage(`
Name: Osric T. Vane                                                   SSN: 903-71-1188
                         Tax History Report               2023
Five Year Tax History:             2021          2022          2023
Filing status                    Single        Single        Single
Wages                           41,800.       30,115.       22,400.
Taxable interest                     9.           12.           ${interest}
Total income                    41,809.       30,127.       22,431.
Adjusted gross income           41,809.       30,127.       22,431.
Taxable income                  29,259.       17,177.        8,581.
Total tax                        3,312.        1,857.          858.`);
    const words = page.words.map((word) => ({
      ...word,
      source: 'ocr' as const,
      confidence: word.text === interest ? confidence : 0.96,
    }));
    const [summary] = readPages(FORMS, [{ ...page, source: 'ocr', words }]);
    return summary?.values.find(({ to }) => to === 'fields.taxableInterest')?.value;
  };

  it('When a small amount ends flush with the others and was read surely, then it is no number of a line', () => {
    expect(scan('31.', 0.95)).toBe(31);
    expect(scan('31.', 0.7)).toBeUndefined();
  });
});

describe('A list whose amounts begin where they are printed, and do not end flush', () => {
  const figures = (interest: string) => {
    const [summary] = readPages(FORMS, [
      typedPage(`
2023 Tax Return Summary - Form 1040
Taxpayer: Katya Tran        SSN: 986-47-3028      Filing status: Single
Wages (W-2)              62,480           Tax before credits       4,879
Taxable interest       ${interest}             Child tax credit         2,000
Total income             62,499           Total tax                2,879
Adjusted gross income    62,499           Payments: federal income tax withheld   4,402
Taxable income           43,099           Refund                   1,523`),
    ]);
    return Object.fromEntries(summary!.values.map(({ to, value }) => [to, value]));
  };

  it('When a small one begins with the others, then it is no number of a line', () => {
    expect(figures('  19')).toMatchObject({ 'fields.taxableInterest': 19 });
    expect(figures('19  ')).not.toHaveProperty(['fields.taxableInterest']);
  });
  it('When a row begins with `Payments:`, then its name goes on behind that', () => {
    expect(figures('  19')).toMatchObject({ 'fields.federalTaxWithheld': 4402 });
  });
});
