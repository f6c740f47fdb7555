/** 1099s of portals and firms that call their parties by more than one word. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

function read(picture: string): Record<string, unknown> {
  const [form] = readPages(FORMS, [typedPage(picture)]);
  return Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
}

describe('Headings of the parties of a 1099', () => {
  it('When a heading says what the filer is, then the block below it is the payer’s', () => {
    expect(
      read(`
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
      read(`
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
      read(`
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
});
