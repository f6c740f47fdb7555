/** 1099s of portals and firms that call their parties by more than one word. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('Headings of the parties of a 1099', () => {
  it('When a heading says what the filer is, then the block below it is the payer’s', () => {
    expect(
      readPicture(`
tapwell                                              1099-K  Tax year 2022

Gross amount of payment card/third party network transactions (1a)
$11,904.30

Card Not Present transactions (1b)     Number of payment transactions (3)
$2,118.00                              604

Payee                                  Filer (PSE)
Bertille Okonjo-Lunt                   Tapwell Settlement Corp.
18 Quarry Mill Rd                      900 Harbor Plaza, Ste 210
Tyler, TX 75701                        Oakland, CA 94607
TIN 951-20-7741                        TIN 80-1160342`),
    ).toMatchObject({
      'fields.payerName': 'Tapwell Settlement Corp.',
      'fields.payerTin': '80-1160342',
      'fields.recipientName': 'Bertille Okonjo-Lunt',
      'fields.recipientTin': '951-20-7741',
    });
  });

  it('When a heading says what else the recipient is, then the name below it is read from its first letter', () => {
    expect(
      readPicture(`
                         Fernhollow Rental Desk
2022 Form 1099-MISC - Owner Copy B

OWNER / RECIPIENT                PAYER                         PROPERTY MANAGED
Hildegard Munro-Castellanos      Fernhollow Holdings, Inc.     77 Larch Ct Unit 4
12 Plum Hollow Ln                41 Depot St                   Boone, NC 28607
Lenoir, NC 28645                 Hickory, NC 28601
SSN: 944-31-2208                 EIN: 56-7714420

Box 1  Rents  $14,220.00`),
    ).toMatchObject({
      'fields.recipientName': 'Hildegard Munro-Castellanos',
      'fields.payerName': 'Fernhollow Holdings, Inc.',
    });
  });

  it('When both have a federal ID, then each has its own', () => {
    expect(
      readPicture(`
BLACK BUTTE HOMES INC                          Vendor 1099 Statement
18 N Cutter Ave                                Calendar Year 2023
Yuma AZ 85364

Oleander Tile & Stone LLC
60 W Sego St Ste 4
Yuma, AZ 85365

Form 1099-NEC, Copy B
Payer federal ID        86-4410072
Recipient federal ID    93-1182046

1 Nonemployee compensation          $ 24,310.25`),
    ).toMatchObject({ 'fields.payerTin': '86-4410072', 'fields.recipientTin': '93-1182046' });
  });

  it('When a list names the account holder and their home without colons, then both are read', () => {
    expect(
      readPicture(`
larkbank              Larkbank Savings FSB

Your 2024 interest summary (Form 1099-INT)

Account holder                         Zdenka Marchbanks
Home address                           9 Plover Ct, Camden, NJ 08102
Taxpayer ID                            977-20-4418

What we told the IRS
Interest income (box 1)                         $1,204.88
Early withdrawal penalty (box 2)                    $0.00

Who paid you
Payer                                  Larkbank Savings FSB
Payer address                          40 Market St, Wilmington, DE 19801
Payer TIN                              51-7710284`),
    ).toMatchObject({
      'fields.recipientName': 'Zdenka Marchbanks',
      'fields.recipientStreet': '9 Plover Ct',
      'fields.recipientCity': 'Camden',
    });
  });

  it('When a line holds the name and the number, and the address of record stands below, then each is read', () => {
    expect(
      readPicture(`
                    HIGH MESA LIFE ASSURANCE COMPANY
          700 Edgewater Rd NE       Ames, IA 50010       Fed. ID 42-5510883

Substitute Form 1099-R for 2022

Contract: HM-2207 Annuitant/Recipient: Leopold Szymborska TIN: 968-11-4470

Address of record:
2201 Collier Ave, Ste 90
Naples, FL 34102

Box 1. Gross distribution: $15,000.00
Box 2a. Taxable amount: $4,366.21
Box 7. Distribution code(s): 7D`),
    ).toMatchObject({
      'fields.recipientName': 'Leopold Szymborska',
      'fields.recipientTin': '968-11-4470',
      'fields.recipientStreet': '2201 Collier Ave, Ste 90',
      'fields.recipientZipCode': '34102',
    });
  });

  it('When a credit union names the form without the word and prints its number, then it is that form, and the member’s', () => {
    expect(
      readPicture(`
Bitterroot Valley Community Credit Union              Year-End Statement
88 E Park Ave, Hamilton MT 59840                      of Dividends and Interest
(406) 555-0171    NCUA insured                        2021  1099-INT


      Siobhan Gallatin
      1205 Larkspur St
      Hamilton, MT 59840


Account       Description              1 Interest income    2 Early withdrawal penalty
...014-00     Regular share savings                12.41                          0.00
...014-30     36-month certificate                388.06                         41.20
Total reported to IRS                             400.47                         41.20

Member TIN 945-81-2260        Payer TIN 81-7702240        OMB No. 1545-0112`),
    ).toMatchObject({
      'fields.recipientName': 'Siobhan Gallatin',
      'fields.recipientTin': '945-81-2260',
      'fields.payerTin': '81-7702240',
      'fields.interestIncome': 400.47,
    });
  });
});
