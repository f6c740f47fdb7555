import { describe, expect, it } from '@jest/globals';
import { recognise } from '../understanding/recognise/recognise.ts';
import { toSheet } from '../understanding/sheet/sheet.ts';
import { printedPage } from '../understanding/testing/printedPage.ts';
import { valuesOn } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { form1099Nec } from './payments/form1099Nec.ts';
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
  it('Form 1098 is no bank statement, though its escrow account has balances and deposits', () => {
    const formAbove = (lines: string) =>
      formOf(`
Sandbar Home Lending                              2024 Annual Statement
Loan number                                       6604411820
${lines}
Escrow account activity
Beginning balance                                 $1,304.66
Deposits                                          $5,110.88
Taxes and insurance disbursed                     $4,888.18
Ending balance 12/31/2024                         $1,527.36`);
    expect(formAbove('Savings and checking, too')).toBe('Bank statement');
    expect(
      formAbove(`
1. Mortgage interest received from payer(s)/borrower(s)   $10,420.67
2. Outstanding mortgage principal                         $278,015.40
3. Mortgage origination date                              05/21/2020`),
    ).toBeNull();
  });
  it('A W-2 with all of its boxes is no stub, whatever its notice says of pay periods', () => {
    const page = (title: string) => `
${title}
1. Wages, tips, other compensation   2. Federal income tax withheld   3. Social security wages
68,902.17                            7,415.00                         73,388.17
4. Social security tax withheld      5. Medicare wages and tips       6. Medicare tax withheld
4,550.07                             73,388.17                        1,064.13
Period ending: 12/04/2021
Pay date: 12/20/2021`;
    expect(formOf(page('2021 W-2 Wage and Tax Statement'))).toBe('W-2');
    expect(formOf(page('Earnings of this period'))).toBeNull();
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
  it("A stub's boxes of one month are no W-2", () => {
    expect(
      formOf(`
Larkspur Day School - Payroll                     Employer ID 52-7700411
Employee name            SSN           Pay date      Check no.
Ottoline Reyes           XXX-XX-4410   06/28/2024    2210
Filing status            Pay period    Pay frequency
Single                   06/01-06/30   Monthly

                                       Current       Year to date
Wages, tips, other compensation        3,900.00      23,400.00
Federal income tax withheld              301.00       1,806.00
Social security wages                  3,900.00      23,400.00
Social security tax withheld             241.80       1,450.80
Medicare wages and tips                3,900.00      23,400.00
Medicare tax withheld                     56.55         339.30
NET PAY                                3,300.65      19,803.90`),
    ).toBeNull();
  });
  it("A preparer's bill is no letter with a return", () => {
    expect(
      formOf(`
Ferrous & Dunne, CPAs                                            INVOICE
11 Quarry St, Barre, VT 05641                          Invoice No. 7781
Bill to:
Ottoline Reyes
Description                                        Qty      Rate      Amount
Prepared 2023 Form 1040, U.S. Individual Income Tax Return    1    400.00    400.00
Forms W-2 prepared (box 1 wages $11,200.00)         2     40.00     80.00
Subtotal                                                           480.00
Payments received                                                 (100.00)
Balance due                                                     $  380.00
We cannot release your signed Form 8879 until the balance is paid.`),
    ).toBeNull();
  });
  it("An authority's notice of what others reported is none of their forms", () => {
    expect(
      formOf(`
Department of the Treasury                               Notice CP2000
Internal Revenue Service                                 Tax year 2022
                                                         Notice date  October 2, 2024
OTTOLINE REYES
7 ELM ST
BARRE VT 05641
Proposed changes to your 2022 Form 1040
                                   Shown on return   Reported to IRS by others   Difference
Nonemployee compensation (Form 1099-NEC)     $0        $2,210        $2,210
Total tax                                $3,000        $3,400          $400
Received from             Account information          Form          Amount
HALYARD LLC               EIN 84-7700210               1099-NEC      $2,210`),
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
