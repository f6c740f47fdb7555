import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

/** The name and the values of the one form on a page typed like this. */
function read(picture: string): Record<string, unknown> {
  const [form, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = form!.values.map(({ to, value }) => [to, value] as const);
  return { form: form!.definition.name, ...Object.fromEntries(values) };
}

describe('1099s that payers print their own way', () => {
  it('tell payer and recipient apart by a word alone above each block', () => {
    expect(
      read(`
2023 Form 1099-R  Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs,
Insurance Contracts, etc.
OMB No. 1545-0119   Copy B

PAYER                                              RECIPIENT
STATE TEACHERS RETIREMENT SYSTEM                   CONSTANCE M PELLETIER
PO BOX 15275                                       2200 RIVER BEND DR
SACRAMENTO CA 95851                                CHICO CA 95928
Payer's Federal ID No. 68-0000115                  Recipient's ID No. XXX-XX-4410

Box 1 Gross distribution                                 $38,220.96
Box 2a Taxable amount                                    $37,001.16
Box 4 Federal income tax withheld                         $3,600.00`),
    ).toMatchObject({
      form: '1099-R',
      'fields.payerName': 'STATE TEACHERS RETIREMENT SYSTEM',
      'fields.payerTin': '68-0000115',
      'fields.recipientName': 'CONSTANCE M PELLETIER',
      'fields.recipientStreet': '2200 River Bend Dr',
      'fields.recipientCity': 'Chico',
      'fields.grossDistribution': 38220.96,
    });
  });

  it('keep no amount of which nothing tells whether it is of this box or of the one beside it', () => {
    const page = (amounts: string) => `
PAYER'S name and address                           Form 1099-NEC   2023   OMB No. 1545-0116
COPPER CANYON OUTFITTERS LLC                       Nonemployee Compensation
77 RED BUTTE RD                                    PAYER'S TIN 87-4410028
MOAB, UT 84532

RECIPIENT'S name and address        State tax withheld  State/Payer's state no.  State income
FERDINAND Q ALBESCU                 ${amounts}
190 COTTONWOOD AVE
MOAB, UT 84532`;
    expect(read(page('$540.00'))).toMatchObject({ 'fields.stateTaxWithheld': 540 });
    expect(read(page('$0.00   UT 123-456    $23,410.50'))).not.toHaveProperty(['fields.stateTaxWithheld']);
  });

  it('are a consolidated one where their title says composite', () => {
    expect(
      read(`
Tallgrass Brokerage                                Date Prepared: January 26, 2024
TAX YEAR 2023
FORM 1099 COMPOSITE
Recipient's Name and Address                       Payer Information
LEOPOLD A NAKASHIMA                                TALLGRASS BROKERAGE & CO., INC.
5510 SUNSET TER                                    3000 MARKET ST
BOISE ID 83702                                     OMAHA NE 68102
Taxpayer ID Number: ***-**-6631                    Federal ID Number: 47-1100229

Dividends and Distributions - 2023      Form 1099-DIV
1a  Total Ordinary Dividends                               $ 3,910.22
1b  Qualified Dividends                  $ 2,874.10
2a  Total Capital Gain Distributions                         $ 455.09

Interest Income - 2023      Form 1099-INT
1   Interest Income                                          $ 128.44`),
    ).toMatchObject({
      form: '1099 Consolidated',
      'fields.payerName': 'TALLGRASS BROKERAGE & CO., INC.',
      'fields.recipientName': 'LEOPOLD A NAKASHIMA',
      'fields.recipientCity': 'Boise',
      'fields.ordinaryDividends': 3910.22,
      'fields.capitalGainDistributions': 455.09,
      'fields.interestIncome': 128.44,
    });
  });
});
