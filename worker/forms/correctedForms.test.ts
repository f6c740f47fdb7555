/** Forms that amend another one print values as they were and as they are: only what is correct is read. */
import { expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const read = (picture: string) => {
  const [form] = readPages(FORMS, [typedPage(picture)]);
  return {
    form: form?.recognised.form,
    taxYear: form?.recognised.taxYear,
    ...Object.fromEntries((form?.values ?? []).map(({ to, value }) => [to, value])),
  };
};

it('When a W-2 is corrected, then the second of two boxes counts, and those without a second are left out', () => {
  expect(
    read(`
a Employer's name, address, and ZIP code      c Tax year/Form corrected    d Employee's correct SSN
Osprey Ridge School District                  2023 / W-2                   955-13-0928
85 Academy Way                                e Corrected SSN and/or name
Bend OR 97701                                 h Employee's first name and initial    Last name
b Employer's Federal EIN                      Thaddeus                               Wintergreen
93-9002244                                    i Employee's address and ZIP code
                                              610 NW Riverside Blvd
                                              Bend OR 97703

      Previously reported               Correct information
1 Wages, tips, other compensation   1 Wages, tips, other compensation
                        41,000.00                           42,500.00
3 Social security wages             3 Social security wages
                        41,000.00                           42,500.00
5 Medicare wages and tips
                        41,000.00
Form W-2c   Corrected Wage and Tax Statement   Copy B`),
  ).toMatchObject({
    form: 'W-2c',
    taxYear: 2023,
    'primaryPerson.fullName': 'Thaddeus Wintergreen',
    'primaryPerson.ssn': '955-13-0928',
    'primaryPerson.homeAddress.street': '610 NW Riverside Blvd',
    'fields.employerName': 'Osprey Ridge School District',
    'fields.employerEin': '93-9002244',
    'fields.wages': 42500,
    'fields.socialSecurityWages': 42500,
  });
});

it('When only one box of a corrected W-2 is printed, then its amount is not taken for the correct one', () => {
  const values = read(`
a Employer's name, address, and ZIP code      d Employee's correct SSN
Osprey Ridge School District                  955-13-0928
      Previously reported               Correct information
5 Medicare wages and tips
                        41,000.00
Form W-2c   Corrected Wage and Tax Statement   Copy B`);
  expect(values.form).toBe('W-2c');
  expect(values).not.toHaveProperty(['fields.medicareWages']);
});

it('When a Form 1040 is amended, then its last column counts, and the telephone is no apartment', () => {
  const values = read(`
Form 1040-X    Amended U.S. Individual Income Tax Return    (Rev. July 2021)
This return is for calendar year (enter year)   2022   or fiscal year (enter month and year ended)
Your first name and middle initial          Last name                        Your social security number
Fenella                                     Zbigniew                         951-70-8816
Current home address (number and street). If you have a P.O. box, see instructions.   Apt. no.    Your phone number
3309 Larkspur Ct                                                                                    515-555-0142
City, town or post office, state, and ZIP code. If you have a foreign address, also complete spaces below.
Ames, IA 50010
Amended return filing status.
                                                                A. Original amount    B. Net change    C. Correct amount
1  Adjusted gross income. If a net operating loss                           52,100            1,800               53,900
5  Taxable income. Subtract line 4b from line 3                             39,150            1,800
11 Total tax. Add lines 8 and 10                                             4,495              216                4,711
20 Amount you owe. If line 11, column C, is more than line 19                                                        216`);
  expect(values).toMatchObject({
    form: '1040-X',
    taxYear: 2022,
    'primaryPerson.fullName': 'Fenella Zbigniew',
    'primaryPerson.phoneNumber': '(515) 555-0142',
    'primaryPerson.homeAddress.street': '3309 Larkspur Ct',
    'fields.adjustedGrossIncome': 53900,
    'fields.totalTax': 4711,
    'fields.amountOwed': 216,
  });
  expect(values).not.toHaveProperty(['fields.taxableIncome']);
});

it('When the amounts of an amended return stand in the second line of their words below a centred heading, then they are read, and its second page is', () => {
  const [front, back] = [
    `
Form 1040-X         Amended U.S. Individual Income Tax Return
This return is for calendar year (enter year) 2023
Your first name and middle initial          Last name                        Your social security number
Ottoline                                    Varga                            951-70-8817
Amended return filing status. You must check one box.

                                                                A. Original amount    B. Net change    C. Correct
                                                                 as reported          of increase        amount
1  Adjusted gross income. If a net operating loss carryback is
   included, check here                                    1            52,100            1,800            53,900
5  Taxable income. Subtract line 4b from line 3. If the result for
   is zero or less, enter -0- in column C                  5            39,150            1,800            40,950
12 Federal income tax withheld and excess social security
   tax withheld. (If changing, see instructions.)         12             4,100              150             4,250
21 Amount of line 21 you want refunded to you                                                                 150`,
    `
Form 1040-X (Rev. 2-2024)       VARGA       951-70-8817                      Page 2
Part I     Dependents
25 Your dependent children who lived with you                                 1                  1
30 List ALL dependents (children and others) claimed on this amended return.
Dependents (see instructions):         (b) Social security       (c) Relationship
(a) First name        Last name        number                    to you
JUNIPER               VARGA            961-09-5584               DAUGHTER

Part II    Explanation of Changes. In the space provided below, tell us why you are filing Form 1040-X.
Under penalties of perjury, I declare that I have filed an original return
Your signature          Date          Your occupation
                                      GLAZIER
Phone no.  515-555-0143               Email address`,
  ].map((page) => typedPage(page));
  const [form, ...others] = readPages(FORMS, [front!, back!]);
  expect(others).toEqual([]);
  expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'fields.adjustedGrossIncome': 53900,
    'fields.taxableIncome': 40950,
    'fields.federalTaxWithheld': 4250,
    'fields.refundAmount': 150,
    'fields.occupation': 'GLAZIER',
    'primaryPerson.numberOfDependents': 1,
    'primaryPerson.phoneNumber': '(515) 555-0143',
  });
});
