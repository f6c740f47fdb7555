/** W-2s as lists, 1099s whose recipient stands in the envelope's window or in a block, and summaries with a pane beside the list. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../understanding/testing/printedPage.ts';
import { readPages, valuesOn } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { form1040 } from './returns/form1040.ts';
import { FORMS } from './index.ts';
import { form1099R } from './payments/form1099R.ts';
import { taxSummary } from './summaries/taxSummary.ts';
import { w2 } from './wages/w2.ts';

/** A word alone, as high as it is printed. */
const wordAt = (x: number, [y0, y1]: readonly [number, number], text: string) => ({
  ...wordsAt([x, y0, text])[0]!,
  box: { x0: x, y0, x1: x + text.length * 4.4, y1 },
});

describe('A W-2 printed as a list', () => {
  const rows: Print[] = [
    [36, 40, '2024 W-2 Form Preview'],
    [36, 80, 'Employee details'],
    [36, 98, 'Employee name'],
    [200, 98, 'Tobias J Wrenfield'],
    [360, 98, 'Social Security Number'],
    [480, 98, '955-31-0648'],
    [36, 116, 'Employee address'],
    [200, 116, 'PO Box 77, Astoria, OR 97103'],
    [36, 134, 'Employer details'],
    [36, 152, 'Employer name'],
    [200, 152, 'Marrow LLC'],
    [36, 170, 'Employer address'],
    [200, 170, '1410 Marine Dr, Astoria, OR 97103'],
  ];

  it("keeps employer's and employee's rows apart, and takes no heading for a name", () => {
    expect(valuesOn(w2, printedPage(rows))).toMatchObject({
      'primaryPerson.fullName': 'Tobias J Wrenfield',
      'primaryPerson.ssn': '955-31-0648',
      'primaryPerson.homeAddress.street': 'PO Box 77',
    });
  });

  it('reads a value whose letters rise higher than those of the last word of its label', () => {
    const words = [
      ...wordsAt([36, 152, 'Employer']),
      wordAt(76, [154.5, 159], 'name'),
      ...wordsAt([200, 152, 'Marrow']),
      wordAt(240, [151, 160], 'Catering'),
      ...wordsAt([290, 152, 'LLC']),
    ];
    const values = valuesOn(w2, printedPage([], { words }));
    expect(values).toMatchObject({ 'fields.employerName': 'Marrow Catering LLC' });
  });

  it('may shorten the names of its boxes', () => {
    const [form] = readPages(FORMS, [
      typedPage(`
2024 Form W-2 Wage and Tax Statement

Employer Federal ID No.    Employee Soc. Sec. No.
39-6006492                 961-40-8827

1 Wages, tips, other comp  2 Federal tax withheld
61,044.90                  5,502.11

3 Soc Sec wages            4 Soc Sec tax withheld
66,210.15                  4,105.03

5 Medicare wages           6 Medicare tax
66,210.15                  960.05`),
    ]);
    expect(form?.definition).toBe(w2);
    expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.wages': 61044.9,
      'fields.federalIncomeTaxWithheld': 5502.11,
      'fields.socialSecurityTaxWithheld': 4105.03,
    });
  });
});

describe('A 1099 that a payer prints', () => {
  it("shows its recipient in the envelope's window, whatever words the label of the payer's box ends with", () => {
    const page = printedPage([
      [36, 60, 'Winifred S. Obuya'],
      [36, 71, '215 Harbor View Ter'],
      [36, 82, 'Gloucester MA 01930'],
      [36, 130, "PAYER'S name, street address, city, state, and ZIP code"],
      [36, 141, 'Fore Fiduciary Trust Company'],
      [36, 152, 'P.O. Box 1110'],
      [36, 163, 'Valley Forge, PA 19482'],
      [360, 130, "RECIPIENT'S TIN"],
      [360, 141, '903-77-1184'],
    ]);
    expect(valuesOn(form1099R, page)).toMatchObject({
      'primaryPerson.fullName': 'Winifred S. Obuya',
      'primaryPerson.homeAddress.street': '215 Harbor View Ter',
      'fields.payerName': 'Fore Fiduciary Trust Company',
    });
  });

  it("gives the recipient's number at the end of their block", () => {
    const page = typedPage(`
2023 Form 1099-R

Payer                                  Recipient
Tamarack Lane Management LLC           Ottoline Pruitt
9 State St                             61 Millpond Rd
Montpelier, VT 05602                   Montpelier, VT 05602
TIN: 85-3307714                        TIN: 922-04-5518`);
    expect(valuesOn(form1099R, page)).toMatchObject({
      'fields.payerTin': '85-3307714',
      'fields.recipientTin': '922-04-5518',
    });
  });
});

