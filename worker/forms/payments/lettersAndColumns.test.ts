/** Letters in place of a 1099, boxes set close to one another, and summaries whose columns have heads of their own. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('1099s', () => {
  it('When a letter stands in lieu of the form, then it is one', () => {
    expect(
      readPicture(`
Alder & Finch Architects, PLLC
118 Cannery Row
Portland, Maine 04101
EIN 01-8820546

January 27, 2023

Quarry Lane Surveying Co.
P.O. Box 40
Bucksport, ME 04416

Tax ID on file: 20-5518830
Re: Statement of nonemployee compensation, calendar year 2022 (in lieu of Form 1099-
NEC)
Nonemployee compensation (Box 1)        $9,115.00`),
    ).toMatchObject({
      'fields.recipientName': 'Quarry Lane Surveying Co.',
      'fields.recipientTin': '20-5518830',
      'fields.nonemployeeCompensation': 9115,
    });
  });

  it('When two names stand above the address, then it is read all the same', () => {
    expect(
      readPicture(`
FORM 1099 COMPOSITE                    TAX YEAR 2023
Recipient's Name and Address           Payer's Name and Address
                                       OXBOW LANE & CO., INC.
TOBIAS BRENNECKE                       211 MAIN STREET
ODALYS BRENNECKE                       SAN FRANCISCO, CA 94105
31 QUARRY LANE
MYSTIC CT 06355-1204                   Federal ID Number: 94-7700193
Taxpayer ID Number: 934-20-7718

Dividends and Distributions - 2023 Form 1099-DIV
1a Total Ordinary Dividends            $ 1,418.37
1b Qualified Dividends                 $ 1,102.90
Interest Income - 2023 Form 1099-INT
1 Interest Income                      $ 907.55`),
    ).toMatchObject({
      'primaryPerson.fullName': 'TOBIAS BRENNECKE',
      'primaryPerson.homeAddress.street': '31 Quarry Lane',
      'primaryPerson.homeAddress.zipCode': '06355-1204',
    });
  });

  it("When the payer's box begins close behind the label of the recipient's, then it is another box", () => {
    const page = printedPage([
      [36, 60, '2023 Form 1099-DIV  Dividends and Distributions'],
      [36, 97, "RECIPIENT'S name, street address, city, state, and ZIP code"],
      [336, 97, "PAYER'S name, address and telephone"],
      [336, 109, 'The Oxbow Group Funds'],
      [36, 115, 'ODALYS F. BRENNECKE'],
      [336, 121, 'P.O. Box 982901'],
      [36, 128, '31 QUARRY LN N #119'],
      [336, 133, 'El Paso, TX 79998-2901'],
      [36, 141, 'ROBBINSDALE, MN 55422'],
      [36, 180, "RECIPIENT'S identification number: 942-15-8830"],
    ]);
    expect(readPage(page)).toMatchObject({
      'primaryPerson.fullName': 'ODALYS F. BRENNECKE',
      'primaryPerson.homeAddress.street': '31 Quarry Ln N #119',
      'primaryPerson.homeAddress.city': 'Robbinsdale',
    });
  });
});

describe('Summaries of a Form 1040', () => {
  const figures = `
Wages (Form 1040, line 1a)                   $48,212
Total income (line 9)                        $48,823
Adjusted gross income (line 11)              $46,323
Taxable income (line 15)                     $28,623
Total tax (line 24)                           $3,711
Amount to be refunded (line 35a)                $195`;

  it('When the columns are headed by you and your spouse, then each is told of', () => {
    expect(
      readPicture(`
2023 Federal Tax Return Summary
Filing status: Married filing jointly

                         You                          Your spouse
Name                     Tobias M Brennecke           Odalys T Brennecke
Social Security number   906-55-2218                  927-18-4403
Occupation               Harbor pilot                 Dental hygienist
Date of birth            02/17/1984                   11/30/1986
${figures}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Tobias M Brennecke',
      'spousePerson.fullName': 'Odalys T Brennecke',
      'primaryPerson.dateOfBirth': '1984-02-17',
      'spousePerson.dateOfBirth': '1986-11-30',
      'fields.occupation': 'Harbor pilot',
      'fields.spouseOccupation': 'Dental hygienist',
    });
  });

  it('When the status was not read and one person is named, then it is whose return it is', () => {
    expect(
      readPicture(`
2023 Federal Tax Return Summary
Name(s): ODALYS P BRENNECKE                   SSN: 914-27-6690
${figures}`),
    ).toMatchObject({ 'primaryPerson.fullName': 'Odalys P Brennecke', 'primaryPerson.ssn': '914-27-6690' });
  });
});

describe('Bank statements', () => {
  it('When a statement is for a quarter, then it begins with the first of its months', () => {
    expect(
      readPicture(`
Tidewater Bank                                     Member FDIC
Statement of Account                Savings No. 07-33120-6
For the quarter ended June 30, 2024
Beginning balance          1,000.00
Deposits                     200.00
Withdrawals                  100.00
Ending balance             1,100.00`),
    ).toMatchObject({
      'fields.periodStart': '2024-04-01',
      'fields.periodEnd': '2024-06-30',
      'fields.accountLast4': '1206',
    });
  });
  it('When days are written in Spanish with strokes, then they are read', () => {
    expect(
      readPicture(`
Banco Palmar                                  Miembro FDIC
ESTADO DE CUENTA       Cuenta corriente núm. 0402-118833
Del 01/ABR/2023 al 30/ABR/2023
Saldo inicial              1,000.00
Total depósitos              200.00
Total retiros                100.00
Balance al cierre          1,100.00`),
    ).toMatchObject({
      'fields.periodStart': '2023-04-01',
      'fields.periodEnd': '2023-04-30',
      'fields.accountLast4': '8833',
      'fields.closingBalance': 1100,
    });
  });
});
