import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

/** The name and the values of the one form on pages typed like these. */
function read(...pictures: string[]): Record<string, unknown> {
  const [form, ...others] = readPages(FORMS, pictures.map(typedPage));
  expect(others).toEqual([]);
  const values = form!.values.map(({ to, value }) => [to, value] as const);
  return { form: form!.definition.name, ...Object.fromEntries(values) };
}

describe('Who pays and who receives on statements of their own', () => {
  it('When the address takes two lines beside what asks for it, then both are read', () => {
    expect(
      read(`
Copper Mesa Partners, LP
FORM 1099-MISC - MISCELLANEOUS INFORMATION - TAX YEAR 2023
Copy B for Recipient - OMB No. 1545-0115

Recipient's name        Ottoline Ranch LLC
Recipient's address     2210 County Rd 40
                        Ely, NV 89301
Recipient's TIN         88-1190022
Payer's TIN             88-7720044
1 Rents                 $ 8,240.00`),
    ).toMatchObject({
      'fields.recipientName': 'Ottoline Ranch LLC',
      'fields.recipientStreet': '2210 County Rd 40',
      'fields.recipientZipCode': '89301',
    });
  });

  it('When a check box stands behind the name on its line, then its label is no part of the name', () => {
    const page = (recipient: string) => `
Prairie Brokerage                     2023 1099 Consolidated Tax Statement

1099-DIV DIVIDENDS AND DISTRIBUTIONS          1099-INT INTEREST INCOME
1a Total ordinary dividends      412.10       1 Interest income      88.14
1b Qualified dividends           300.02


${recipient}`;
    expect(
      read(page('Recipient: ROSALIND P. ACHEBE  FATCA filing requirement [ ]  2nd TIN notice [ ]')),
    ).toMatchObject({ 'fields.recipientName': 'ROSALIND P. ACHEBE' });
  });

  it('When a plan has an agent who pays for it, then its block is no recipient, and the window names who receives', () => {
    expect(
      read(`
Quarry Retirement    Distributions From Pensions, Annuities, Retirement or   2022 Form 1099-R
                     Profit-Sharing Plans, IRAs, Insurance Contracts, etc.

PO BOX 5521
TOPEKA, KS 66675

ROSALIND P. ACHEBE
1180 SW PLASS AVE
TOPEKA, KS 66604

PAYER'S name, street address, city, state and ZIP code              PAYER'S TIN
QRTC AS AGENT FOR                                                   48-9204418
SUNFLOWER MILLS 401(K) SAVINGS PLAN
400 QUARRY PARKWAY                                                  RECIPIENT'S TIN
WICHITA, KS 67202                                                   ***-**-7715

1 Gross distribution               $48,750.00
2a Taxable amount                  $45,318.27`),
    ).toMatchObject({
      form: '1099-R',
      'fields.payerName': 'QRTC AS AGENT FOR SUNFLOWER MILLS 401(K) SAVINGS PLAN',
      'fields.recipientName': 'ROSALIND P. ACHEBE',
      'primaryPerson.homeAddress.street': '1180 SW Plass Ave',
      'primaryPerson.homeAddress.city': 'Topeka',
    });
  });

  it('When the statement is a list of its own, then each of them stands beside what it is called', () => {
    expect(
      read(`
Cubit                                      Form 1099-K 2023
Payment Card and Third Party Network Transactions

Filer's name and address    Cubit Processing Inc., 1955 Broadway Floor 6, Oakland, CA 94612
Filer's TIN                 80-0429876
Payee's name                Marguerite L. Fontaine
Payee's TIN                 946-52-1108
Payee's address             2735 W 36th Pl, Rear, Chicago, IL 60632-1617
Box 1a Gross amount of payment card/third party network transactions     $24,318.90
Box 1b Card not present transactions                                     $1,207.00`),
    ).toMatchObject({
      form: '1099-K',
      'fields.payerName': 'Cubit Processing Inc.',
      'fields.recipientName': 'Marguerite L. Fontaine',
      'primaryPerson.ssn': '946-52-1108',
      'primaryPerson.homeAddress.street': '2735 W 36th Pl, Rear',
      'primaryPerson.homeAddress.city': 'Chicago',
    });
  });

  it('When a street has the numbers of a house, a suite and a mailbox, then it is no code of the post', () => {
    expect(
      read(`
Granary Funds                                       2024 Form 1099-DIV Dividends and Distributions
00018233 02 AV 0.507 02 TR 00094 GBT2DD01

ROSALIND P. ACHEBE
1120 BOYLSTON ST STE 900 PMB 317
BOSTON MA 02215-1331

Total ordinary dividends      $412.10
Recipient's TIN: 968-14-2073`),
    ).toMatchObject({ 'primaryPerson.homeAddress.street': '1120 Boylston St Ste 900 PMB 317' });
  });
});