describe('A summary with a pane beside its list', () => {
  const words = [
    ...wordsAt([36, 100, 'Adjusted gross income']),
    ...wordsAt([200, 100, '$86,210']),
    wordAt(360, [96, 112], '$3,098'),
    ...wordsAt([360, 82, 'Your federal refund']),
  ];

  it('does not take the headline of the pane for the amount of a row', () => {
    expect(valuesOn(taxSummary, printedPage([], { words }))).toMatchObject({
      'fields.adjustedGrossIncome': 86210,
      'fields.refundAmount': 3098,
    });
  });

  it('reads an amount whose print is only as high as the dirt on it', () => {
    const torn = [...words.slice(0, 3), ...wordsAt([200, 100, '$1']), wordAt(211, [94, 112], '64,047')];
    expect(valuesOn(taxSummary, printedPage([], { words: [...torn, ...words.slice(5)] }))).toMatchObject({
      'fields.adjustedGrossIncome': 164047,
    });
  });

  it('knows the tax withheld without the word federal, and no state’s', () => {
    const read = (label: string) => valuesOn(taxSummary, printedPage([[36, 40, label], [300, 40, '11,902']])); // prettier-ignore
    expect(read('Income tax withheld')).toMatchObject({ 'fields.federalTaxWithheld': 11902 });
    expect(read('State income tax withheld')).not.toHaveProperty(['fields.federalTaxWithheld']);
  });
});

describe('Line 7 of a Form 1040 of 2018', () => {
  it('is read where its amount stands in the first line of its words', () => {
    const page = printedPage([
      [36, 40, '7 Adjusted gross income. If you have no adjustments to income, enter the amount'],
      [36, 50, 'from line 6; otherwise, subtract Schedule 1, line 36, from line 6'],
      [480, 40, '48,732.'],
    ]);
    expect(valuesOn(form1040, page)).toMatchObject({ 'fields.adjustedGrossIncome': 48732 });
  });
});

describe('Boxes beside others whose labels are not known', () => {
  const box = (beside: string): Print[] => [
    [36, 40, '17 State income tax'],
    [150, 40, '18 Wages in town'],
    [40, 50, '2,710.33'],
    [154, 50, beside],
  ];

  it('hold the amount that stands under their own label', () => {
    expect(valuesOn(w2, printedPage(box('57,210.00')))).toMatchObject({ 'fields.stateIncomeTax': 2710.33 });
  });

  it('hold nothing for sure where no amount stands under it', () => {
    const apart: Print[] = [[36, 40, '17 State income tax'], [130, 50, '2,710.33'], [230, 50, '57,210.00']]; // prettier-ignore
    expect(valuesOn(w2, printedPage(apart))).not.toHaveProperty(['fields.stateIncomeTax']);
  });
});

describe('A payer whose name goes on in a second line', () => {
  it('is not called Inc', () => {
    const page = printedPage([
      [360, 40, 'Payer'],
      [450, 40, 'MORROW LYNDE FENWICK & SMYTH'],
      [450, 52, 'INC'],
      [360, 64, 'Payer ID No.'],
      [450, 64, '13-5674085'],
      [360, 76, 'Taxpayer No.'],
      [450, 76, '921-55-8807'],
    ]);
    const values = valuesOn(form1099R, page);
    expect(values).not.toMatchObject({ 'fields.payerName': 'INC' });
    expect(values).toMatchObject({ 'fields.payerTin': '13-5674085', 'fields.recipientTin': '921-55-8807' });
  });
});

describe('A comparison of two years', () => {
  it('gives the numbers of both in boxes above it', () => {
    const page = printedPage([
      [36, 40, 'Two Year Comparison Report'],
      [36, 60, 'Taxpayer Identification Number'],
      [36, 70, '933-20-8815'],
      [300, 60, 'Spouse Identification Number'],
      [300, 70, '933-20-8816'],
    ]);
    expect(valuesOn(taxSummary, page)).toMatchObject({
      'primaryPerson.ssn': '933-20-8815',
      'spousePerson.ssn': '933-20-8816',
    });
  });
});
