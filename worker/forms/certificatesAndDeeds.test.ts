/** Certificates of tax offices, deeds of county clerks and permits of health departments. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const read = (picture: string): Record<string, unknown> =>
  Object.fromEntries(readPages(FORMS, [typedPage(picture)])[0]!.values.map(({ to, value }) => [to, value]));

describe('certificates and deeds', () => {
  it('When a tax is named by a number within its words, then that is no number of the licence', () => {
    expect(
      read(`
Illinois Department of Revenue
                    Certificate of Registration
Location                             Illinois Business Tax number (IBT no.)
HARTLEY PROVISIONS, INC.             5107-3382
14 MILL ST                           This certificate expires
DECATUR IL 62521-2831                June 1, 2026

Registration                               Account ID     Effective     Expires
Sales and Use Tax and E911 Surcharge       5107-3382      06/01/2025    06/01/2026
This certificate is not transferable.`),
    ).toMatchObject({ 'fields.licenseNumber': '5107-3382' });
  });

  it('When a deed says what somebody does business as over two lines, then the name ends where the sentence goes on', () => {
    expect(
      read(`
                         State of Tennessee
                           County of Alder
                      STANDARD BUSINESS LICENSE
Know all persons by these presents, that HAROLD PETER LINDQUIST II, owner, doing
business as BLUE HERON WELDING, at 12 MILL ROAD, OAKDALE, TN
37829-1006, having paid the fee required by law, is hereby licensed to engage in the business of
FENCE AND GATE REPAIR, Classification 4, within the County aforesaid from the date
of issuance through the 15th day of May, 2026, unless sooner revoked.

Given at my office in Oakdale, this the 2nd day of April, 2025.

LICENSE K-0990-25-10448
THIS LICENSE MUST BE POSTED AT THE BUSINESS LOCATION  NOT TRANSFERABLE`),
    ).toMatchObject({
      'businessInfo.businessName': 'BLUE HERON WELDING',
      'businessInfo.industry': 'FENCE AND GATE REPAIR',
      'fields.issueDate': '2025-04-02',
      'fields.expiryDate': '2026-05-15',
    });
  });

  it('When a certificate bears a number of its own beside the id of the licence, then the id is read', () => {
    expect(
      read(`
             STATE OF NEW YORK : EXECU TI V E DEPARTMEN T
                DIVISION OF ALCOHOLIC BEVERAGE CONTROL
                      STATE LIQUOR AUTHORITY

    LICENSE ID       LEGACY SERIAL     COUNTY     ZONE     FEE PAID
   0330-25-220714      4410922         ULSTER      2       $576.00

                     Restaurant Wine License
Pursuant to the provisions of the Alcoholic Beverage Control Law, permission is
                       hereby granted to
                 ALDER HOSPITALITY LLC
                      12 N MILL ST
                   KINGSTON, NY 12401
beginning
MAY 1, 2025 and ending APRIL 30, 2027
This license is not transferable to any other person or premises.

Certificate 0714002 Print 2 of 2`),
    ).toMatchObject({
      'fields.licenseNumber': '0330-25-220714',
      'fields.issuingAuthority': 'STATE OF NEW YORK',
    });
  });
});
