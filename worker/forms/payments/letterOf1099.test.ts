/** Letters that stand in place of a 1099, and copies that set its boxes in an order of their own. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage } from '../testing/readPage.ts';

describe('A letter that reports what a contractor was paid', () => {
  const values = () =>
    readPage(
      typedPage(`
                                                        Palmetto Parcel Relay, Inc.
                                                        410 Magazine St, Suite 18
                                                        Mobile, AL 36602
                                                        Federal tax ID 63-1180427

January 29, 2024

Theodora Quist
88 Live Oak Pl
Biloxi, MS 39530

Re: Your 2023 Form 1099-NEC (substitute), Nonemployee Compensation

Dear Ms. Quist:

Thank you for driving with us. During calendar year 2023 we paid you $9,118.40 as nonemployee
compensation (box 1). We have reported this amount to the Internal Revenue Service under taxpayer
identification number 984-11-2207.`),
    );

  it('When it says what was paid to the reader, then it is no heading of who pays', () => {
    expect(values()).toMatchObject({ 'fields.payerName': 'Palmetto Parcel Relay, Inc.' });
  });

  it('When the number of the reader ends a sentence, then it is theirs', () => {
    expect(values()).toMatchObject({
      'fields.payerTin': '63-1180427',
      'fields.recipientTin': '984-11-2207',
    });
  });

  it('When a sentence says what was paid, then that is the amount of its box', () => {
    expect(values()).toMatchObject({ 'fields.nonemployeeCompensation': 9118.4 });
  });
});

describe('A letter that tells both numbers in one sentence', () => {
  it('When the payer’s is broken between two lines, then the recipient’s is not told as theirs', () => {
    const values = readPage(
      typedPage(`
ASSATEAGUE MARSH LAND TRUST
6213 Maddox Blvd, Chincoteague Island, VA 23336

Saltmarsh Grazing & Hay LLC
24110 Fleming Rd, Bldg B
Horntown, VA 23395

Re: Substitute Form 1099-MISC, Miscellaneous Information, calendar year 2022

This letter takes the place of the printed form. Our federal identification number (payer's TIN) is 54-
6190027, and the recipient's TIN we have on file for Saltmarsh Grazing & Hay LLC is 88-3017745.
During 2022 we paid you rents (box 1) of $18,600.00 for the Assateague Road pastures.`),
    );
    expect(values).toMatchObject({ 'fields.rents': 18600 });
    expect(values['fields.payerTin']).not.toBe('88-3017745');
  });
});

describe('A 1099 for two owners', () => {
  it('When the second one is marked as a joint one, then the first alone is named', () => {
    expect(
      readPage(
        typedPage(`
Copper Basin Federal Credit Union                            1099-INT
PO Box 915, Anaconda, MT 59711-0915                          Interest Income
Payer's Federal ID: 81-0237764                               Tax year 2023


   Ms Evangeline Two Bulls
   Mr Rory Two Bulls (joint)
   1308 E Park Ave Apt 5
   Anaconda MT 59711


Recipient's TIN          Member number          Statement date
XXX-XX-4163              ****2208               01/17/2024

1      Interest income                                       $1,906.37
2      Early withdrawal penalty                              $35.12
4      Federal income tax withheld                           $0.00`),
      ),
    ).toMatchObject({ 'primaryPerson.fullName': 'Evangeline Two Bulls' });
  });
});

describe('A letter with the boxes of a 1099-R as a table', () => {
  it('When it greets the recipient, then the sentence below is nobody’s name', () => {
    expect(
      readPage(
        typedPage(`
             Sandhill Counties Teachers Retirement System
             77 K Street, Suite 480, Lincoln, NE 68508

Viola M. Prescott-Yuen
1301 Cass Cir Apt 9
Scottsbluff, NE 69361

Dear Benefit Recipient:

Below is your 2022 Form 1099-R, Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs,
Insurance Contracts, etc. (OMB No. 1545-0119). Please keep it with your tax records; this is the only copy.

Payer's federal identification number: 47-0779215     Recipient's identification number: 938-20-4416

Box 1      Gross distribution                             $ 31,404.96
Box 2a     Taxable amount                                 $ 29,877.12
Box 4      Federal income tax withheld                    $ 3,240.00`),
      ),
    ).toMatchObject({
      'fields.recipientName': 'Viola M. Prescott-Yuen',
      'fields.recipientZipCode': '69361',
    });
  });
});

describe('A 1099 of which the first words of a label are lost', () => {
  it('When only its street address and town are left of it, then the payer’s street is not the recipient’s', () => {
    const values = (label: string) =>
      readPage(
        printedPage([
          [40, 60, "PAYER'S"],
          [120, 60, label],
          [400, 60, 'Form 1099-NEC'],
          [40, 72, 'Chaparral Seismic LLC'],
          [40, 84, '2929 Buffalo Speedway Fl 7'],
          [40, 96, 'Houston, TX 77098'],
          [40, 130, "PAYER'S TIN"],
          [180, 130, "RECIPIENT'S TIN"],
          [40, 142, '76-1984402'],
          [180, 142, '951-30-8827'],
          [300, 130, '1 Nonemployee compensation'],
          [300, 142, '$ 8,204.00'],
          [300, 170, '4 Federal income tax withheld'],
        ]),
      );
    expect(values('street address, city or town, state or province, country, ZIP')).not.toHaveProperty([
      'fields.recipientStreet',
    ]);
  });
});

describe('A 1099 with the boxes of the recipient above those of the payer', () => {
  const page = printedPage([
    [40, 60, '1 Nonemployee compensation'],
    [190, 60, "RECIPIENT'S name"],
    [510, 60, 'Form'],
    [40, 72, '$ 8,204.00'],
    [190, 72, 'Ottilie Brandvold-Ruiz'],
    [490, 78, '1099-NEC'],
    [40, 100, '4 Federal income tax withheld'],
    [190, 100, "RECIPIENT'S street address (including apt. no.)"],
    [40, 112, '$'],
    [190, 112, '71 Cedar Loop N, Unit 3'],
    [510, 112, '2024'],
    [190, 140, 'City or town, state or province, country, and ZIP or foreign postal code'],
    [190, 152, 'Duluth, MN 55802'],
    [190, 180, "RECIPIENT'S TIN"],
    [400, 180, "PAYER'S TIN"],
    [190, 192, '951-30-8827'],
    [400, 192, '41-5518203'],
  ]);

  it('When the title stands in the row of the name, then the name stands below its label', () => {
    expect(readPage(page)).toMatchObject({ 'fields.recipientName': 'Ottilie Brandvold-Ruiz' });
  });

  it('When the label of the street says whose it is, then the street is read from its number', () => {
    expect(readPage(page)).toMatchObject({ 'fields.recipientStreet': '71 Cedar Loop N, Unit 3' });
  });
});
