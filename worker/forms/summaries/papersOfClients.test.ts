/** Letters, instructions, data sheets and comparisons that go with a return, as offices set them. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const letter = (says: string) => `
                     Harrow & Birch, CPAs
        14 Front St, Suite 3, Marquette, MI 49855   906-555-0100

March 4, 2023

Perpetua Lindholm
88 Tamarack Rd
Marquette, MI 49855

Dear Perpetua:

We have prepared your 2022 Form 1040, U.S. Individual Income Tax Return. ${says}

          Wages                                  $61,240
          Taxable income                         $33,602
          Total tax                               $3,591

Please keep this letter for your records. Make any payment to the United States Treasury.

Sincerely,

Odell Birch, CPA`;

describe('Papers that go with a return', () => {
  it.each([
    [
      'You are filing as married\nfiling jointly. Your return shows a refund of $419, which will be deposited.',
      'Married filing jointly',
      'refundAmount',
    ],
    [
      "You're filing as single with no dependents. The return reflects an overpayment of $419.",
      'Single',
      'refundAmount',
    ],
    [
      'You filed as head of household. Your tax return shows a balance due of $419.',
      'Head of household',
      'amountOwed',
    ],
  ])(
    'When a letter says %j, then status and outcome are those of the one return',
    (says, status, outcome) => {
      expect(readPicture(letter(says))).toMatchObject({
        'fields.filingStatus': status,
        [`fields.${outcome}`]: 419,
      });
    },
  );

  it.each([
    ['You elected to file as single. A refund of $419 will be deposited directly.', 419],
    ['We used the single filing status. The IRS owes you a refund of $419.', 419],
    ['It was prepared as single. There is a balance of $450 due for our services.', undefined],
  ])('When a letter says %j, then what is owed for the work is no outcome', (says, refund) => {
    const values = readPicture(letter(says));
    expect(values['fields.filingStatus']).toBe('Single');
    expect(values['fields.refundAmount']).toBe(refund);
    expect(values).not.toHaveProperty(['fields.amountOwed']);
  });

  it('When a letter speaks of a state, too, then a return that it does not name has no outcome', () => {
    const values = readPicture(
      letter('Your state return is enclosed as well. Your return shows a refund of $419.'),
    );
    expect(values).not.toHaveProperty(['fields.refundAmount']);
  });

  it('When the block is set further right than `Prepared for`, then its address is read, and not that of who prepared it', () => {
    expect(
      readPicture(`
2022 FILING INSTRUCTIONS
FORM 1040 - U.S. INDIVIDUAL INCOME TAX RETURN

PREPARED FOR:

    Perpetua Lindholm
    RR 3 Box 114
    Marquette, MI 49855
    SSN 911-20-4478

PREPARED BY:

    Birch Tax Group
    14 Front St
    Marquette, MI 49855

FILING STATUS: Single

    Wages                                   61,240.00
    Adjusted gross income                   61,302.00
    Taxable income                          33,602.00
    Total tax                                3,591.00
    Less: income tax withheld                3,391.00
    AMOUNT DUE                                 200.00`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Perpetua Lindholm',
      'primaryPerson.homeAddress.street': 'RR 3 Box 114',
      'primaryPerson.homeAddress.zipCode': '49855',
      'fields.federalTaxWithheld': 3391,
      'fields.amountOwed': 200,
    });
  });

  it('When a row of each is followed by a line set further right, then that line tells of the same person', () => {
    expect(
      readPicture(`
CLIENT DATA SHEET                       FORM 1040                    TAX YEAR 2022

TAXPAYER  Perpetua Lindholm                  SSN 911-20-4478   DOB 03/14/1979
          Occupation: Ship pilot
SPOUSE    Osric T Lindholm                   SSN 912-33-9071   DOB 11/30/1976
          Occupation: Florist
ADDRESS   88 Tamarack Rd
          Marquette, MI 49855
FILING STATUS   Married filing jointly       DEPENDENTS  0

Wages, salaries, tips                                                      61,240
TOTAL INCOME                                                               61,302
ADJUSTED GROSS INCOME                                                      61,302
TAXABLE INCOME                                                             33,602
TOTAL TAX                                                                   3,591`),
    ).toMatchObject({
      'spousePerson.fullName': 'Osric T Lindholm',
      'fields.occupation': 'Ship pilot',
      'fields.spouseOccupation': 'Florist',
    });
  });

  it.each([
    ['Osric T Lindholm III', 'Osric T Lindholm III'],
    ['Osric T Lindholm IIT', undefined],
  ])('When the second line of the box of names says %s, then the spouse is %s', (second, name) => {
    expect(
      readPicture(`
Two-Year Comparison Report
Form 1040   Tax year 2022
Name(s) as shown on return                        Taxpayer SSN  911-20-4478
Perpetua Lindholm                                 Spouse SSN    912-33-9071
${second}
Address                                           Filing status, current year
88 Tamarack Rd, Marquette, MI 49855               Married filing jointly

INCOME                            2021      2022      Difference
Wages, salaries, tips             58,003    61,240    3,237
TOTAL INCOME                      58,044    61,302    3,258
ADJUSTED GROSS INCOME             58,044    61,302    3,258
TAXABLE INCOME                    45,644    48,752    3,108
TOTAL TAX                         5,831     6,473     642`)['spousePerson.fullName'],
    ).toBe(name);
  });

  it('When a scan lost the heads of two columns, then the second one is the spouse of a joint return', () => {
    expect(
      readPicture(`
Your 2022 federal tax return at a glance
                                  Form 1040

Full name            Perpetua Lindholm            Osric T Lindholm
SSN                  911-20-4478                  912-33-9071
Birth date           March 14, 1979               November 30, 1976
Job title            Ship pilot                   Florist
Filing status        Married filing jointly

Wages and salaries                  $61,240
Total income                        $61,302
Adjusted gross income (AGI)         $61,302
Taxable income                      $33,602
Total tax                            $3,591`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Perpetua Lindholm',
      'spousePerson.fullName': 'Osric T Lindholm',
      'spousePerson.dateOfBirth': '1976-11-30',
      'fields.occupation': 'Ship pilot',
      'fields.spouseOccupation': 'Florist',
    });
  });
});
