/** Payers and recipients on statements that are not laid out as the form of the IRS. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { form1099Div } from './form1099Div.ts';
import { form1099Int } from './form1099Int.ts';
import { form1099Nec } from './form1099Nec.ts';
import { form1099R } from './form1099R.ts';
import { readPicture } from '../testing/readPage.ts';

describe('the parties of a 1099', () => {
  it('When the recipient stands on the right of the payer, each below its label, then both are told apart', () => {
    expect(
      readPicture(`
2023 TAX REPORTING STATEMENT
Form 1099-R  Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans
OMB No. 1545-0119

PAYER'S Name, Street Address, City, State and ZIP Code:     RECIPIENT'S Name and Address:
CASTLE ROCK SERVICES LLC                                    LEOPOLD K STANHOPE
499 WASHINGTON BLVD                                         902 CEDAR FALLS CT
JERSEY CITY NJ 07310                                        GREENVILLE SC 29607
Payer's Federal ID Number: 04-9523567                       Recipient's Identification Number: 931-77-0254

1 Gross Distribution                                        18,500.00
2a Taxable Amount                                           18,500.00`),
    ).toMatchObject({
      'fields.payerName': 'CASTLE ROCK SERVICES LLC',
      'primaryPerson.fullName': 'LEOPOLD K STANHOPE',
      'primaryPerson.ssn': '931-77-0254',
      'primaryPerson.homeAddress.street': '902 Cedar Falls Ct',
    });
  });

  it('When the town has a box of its own, in whatever words, then it belongs to the address', () => {
    for (const label of [
      'City or town, state, and ZIP code',
      'City, town, state and ZIP',
      'City, state, ZIP code',
    ])
      expect(
        readPicture(`
1099-MISC             Miscellaneous Information            Tax Year 2023
OMB No. 1545-0115
PAYER'S name, street address, city, state, ZIP, and telephone no.      1 Rents
TAMARACK PROPERTY MANAGEMENT CO                                        $   18,400.00
212 W SUPERIOR ST STE 500
DULUTH MN 55802
PAYER'S TIN                   RECIPIENT'S TIN                          3 Other income
41-1920447                    87-3301926                               $
RECIPIENT'S name                                                       5 Fishing boat proceeds
HERON POINT HOLDINGS LP

Street address (including apt. no.)

77 HARBOR DR UNIT 2

${label}

TWO HARBORS MN 55616`),
      ).toMatchObject({
        'businessInfo.businessAddress.street': '77 Harbor Dr Unit 2',
        'businessInfo.businessAddress.city': 'Two Harbors',
        'businessInfo.businessAddress.zipCode': '55616',
      });
  });

  it("When the numbers bear plain names, then the federal one is the payer's and the taxpayer's the recipient's", () => {
    expect(
      readPicture(`
Sound & Inlet Credit Union                                  2023 Form 1099-INT
4001 Commencement Bay Dr                                    OMB No. 1545-0112
Tacoma, WA 98402
Federal Identification Number: 91-6600412                   Taxpayer ID Number: 931-77-0254

GRETCHEN P VANDERMOLEN
8812 S YAKIMA AVE
TACOMA WA 98408

The information below is important tax information.
1 Interest income                                           653.58`),
    ).toMatchObject({ 'fields.payerTin': '91-6600412', 'fields.recipientTin': '931-77-0254' });
  });

  it('When headings of a table stand on three lines, then their totals are read', () => {
    const rows = [
      '                        Total          Qualified      Foreign',
      '                        ordinary       dividends      tax paid',
      '                        dividends',
      '500 Index Admiral       $912.44        $912.44        $0.00',
      'Total Intl Stock        $308.16        $210.05        $22.81',
      'Totals                  $1,220.60      $1,122.49      $22.81',
    ];
    const head = 'Vanguard   2020 Form 1099-DIV   Dividends and Distributions   important tax information';
    const page = printedPage([[36, 40, head], ...rows.map((row, at): Print => [36, 80 + at * 9, row])]);
    const values = valuesOn(form1099Div, page);
    expect(values).toMatchObject({
      'fields.ordinaryDividends': 1220.6,
      'fields.qualifiedDividends': 1122.49,
    });
  });

  it("When a box of the recipient's asks for name, address and ZIP code, then no address of the text below is taken", () => {
    expect(
      readPicture(`
FORM CSA 1099R                 STATEMENT OF ANNUITY PAID
PAYER'S NAME, ADDRESS AND ZIP CODE                         TAX YEAR 2022
U.S. OFFICE OF PERSONNEL MANAGEMENT                        OMB NO 1545-0119
PO BOX 45, BOYERS PA 16017-0045

PAYER'S FEDERAL IDENTIFICATION NO.   RECIPIENT'S SOCIAL SECURITY NO.
52-6023047                           912-33-6741
RECIPIENT'S NAME, ADDRESS AND ZIP CODE                     1 GROSS DISTRIBUTION (GROSS ANNUITY)
HALVORSEN, RUTH E
1905 DAKOTA ST                                             $ 41,388.00
RAPID CITY SD 57701                                        2a TAXABLE AMOUNT
                                                           $ 39,912.60
4 FEDERAL INCOME TAX WITHHELD
$ 4,620.00
Time. Have your claim number ready. You may also write to the office, Change of Address Section, P.O. Box 440, Boyers, PA 16017-0440.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Ruth E Halvorsen',
      'primaryPerson.homeAddress.street': '1905 Dakota St',
      'primaryPerson.homeAddress.city': 'Rapid City',
      'primaryPerson.homeAddress.zipCode': '57701',
    });
  });

  it("When one box holds the recipient's name and address, then all of it is read from there", () => {
    expect(
      readPicture(`
PAYER'S name, street address, city or town, state or province         Form 1099-NEC
TWIN RIVERS DRYWALL LLC                                               For calendar year 2021
60 CANAL ST
LOWELL MA 01852

PAYER'S TIN                RECIPIENT'S TIN                            1 Nonemployee compensation
04-3381120                 87-2290114                                 $ 41220.00

RECIPIENT'S name, street address (including apt. no.), city or town, state or province, country
MERRIMACK TAPING CREW INC
9 MAMMOTH RD UNIT 3
LOWELL MA 01854`),
    ).toMatchObject({
      'businessInfo.businessName': 'MERRIMACK TAPING CREW INC',
      'businessInfo.businessAddress.street': '9 Mammoth Rd Unit 3',
      'businessInfo.businessAddress.zipCode': '01854',
    });
  });

  it("When a number without a colon ends the filer's block, then it is the payer's", () => {
    const values = readPicture(`
2024 Form 1099-K    Payment Card and Third Party Network Transactions    OMB No. 1545-2205

Filer                              Payee
Pocketpay, LLC                     Jo-Ann Hallam
2211 N First St                    dba Knot So Fast
San Jose, CA 95131                 77 Winding Way
TIN 77-0510487                     Camden, ME 04843
                                   TIN ***-**-3391

Box 1a Gross amount of payment card/third party network transactions      $24,118.90
Box 4 Federal income tax withheld                                              $0.00`);
    expect(values).toMatchObject({ 'fields.payerTin': '77-0510487', 'fields.payerName': 'Pocketpay, LLC' });
    expect(values).not.toHaveProperty(['fields.recipientTin']);
  });

  it("When the payer's title shares the line of its name, and the recipient's block is headed as an owner's, then neither is part of a name", () => {
    expect(
      readPicture(`
Tideline Investments 2024 Consolidated 1099
One Harbor Sq, Portland, ME 04101     Federal ID: 01-0553320

Account owner                         Account number: TL-004417
Ignatius de Jong
17 Wharf St Apt 4B
Portland, ME 04101

Form 1099-DIV, Dividends and Distributions
1a Total ordinary dividends           $1,991.70
Form 1099-INT, Interest Income
1 Interest income                     $312.95
Form 1099-B, Proceeds From Broker`),
    ).toMatchObject({
      'fields.payerName': 'Tideline Investments',
      'fields.payerTin': '01-0553320',
      'primaryPerson.fullName': 'Ignatius de Jong',
    });
  });

  it("When the long label of the payer's box ends in its second line, then the name below it is the payer's", () => {
    expect(
      readPicture(`
PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal      1 Rents
code, and telephone no.                                                                            $ 12,000.00
Kickapoo Valley Wind, LLC                                                     Form 1099-MISC
W9114 County Rd V                                                             OMB No. 1545-0115
Viroqua, WI 54665

PAYER'S TIN     RECIPIENT'S TIN
39-2210447      909-41-7720`),
    ).toMatchObject({ 'fields.payerName': 'Kickapoo Valley Wind, LLC' });
  });

  it("When a box names the payer below another letterhead, and one the recipient's name with all of the address, then each is read there", () => {
    expect(
      readPicture(`
Portage Transfer & Trust                          2022 FORM 1099-R
                                                  Distributions From Pensions, Annuities
Payer's name                                      Payer's TIN            Recipient's TIN
Great Bend Railway Corp                           41-0449260             927-11-6604

Recipient's name, street address, city, state, and ZIP code              1. Gross distribution
CORNELIUS B VAN DYKE                                                     38,412.00
4410 SHERIDAN ST APT 12
HYATTSVILLE MD 20782`),
    ).toMatchObject({
      'fields.payerName': 'Great Bend Railway Corp',
      'primaryPerson.fullName': 'CORNELIUS B VAN DYKE',
      'primaryPerson.homeAddress.street': '4410 Sheridan St Apt 12',
      'primaryPerson.homeAddress.city': 'Hyattsville',
    });
  });

  it('When a couple receives it under the number of one of them, then the first is the person, and no business is', () => {
    const values = readPicture(`
PAYER'S name, street address, city          1 Rents            Form 1099-MISC
Sandhills Wind Partners, L.P.               $ 14,400.00        OMB No. 1545-0115

PAYER'S TIN            RECIPIENT'S TIN
47-3319082             935-10-4471

RECIPIENT'S name
Delbert & Norma Van Houten

Street address (including apt. no.)
RR 2 Box 41

City or town, state or province, country, and ZIP or foreign postal code
Ewing, NE 68735`);
    expect(values).toMatchObject({
      'fields.recipientName': 'Delbert & Norma Van Houten',
      'primaryPerson.fullName': 'Delbert Van Houten',
      'primaryPerson.ssn': '935-10-4471',
      'primaryPerson.homeAddress.city': 'Ewing',
    });
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });

  it("When the recipient's number is masked, then the payer's beside a label of the same words is not theirs", () => {
    const values = readPicture(`
Bluestem Wind Energy Holdings LLC
700 Prairie Plaza, Floor 8
Wichita, KS 67202

Cornelius Vanterpool
22411 Section Line Rd
Pratt, KS 67124

Form 1099-MISC  Miscellaneous Information  (substitute)    OMB No. 1545-0115
Payer's taxpayer identification number                48-1190027
Recipient's taxpayer identification number            ***-**-6619
Box 1  Rents                                           $9,600.00
Box 3  Other income                                    $1,250.00`);
    expect(values).toMatchObject({
      'fields.payerTin': '48-1190027',
      'primaryPerson.fullName': 'Cornelius Vanterpool',
    });
    expect(values).not.toHaveProperty(['fields.recipientTin']);
  });

  it("When a payee's identification number stands below their block, then it is read", () => {
    expect(
      readPicture(`
Form 1099-K  Payment Card and Third Party Network Transactions     2021
FILER'S name and address                PAYEE'S name and address
Lone Pine Auto Body LLC                 Wendell Lindqvist
4407 Avenue J Unit 12B                  15634 County Highway 12 Lot 18
Las Cruces, NM 88001                    Providence, RI 02903

FILER'S federal identification number   PAYEE'S identification number
24-0842691                              943-13-7987

1a Gross amount of payment card/third party network transactions
$ 44,444.40`),
    ).toMatchObject({ 'fields.recipientTin': '943-13-7987' });
  });

  it('When the box of capital gain distributions has its whole name, then it ends the box above', () => {
    expect(
      valuesOn(
        form1099Div,
        printedPage([
          [310, 71, '1a Total ordinary dividends'],
          [530, 79, '27,244.97'],
          [310, 107, '1b Qualified dividends'],
          [530, 115, '16,619.43'],
          [310, 134, '2a Total capital gain distributions'],
          [530, 137, '88.10'],
        ]),
      ),
    ).toMatchObject({ 'fields.qualifiedDividends': 16619.43 });
  });
});

describe('the boxes of the form itself', () => {
  it('When the amount of interest stands at the foot of its high box, then it is read', () => {
    const page = printedPage([
      [45, 63, "PAYER'S name, street address, city or town"],
      [290, 63, "Payer's RTN (optional)"],
      [390, 75, 'Form 1099-INT'],
      [290, 92, '1 Interest income'],
      [291, 134, '$ 1,215.44'],
      [385, 122, '2 Early withdrawal penalty'],
      [385, 134, '$ 31.00'],
      [290, 146, '3 Interest on U.S. Savings Bonds and Treasury obligations'],
      [291, 164, '$ 7.00'],
    ]);
    expect(valuesOn(form1099Int, page)).toMatchObject({
      'fields.interestIncome': 1215.44,
      'fields.earlyWithdrawalPenalty': 31,
    });
  });

  it('When a photo of the slip is larger than the slip, then the name far below its label is still read', () => {
    const page = printedPage([
      [33, 45, "PAYER'S name, street address, city or town"],
      [33, 72, 'Form 1099-DIV'],
      [33, 181, "PAYER'S TIN"],
      [204, 181, "RECIPIENT'S TIN"],
      [209, 206, '92-4417730'],
      [33, 229, "RECIPIENT'S name"],
      [38, 266, 'Larkspur Joinery LLC'],
      [33, 286, 'Street address (including apt. no.)'],
      [38, 315, '17 Pleasant Hill Rd'],
    ]);
    expect(valuesOn(form1099Div, page)).toMatchObject({ 'fields.recipientName': 'Larkspur Joinery LLC' });
  });
});

describe('the boxes of a 1099', () => {
  it('When numbers are printed at the foot of high boxes, then they are read', () => {
    const page = printedPage([
      [40, 40, 'Form 1099-R'],
      [40, 100, "PAYER'S TIN"],
      [200, 100, "RECIPIENT'S TIN"],
      [44, 138, '85-6013377'],
      [204, 138, '938-41-7725'],
      [40, 152, "RECIPIENT'S name"],
    ]);
    expect(valuesOn(form1099R, page)).toMatchObject({
      'fields.payerTin': '85-6013377',
      'fields.recipientTin': '938-41-7725',
    });
  });

  it('When a sentence tells of a part of what stands in a box, then it is no amount of the box', () => {
    const page = printedPage([
      [40, 40, 'Form 1099-R'],
      [300, 100, '1 Gross distribution'],
      [304, 116, '$'],
      [380, 116, '41,277.36'],
      [300, 130, '2a Taxable amount'],
      [
        40,
        300,
        'The gross distribution in box 1 includes health plan premiums of $2,964.00 that we paid for you.',
      ],
    ]);
    expect(valuesOn(form1099R, page)['fields.grossDistribution']).toBe(41277.36);
  });

  it('When a pension calls the gross distribution an annuity, then the amount below the whole label is read', () => {
    const page = printedPage([
      [40, 40, 'Form CSA 1099R   Statement of Annuity Paid'],
      [300, 100, 'Gross annuity (Gross distribution) 1.'],
      [470, 100, 'Taxable amount 2a.'],
      [304, 116, '$41,208.00'],
      [474, 116, '$39,816.48'],
    ]);
    expect(valuesOn(form1099R, page)).toMatchObject({
      'fields.grossDistribution': 41208,
      'fields.taxableAmount': 39816.48,
    });
  });
});

it('When the note beside the boxes breaks its lines otherwise, then its words name nobody', () => {
  const print: Print[] = [
    [42, 40, "PAYER'S name, street address, city or town, state or province, country, ZIP"],
    [42, 50, 'Fleetfoot Couriers Inc.'],
    [296, 60, '1 Nonemployee compensation'],
    [296, 72, '$ 18,406.37'],
    [42, 90, "PAYER'S TIN"],
    [169, 90, "RECIPIENT'S TIN"],
    [42, 100, '85-1186641'],
    [169, 100, '989-71-0347'],
    [466, 108, 'This is important tax information and is'],
    [42, 120, "RECIPIENT'S name"],
    [296, 120, '3'],
    [474, 119, 'being furnished to the IRS. If you'],
    [42, 131, 'Vasile Dumitrescu'],
    [472, 130, 'are required to file a return, a'],
    [465, 141, 'negligence penalty or other sanction'],
    [42, 152, 'Street address (including apt. no.)'],
    [296, 152, '4 Federal income tax withheld'],
    [42, 163, '7 Depot St'],
  ];
  expect(valuesOn(form1099Nec, printedPage(print))).toMatchObject({
    'fields.recipientName': 'Vasile Dumitrescu',
  });
});
