/** Names that a narrow column breaks over two lines. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../forms/index.ts';
import { readPages } from '../testing/readPages.ts';
import { typedPage } from '../testing/typedPage.ts';

const valueOn = (picture: string, to: string) =>
  readPages(FORMS, [typedPage(picture)])[0]!.values.find((value) => value.to === to)?.value;

const licence = (secondLine: string) => `
                     CITY OF ALDER FALLS
                   GENERAL BUSINESS LICENSE
License #:            AF-2024-00812             Issued: 01/15/2024
Legal Name:           Birch & Oak Carpentry,    Expires: 12/31/2024
                      ${secondLine}
Location:             9021 E Alder Ave, Alder Falls, WA 99212`;

describe('the end of a name in the next line', () => {
  it('When a comma ends the line and the kind of company stands below it, then it belongs to the name', () => {
    expect(valueOn(licence('Inc.'), 'businessInfo.businessName')).toBe('Birch & Oak Carpentry, Inc.');
  });

  it('When something else stands below it, then it does not', () => {
    expect(valueOn(licence('Trade name of Oak Works'), 'businessInfo.businessName')).toMatch(/Carpentry,?$/);
  });

  it('When the letterhead ends in `&`, then the name goes on below it', () => {
    const page = `
Heathland Annuity &                                       2024 Form 1099-R
Life                                                      Distributions From Pensions
PO Box 9922                                               OMB No. 1545-0119
Des Moines, IA 50306
PAYER'S TIN: 42-0175020
RECIPIENT'S TIN: 988-22-1904

CLEMENTINE H VASQUEZ
610 PRAIRIE VIEW DR
AMES IA 50014

1 Gross distribution                                      2a Taxable amount
$18,000.00                                                $18,000.00`;
    expect(valueOn(page, 'fields.payerName')).toBe('Heathland Annuity & Life');
  });

  it('When `Federal Credit Union` stands below the letterhead, then it ends the name', () => {
    const page = `
Silver Basin Community                                    2024 Form 1099-INT
Federal Credit Union                                      Interest Income
PO Box 9922                                               OMB No. 1545-0112
Elko, NV 89801
PAYER'S TIN: 42-0175020
RECIPIENT'S TIN: 988-22-1904

CLEMENTINE H VASQUEZ
610 PRAIRIE VIEW DR
AMES IA 50014

1 Interest income                                         4 Federal income tax withheld
$180.00                                                   $0.00`;
    expect(valueOn(page, 'fields.payerName')).toBe('Silver Basin Community Federal Credit Union');
  });
});
