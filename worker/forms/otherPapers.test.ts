import { describe, expect, it } from '@jest/globals';
import { recognise } from '../understanding/recognise.ts';
import { toSheet } from '../understanding/sheet.ts';
import { printedPage } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { form1099Nec } from './form1099Nec.ts';
import { FORMS } from './index.ts';

const formOf = (picture: string) => recognise(toSheet(typedPage(picture)), FORMS)?.form.name ?? null;

describe('Papers that share their words with a form', () => {
  it("Form W-3 and Form 941 are no employee's W-2", () => {
    expect(
      formOf(`
b Kind of Payer   941   Military   943          1 Wages, tips, other compensation   2 Federal income tax withheld
c Total number of Forms W-2                     3 Social security wages             4 Social security tax withheld
e Employer identification number (EIN)          5 Medicare wages and tips           6 Medicare tax withheld
Form W-3 Transmittal of Wage and Tax Statements 2023`),
    ).toBeNull();
    expect(
      formOf(`
Form 941 for 2023: Employer's QUARTERLY Federal Tax Return
Name (not your trade name)      Kestrel Logistics LLC
1 Number of employees who received wages, tips, or other compensation     7
2 Wages, tips, and other compensation                                     77,555.04
3 Federal income tax withheld from wages, tips, and other compensation     7,000.00
5a Taxable social security wages                                          77,555.04
5c Taxable Medicare wages & tips                                          77,555.04
6 Total taxes before adjustments                                          18,866.00`),
    ).toBeNull();
  });
  it('What the back of a W-2 explains of its boxes is no W-2', () => {
    expect(
      formOf(`
Box 2. Enter this amount on the federal income tax withheld line of your tax return.
Box 5. You may be required to report this amount on Form 8959. See the Form 1040 instructions to
determine if you are required to complete Form 8959 because of medicare wages and tips above $200,000.
Box 6. This amount includes the 1.45% medicare tax withheld on all medicare wages and tips shown in box 5,
as well as the 0.9% Additional Medicare Tax on any of those medicare wages and tips above $200,000.
You may have to repay social security wages that were paid to you in error, as your employer told you.`),
    ).toBeNull();
  });
  it('Form 1040-NR is no Form 1040', () => {
    expect(
      formOf(`
U.S. Nonresident Alien Income Tax Return 2023
Your first name and middle initial     Last name     Your identifying number (see instructions)
Wei                                    Zhang         912-70-1234
Home address (number and street). If you have a P.O. box, see instructions.
11 Subtract line 10d from line 9. This is your adjusted gross income       24,000.
24 Add lines 22 through 23d. This is your total tax                         1,018.
33 Add lines 25d and 26. These are your total payments                      2,000.
34 If line 33 is more than line 24. This is the amount you overpaid           982.`),
    ).toBeNull();
  });
});

it('An estate that a 1099 is made out to is neither the client nor a business', () => {
  const values = valuesOn(
    form1099Nec,
    typedPage(`
PAYER'S name, street address, city or town, state or province        Form 1099-NEC
Harbor View Realty Trust
40 Wharf St
Portland, ME 04101

PAYER'S TIN   01-0555123       RECIPIENT'S TIN   988-77-6655
RECIPIENT'S name
Estate of Mary Quill`),
  );
  expect(values['fields.recipientName']).toBe('Estate of Mary Quill');
  expect(Object.keys(values).filter((to) => /^(?:primaryPerson|businessInfo)\./.test(to))).toEqual([]);
});

describe('A copy of a 1099 that was left blank', () => {
  it("names no payer and no recipient with the form's own words", () => {
    const blank = printedPage([
      [55, 40, "PAYER'S name, street address, city or town, state or province, country, ZIP"],
      [55, 49, 'or foreign postal code, and telephone no.'],
      [400, 40, 'OMB No. 1545-0116'],
      [495, 60, 'Nonemployee'],
      [495, 70, 'Compensation'],
      [53, 137, "PAYER'S TIN"],
      [175, 137, "RECIPIENT'S TIN"],
      [55, 185, "RECIPIENT'S name"],
      [500, 186, 'For Privacy Act and Paperwork'],
      [500, 195, 'Reduction Act'],
      [55, 221, 'Street address (including apt. no.)'],
      [305, 110, '1 Nonemployee compensation'],
    ]);
    expect(valuesOn(form1099Nec, blank)).toEqual({});
  });
});
