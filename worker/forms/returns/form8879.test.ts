import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (lines: string) =>
  readPages(FORMS, [
    typedPage(`
8879            IRS e-file Signature Authorization                           2023
                ERO must obtain and retain completed Form 8879.
Submission Identification Number (SID)

Taxpayer's name                                    Social security number
HORATIO VANDERMOLEN                                936-12-8840
Spouse's name                                      Spouse's social security number
CELESTINE A VANDERMOLEN                            936-12-8841
Part I   Tax Return Information - Tax Year Ending December 31, 2023
${lines}
Part II  Taxpayer Declaration and Signature Authorization
I declare that the amounts in Part I are those of my return, my refund included.
Taxpayer's PIN: check one box only   I authorize HARBORVIEW TAX GROUP LLC   to enter my PIN   28840`),
  ]).map(({ recognised: { form, taxYear }, values }) => ({
    form,
    taxYear,
    ...Object.fromEntries(values.map(({ to, value }) => [to, value])),
  }))[0];

describe('A Form 8879 without the return it belongs to', () => {
  it('says whose return it is, its year and its five figures', () => {
    expect(
      read(`
1  Adjusted gross income . . . . . . . . . . . . . . . . . . .    1       98,714
2  Total tax . . . . . . . . . . . . . . . . . . . . . . . . .    2        9,083
3  Federal income tax withheld from Form(s) W-2 and Form(s) 1099  3       10,550
4  Amount you want refunded to you . . . . . . . . . . . . . .    4        1,467
5  Amount you owe  . . . . . . . . . . . . . . . . . . . . . .    5`),
    ).toEqual({
      form: '8879',
      taxYear: 2023,
      'primaryPerson.fullName': 'Horatio Vandermolen',
      'primaryPerson.ssn': '936-12-8840',
      'spousePerson.fullName': 'Celestine A Vandermolen',
      'spousePerson.ssn': '936-12-8841',
      'fields.adjustedGrossIncome': 98714,
      'fields.totalTax': 9083,
      'fields.federalTaxWithheld': 10550,
      'fields.refundAmount': 1467,
    });
  });

  it('names its lines after those of the return, as it did until 2019', () => {
    expect(
      read(`
1  Adjusted gross income (Form 1040, line 7; Form 1040-NR, line 35) . .   1       61,200
2  Total tax (Form 1040, line 15; Form 1040-NR, line 61) . . . . . . .    2        5,118
3  Federal income tax withheld from Forms W-2 and 1099 (Form 1040, line 16)  3     4,900
4  Refund (Form 1040, line 20a; Form 1040-SS, Part I, line 13a) . . . .   4
5  Amount you owe (Form 1040, line 22; Form 1040-NR, line 75) . . . . .   5          218`),
    ).toMatchObject({ 'fields.totalTax': 5118, 'fields.federalTaxWithheld': 4900, 'fields.amountOwed': 218 });
  });
});

it('When a program names only the line that the tax withheld stands on, then it is read', () => {
  const [form] = readPages(FORMS, [
    typedPage(`
Form 8879      IRS e-file Signature Authorization        2019
Taxpayer name                                    Social security number
HORATIO VANDERMOLEN                              936-12-8840
Part I   Tax Return Information (whole dollars only)
1  Adjusted gross income (Form 1040 or 1040-SR, line 8b)         1       57,318
3  Federal income tax withheld (line 17)                         3        7,244
Part II   Taxpayer Declaration and Signature Authorization
Part III  Certification and Authentication`),
  ]);
  expect(form!.values.find(({ to }) => to === 'fields.federalTaxWithheld')?.value).toBe(7244);
});

const sheet = (title: string) =>
  readPages(FORMS, [
    typedPage(`
                ${title}
      Tax year 2021 - to accompany IRS e-file Signature Authorization (Form 8879) and Form 1040

Taxpayer's name                                    Social security number
HORATIO VANDERMOLEN                                936-12-8840
Spouse's name                                      Spouse's social security number
CELESTINE A VANDERMOLEN                            936-12-8841

Part I   Tax Return Information - Tax Year Ending December 31, 2021 (whole dollars only)
1  Adjusted gross income                                          1       98,714
2  Total tax                                                      2        9,083
3  Federal income tax withheld from Form(s) W-2 and Form(s) 1099  3       10,550
4  Amount you want refunded to you                                4        1,467
5  Amount you owe                                                 5
Part II  Bank Information for Direct Deposit
Routing number                 101XXXX95
Taxpayer's PIN: [X] I authorize HARBORVIEW TAX GROUP LLC to enter or generate my PIN 2 8 8 4 0`),
  ]);

describe('A sheet that a program prints beside Form 8879', () => {
  it('says of the return what the form says', () => {
    const [read, ...others] = sheet('E-FILE AUTHORIZATION INFORMATION SHEET');
    expect(others).toEqual([]);
    expect(read!.definition.name).toBe('1040');
    expect(read!.recognised.taxYear).toBe(2021);
    expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'primaryPerson.fullName': 'Horatio Vandermolen',
      'primaryPerson.ssn': '936-12-8840',
      'spousePerson.fullName': 'Celestine A Vandermolen',
      'spousePerson.ssn': '936-12-8841',
      'fields.adjustedGrossIncome': 98714,
      'fields.totalTax': 9083,
      'fields.federalTaxWithheld': 10550,
      'fields.refundAmount': 1467,
    });
  });
});
