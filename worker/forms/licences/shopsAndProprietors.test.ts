/** Shops and the people or companies behind them, in a block without labels or in a sentence. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const block = (...lines: readonly [string, string]) => `
                        STATE OF ARKANSAS
           DEPARTMENT OF FINANCE AND ADMINISTRATION

                 GROSS RECEIPTS (SALES) TAX PERMIT

PERMIT NO:  82736999-SLS          ISSUE DATE:  02/07/2023

      ${lines[0]}
      ${lines[1]}
      19802 HIGHWAY 165
      SCOTT, AR 72142

THIS PERMIT IS NOT TRANSFERABLE`;

describe('shops and their proprietors', () => {
  it('When a person called junior stands below a shop, then that person is the owner', () => {
    expect(readPicture(block('ALDER DIESEL & TIRE', 'EMMETT T VANCE JR'))).toMatchObject({
      'businessInfo.businessName': 'ALDER DIESEL & TIRE',
      'primaryPerson.fullName': 'Emmett T Vance Jr',
    });
  });

  it('When a middle name below a shop has a hyphen, then that person is the owner', () => {
    expect(readPicture(block('HOA & LAN NAIL STUDIO', 'THANH BAO-CHAU PHAM'))).toMatchObject({
      'businessInfo.businessName': 'HOA & LAN NAIL STUDIO',
      'primaryPerson.fullName': 'Thanh Bao-Chau Pham',
    });
  });

  it('When a surname below a shop has two letters, then that person is the owner', () => {
    expect(readPicture(block('TULIP HAIR & NAILS', 'TRINH VO'))).toMatchObject({
      'businessInfo.businessName': 'TULIP HAIR & NAILS',
      'primaryPerson.fullName': 'Trinh Vo',
    });
  });

  it('When a sentence calls somebody the owner of a shop, then both are read', () => {
    expect(
      readPicture(`
                    TOWN OF ALDER FORD

                    PRIVILEGE LICENSE

This is to certify that Ottilie R. Crane, owner of Bent Twig Pottery
Studio, having paid the license tax required by ordinance, is hereby licensed
to carry on the business of Retail - crafts at the place stated below.

License No.  PL-2023-00499       Date issued  July 1, 2023
Location     27 Merrimon Ave, Alder Ford, NC 28787`),
    ).toMatchObject({
      'businessInfo.businessName': 'Bent Twig Pottery Studio',
      'primaryPerson.fullName': 'Ottilie R. Crane',
    });
  });

  it('When a company does business under another name, then its own name and its street are read', () => {
    expect(
      readPicture(`
                CITY OF ST. LOUIS, MISSOURI

GRADUATED BUSINESS LICENSE                License No. G24-19777

KNOW ALL MEN BY THESE PRESENTS, That  ALDER LANE BAKERY,  LLC
doing business as  SUNDIAL BREAD CO.  at No.  418 ALDER AVE 63116
having paid the sum of  $350.00  is hereby licensed to conduct the business of  RETAIL BAKERY
in the City of St. Louis from  JUNE 1, 2024  to  MAY 31, 2025, unless sooner revoked.`),
    ).toMatchObject({
      'businessInfo.businessName': 'ALDER LANE BAKERY, LLC',
      'businessInfo.businessAddress.street': '418 Alder Ave',
      'businessInfo.businessAddress.zipCode': '63116',
    });
  });
});
