import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../forms/index.ts';
import { toSheet } from '../sheet/sheet.ts';
import { stackedForms } from './stackedForms.ts';
import { typedPage } from '../testing/typedPage.ts';

const PENSION = `
PAYER'S name, street address, city, state      1 Gross distribution
HERON TRUST                                    $ 18,200.00
                                               2a Taxable amount
PAYER'S TIN        RECIPIENT'S TIN             $ 17,100.00
                                               7 Distribution code(s)
RECIPIENT'S name                               7
OTTILIE MARCHETTI                              Form 1099-R`;
const BENEFITS = `
FORM SSA-1099 - SOCIAL SECURITY BENEFIT STATEMENT
Box 1. Name                 Box 2. Beneficiary's Social Security Number
OTTILIE MARCHETTI
Box 3. Benefits Paid in 2023     Box 4. Benefits Repaid to SSA in 2023    Box 5. Net Benefits for 2023
$11,400.00                       NONE                                     $11,400.00`;
const partsOf = (picture: string) => stackedForms(toSheet(typedPage(picture)), FORMS).length;

describe('Forms one above the other', () => {
  it('When each part of the page is another form, then they are read as two', () => {
    expect(partsOf(`${PENSION}\n\n\n\n${BENEFITS}`)).toBe(2);
  });
  it('When they are one form, or two copies of it, then the page stays whole', () => {
    expect(partsOf(PENSION)).toBe(1);
    expect(partsOf(`${PENSION}\n\n\n\n${PENSION}`)).toBe(1);
  });
  it('When a statement lists several forms under its own title, then it stays whole', () => {
    const lists = `
2023 Consolidated 1099      Heron Brokerage
Recipient's TIN 900-11-2233

1099-DIV DIVIDENDS AND DISTRIBUTIONS
1a Total ordinary dividends      412.10



1099-INT INTEREST INCOME
1 Interest income                 88.14`;
    expect(partsOf(lists)).toBe(1);
  });
});
