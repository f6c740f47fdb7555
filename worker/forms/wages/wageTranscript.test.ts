import { expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

it("The IRS's transcript of a W-2 gives its boxes, and none of the names it cuts short", () => {
  const [form, ...others] = readPages(FORMS, [
    typedPage(`
                      Wage and Income Transcript
SSN Provided: XXX-XX-4127
Tax Period Requested: December, 2023
                   Form W-2 Wage and Tax Statement
Employer:
Employer Identification Number (EIN): XXXXX4410
KEST
88 NO

Employee:
Employee's Social Security Number: XXX-XX-4127
MARI J QUAN
12 WEST

Submission Type:                             Original document
Wages, Tips and Other Compensation:                 $44,120.00
Federal Income Tax Withheld:                         $3,901.00
Social Security Wages:                              $46,120.00
Social Security Tax Withheld:                        $2,859.00
Medicare Wages and Tips:                            $46,120.00
Medicare Tax Withheld:                                 $668.00`),
  ]);
  expect(others).toEqual([]);
  expect(form?.recognised).toMatchObject({ form: 'W-2', taxYear: 2023 });
  expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toEqual({
    'fields.wages': 44120,
    'fields.federalIncomeTaxWithheld': 3901,
    'fields.socialSecurityWages': 46120,
    'fields.socialSecurityTaxWithheld': 2859,
    'fields.medicareWages': 46120,
    'fields.medicareTaxWithheld': 668,
    'employmentStatus.w2Income': true,
  });
});

it('When the number of the employee is whole, then so are name and address, and they are read', () => {
  const [form] = readPages(FORMS, [
    typedPage(`
                      Wage and Income Transcript
SSN Provided: 958-27-6610
Tax Period Requested: December, 2023
                   Form W-2 Wage and Tax Statement
Employer:
Employer Identification Number (EIN):85-4417702
MESA VERDE TORTILLA CO LLC
4411 BROADWAY BLVD SE
ALBUQUERQUE, NM 87105

Employee:
Employee's Social Security Number: 958-27-6610
CONSUELO B ARREDONDO
612 ATRISCO DR SW
ALBUQUERQUE, NM 87105

Submission Type:                             Original document
Wages, Tips and Other Compensation:                 $34,886.00`),
  ]);
  expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'primaryPerson.fullName': 'Consuelo B Arredondo',
    'primaryPerson.ssn': '958-27-6610',
    'primaryPerson.homeAddress.street': '612 Atrisco Dr SW',
    'fields.wages': 34886,
  });
});
