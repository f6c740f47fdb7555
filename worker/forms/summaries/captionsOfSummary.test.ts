/** Summaries of a Form 1040 whose grids have captions below what they name, or are all of the page. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [summary, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = summary!.values.map(({ to, value }) => [to, value]);
  return { ...Object.fromEntries(values), form: summary!.recognised.form };
}

describe('A summary in grids of its own', () => {
  it('When captions stand below names, places and amounts, then each tells what is above it, not what the next row says', () => {
    expect(
      read(`
OKAFOR TAX OFFICE            Client Data Sheet - 2023 Form 1040             Client no. 0417
Taxpayer
Liliha          K           Palakiko-Stone
First name      M.I.        Last name              Suffix
904-18-2203                  05/17/1986            Pastry cook
Social security no.          Date of birth         Occupation
(808) 555-0148               liliha.ps@example.net
Cell                         Electronic mail
71-204 Hauoli St             4B
Number and street            Apartment
Hilo                         HI             96720
City or town                 State          ZIP code
Amounts carried to the 2023 return
41,220          18                      41,238                 20,438
Total wages     Taxable interest        Adj. gross income      Taxable income
2,180           3,065                   885                    0
Total tax       Federal tax withheld    Refund                 Balance due

Preparer`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Liliha K Palakiko-Stone',
      'primaryPerson.ssn': '904-18-2203',
      'primaryPerson.dateOfBirth': '1986-05-17',
      'primaryPerson.phoneNumber': '(808) 555-0148',
      'primaryPerson.email': 'liliha.ps@example.net',
      'primaryPerson.homeAddress.street': '71-204 Hauoli St Apt 4B',
      'primaryPerson.homeAddress.city': 'Hilo',
      'primaryPerson.homeAddress.zipCode': '96720',
      'fields.occupation': 'Pastry cook',
      'fields.wages': 41220,
      'fields.taxableInterest': 18,
      'fields.adjustedGrossIncome': 41238,
      'fields.taxableIncome': 20438,
      'fields.totalTax': 2180,
      'fields.federalTaxWithheld': 3065,
      'fields.refundAmount': 885,
    });
  });

  it('When all of a page is one grid of heads above answers, then none of its heads makes a panel of its column', () => {
    expect(
      read(`
Client Summary Page
Site S41 - Mesa Senior Center, 12 Elm Cir, Mesa, AZ 85201 - volunteer-prepared, no fee

TAX YEAR                     RETURN                  FILING STATUS
2021                         1040-SR                 Single

TAXPAYER                     SSN                     BIRTH DATE
Zelig B Rosenthal            915-48-3306             03/11/1953

STREET                       CITY                    STATE / ZIP
77 Ivy St Apt B-20           Mesa                    AZ 85203

PHONE                        OCCUPATION              DEPENDENTS
480-555-0171                 Usher                   1

WAGES                        TAXABLE INTEREST        TAXABLE PENSION
17,110                       512                     13,400

TOTAL INCOME                 AGI                     STANDARD DEDUCTION
31,022                       31,022                  14,250

TAXABLE INCOME               TAX                     CREDIT OTHER DEP.
16,772                       1,813                   500

TOTAL TAX                    WITHHOLDING             REFUND
1,313                        1,900                   587

Checked by: D. Orr 03/09/2022    Filer was told that responsibility for the return rests with the filer.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Zelig B Rosenthal',
      'primaryPerson.phoneNumber': '(480) 555-0171',
      'primaryPerson.numberOfDependents': 1,
      'primaryPerson.homeAddress.street': '77 Ivy St Apt B-20',
      'primaryPerson.homeAddress.city': 'Mesa',
      'primaryPerson.homeAddress.zipCode': '85203',
      'fields.occupation': 'Usher',
      'fields.taxableInterest': 512,
      'fields.adjustedGrossIncome': 31022,
      'fields.taxableIncome': 16772,
      'fields.refundAmount': 587,
      form: '1040-SR',
    });
  });

  it('When tiles of an overview name below what they hold, then e-mail, telephone and work are above their names', () => {
    expect(
      read(`
Your 2023 federal return, at a glance
Who filed

Winifred Stoltz Vega                                 951-40-2277                        September 4, 1986
Taxpayer                                             Social Security number             Date of birth

9 Larch Road                                         Velva, ND 58790                    (701) 555-0139
Street                                               City, state, ZIP                   Daytime phone

winifred.sv@example.org                              Head of household                  Dental hygienist
E-mail                                               Filing status                      Occupation

Dependents claimed: 1

The numbers

$58,306                  $44                         $58,350                  $58,350
Wages                    Taxable interest            Total income             Adjusted gross income

$20,800                  $37,550                     $4,000                   $192
Standard deduction       Taxable income              Child tax credit         Total tax

$3,951                   $3,951                      $3,759                   0.3%
Federal tax withheld     Total payments              Federal refund           Effective tax rate`),
    ).toMatchObject({
      'primaryPerson.email': 'winifred.sv@example.org',
      'primaryPerson.phoneNumber': '(701) 555-0139',
      'fields.occupation': 'Dental hygienist',
      'fields.totalTax': 192,
    });
  });
});