it('When a card says who paid and who was paid, side by side or one below the other, then they are payer and recipient', () => {
  const beside = `
2024   1099-NEC - Nonemployee Compensation
Paid by                              Paid to
Loom & Wick Events, Inc.             Marta Quintero
318 Baronne Street                   7734 Oak Street, Apt 2
New Orleans, LA 70112                New Orleans, LA 70118
Federal TIN 72-1548830               TIN 946-10-7193
Box 1 Nonemployee compensation       $46,875.00
Box 4 Federal income tax withheld        $0.00
Copy B for recipient. This is important tax information and is being furnished to the IRS. OMB No. 1545-0116`;
  const below = `
2024 - 1099-NEC - Nonemployee Compensation
Paid by: Loom & Wick Events, Inc., 318 Baronne Street, New Orleans, LA 70112
Paid to: Marta Quintero
7734 Oak Street, Apt 2
New Orleans, LA 70118
Recipient's TIN 946-10-7193
Box 1 Nonemployee compensation $46,875.00
Box 4 Federal income tax withheld        $0.00
Copy B for recipient. This is important tax information and is being furnished to the IRS. OMB No. 1545-0116`;
  for (const page of [beside, below])
    expect(read(page)).toMatchObject({
      'fields.payerName': 'Loom & Wick Events, Inc.',
      'fields.recipientName': 'Marta Quintero',
      'primaryPerson.homeAddress.street': '7734 Oak Street, Apt 2',
    });
});

describe('Two copies of the form on one page of a scan', () => {
  const copy = (phone: string, payer: string) => `
PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and      OMB No. 1545-0116
${phone}                                                                                                Nonemployee
${payer}
41 Hooksett Rd
Keene, NH 03431                                               1 Nonemployee compensation

PAYER'S TIN                 RECIPIENT'S TIN                        $ 21,600.00       2024  Form 1099-NEC
02-0571943                  88-2410573                             2 Payer made direct sales totaling $5,000 or more
RECIPIENT'S name
Linden Bookkeeping Services LLC
Street address (including apt. no.)
PO Box 606
City or town, state or province, country, and ZIP or foreign postal code
Keene, NH 03431
`;
  const payerOf = (...copies: string[]) => {
    const page = typedPage(copies.join(''));
    const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
    const [form] = readPages(FORMS, [{ ...page, words, source: 'ocr' }]);
    return form!.values.find(({ to }) => to === 'fields.payerName')?.value;
  };

  it('When the payer was read on the second only, then that is who paid', () => {
    expect(
      payerOf(copy('telephone no.', 'Heron State or PLLC'), copy('telephone no.', 'Heron State Dental PLLC')),
    ).toBe('Heron State Dental PLLC');
  });

  it('When the word for a telephone was cut short, then it is no part of the name', () => {
    expect(payerOf(copy('tele no.', 'Heron State Dental PLLC'))).toBe('Heron State Dental PLLC');
  });
});
