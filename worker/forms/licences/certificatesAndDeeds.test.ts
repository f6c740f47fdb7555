/** Certificates of tax offices, deeds of county clerks and permits of health departments. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('certificates and deeds', () => {
  it('When a tax is named by a number within its words, then that is no number of the licence', () => {
    expect(
      readPicture(`
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

  it('When a city certifies that a company has paid and is licensed, then that company is the business', () => {
    const deed = (name: string) =>
      readPicture(`
                                CITY OF ALDER FORD
                     DEPARTMENT OF FINANCE  TREASURY DIVISION  LICENSES
                                     LICENSE
License Number: SHD-2024-00318                           License Fee: $150.00
This is to certify that ${name}, located at 4034 HAMILTON AVE,
ALDER FORD, OH 45223-2620, having paid the fee and complied with the requirements of the
Municipal Code, is hereby licensed to conduct the business of
                               SECOND HAND DEALER
within the City, for the period beginning June 1, 2024 and ending May 31, 2025.
Owner/Operator:   AUGUSTIN P. VAN DER LINDE
Date of Issue:   June 1, 2024`);
    expect(deed('RELIC & RESALE LLC')).toMatchObject({ 'businessInfo.businessName': 'RELIC & RESALE LLC' });
    expect(deed('IDA R. FERN')).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('When a deed says what somebody does business as over two lines, then the name ends where the sentence goes on', () => {
    expect(
      readPicture(`
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
      readPicture(`
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

  it('When a board sends its licence by mail, then its name ends in the next line and the surname stands first', () => {
    expect(
      readPicture(`
STATE OF FLORIDA
DEPARTMENT OF BUSINESS AND PROFESSIONAL       STATE OF FLORIDA
REGULATION                                    DEPARTMENT OF BUSINESS AND
                                              PROFESSIONAL REGULATION
CONSTRUCTION INDUSTRY LICENSING BOARD

   LUND-OKAFOR, SEVERIN TADEO
   MARSH HEN BUILDERS LLC
   210 SW 9TH AVE SUITE 12
   OCALA FL 34471-3017




                         STATE OF FLORIDA
      DEPARTMENT OF BUSINESS AND PROFESSIONAL REGULATION
LICENSE NUMBER
CGC2208846
The GENERAL CONTRACTOR
Named below IS CERTIFIED
Under the provisions of Chapter 489 FS.
Expiration date: AUG 31, 2020`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Severin Tadeo Lund-Okafor',
      'businessInfo.industry': 'GENERAL CONTRACTOR',
      'fields.issuingAuthority': 'STATE OF FLORIDA DEPARTMENT OF BUSINESS AND PROFESSIONAL REGULATION',
    });
  });

  it('When a county names the line of business by its list, and a day after which it is void, then both are read', () => {
    expect(
      readPicture(`
Alder County
                 OCCUPATION TAX CERTIFICATE
Business and physical location                 Certificate
HERON NAIL STUDIO                              BLC2024-118174
12 MILL RD STE A
DULUTH, GA 30096

Issued to (owner, partner or corporation)      Ownership           Date of issue     Void after
LUND, MARIA T                                  Sole Proprietor     13-Feb-2024       31-Dec-2024

Dominant line of business (NAICS)              Tax class           Employees
812113 NAIL SALONS                             4                   6`),
    ).toMatchObject({ 'businessInfo.industry': 'NAIL SALONS', 'fields.expiryDate': '2024-12-31' });
  });

  it('When labels go on in small print below them, then number and day stand below that', () => {
    expect(
      readPicture(`
DEPARTMENT OF REVENUE                 STATE OF COLORADO
                   SALES TAX LICENSE

USE ACCOUNT NUMBER                  LIABILITY INFORMATION                 ISSUE DATE            LICENSE VALID TO
for all references                                                                                DECEMBER 31
                       county   city     industry   type   date         month day year
30774413-0001          24       0147     8114       R      110123       Nov 14 23              2025

THIS LICENSE MUST BE POSTED AT THE FOLLOWING LOCATION
IN A CONSPICUOUS PLACE:
              HERON CANVAS LLC
              12 MILL BLVD
              LOVELAND CO 80537-3904`),
    ).toMatchObject({ 'fields.licenseNumber': '30774413-0001', 'fields.issueDate': '2023-11-14' });
  });

  it('When a licence of a facility says to whom it is issued and what to operate, then both are read', () => {
    const values = readPicture(`
                          State of California                 Facility Number: 207715592
                     Department of Social Services            Effective Date: 09/08/2022
                                                              Total Capacity: 14
                            Facility License

                   Social Services, hereby issues

                          this License to

                        OKEREKE-DIAZ, PERPETUA

                   to operate and maintain a

                     FAMILY CHILD CARE HOME

                        Name of Facility

                 LITTLE HERON FAMILY CHILD CARE
                          12 E MILL AVE
                        FRESNO, CA 93710

This License is not Transferable and is granted solely upon the following:`);
    expect(values).toMatchObject({
      'fields.licenseNumber': '207715592',
      'businessInfo.industry': 'FAMILY CHILD CARE HOME',
      'primaryPerson.fullName': 'Perpetua Okereke-Diaz',
    });
  });

  it('When a permit is held by an individual, then that is its owner, in the order in which the mail names them', () => {
    const values = readPicture(`
        COUNTY OF ALDER
        DEPARTMENT OF PUBLIC HEALTH
                       PUBLIC HEALTH PERMIT
RECORD ID                FACILITY ID           OWNER ID          ACCOUNT ID
PR0330487                FA0071265             OW0063110         AR0093344

PROGRAM ELEMENT                                DISTRICT / CENSUS      PERMIT FEE
1632 - RESTAURANT (0-30) SEATS HIGH RISK       0744 / 5548.02         $1,287.00

HERON CORNER EXPRESS                           PERMITTEE
18 PIONEER BLVD STE 104                        QUADRI ADEWALE OBAFEMI
ARTESIA, CA 90701-4431                         INDIVIDUAL

THIS PERMIT IS VALID     PRINTED          HEALTH OFFICER
July 1, 2025 - June 30, 2026    07/14/2025
















     ADEWALE OBAFEMI QUADRI
     11 206TH ST APT 7
     LAKEWOOD CA 90715-1378`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'HERON CORNER EXPRESS',
      'businessInfo.businessAddress.street': '18 Pioneer Blvd Ste 104',
      'businessInfo.industry': 'RESTAURANT',
      'primaryPerson.fullName': 'Adewale Obafemi Quadri',
    });
  });

  it('When the name of the business is larger than its address, then it is the name of that block', () => {
    const page = typedPage(`
        COUNTY OF ALDER
                       PUBLIC HEALTH PERMIT
RECORD ID                FACILITY ID
PR0330487                FA0071265

HERON CORNER EXPRESS LODGE
18 PIONEER BLVD STE 104
ARTESIA, CA 90701-4431

THIS PERMIT IS VALID     PRINTED
July 1, 2025 - June 30, 2026    07/14/2025`);
    const name = page.words.filter(({ text }) => /^(?:HERON|CORNER|EXPRESS|LODGE)$/.test(text));
    const words = page.words.map((word) =>
      name.includes(word) ? { ...word, box: { ...word.box, y0: word.box.y0 - 5 } } : word,
    );
    const [licence] = readPages(FORMS, [{ ...page, words }]);
    expect(Object.fromEntries(licence!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'businessInfo.businessName': 'HERON CORNER EXPRESS LODGE',
      'businessInfo.businessAddress.street': '18 Pioneer Blvd Ste 104',
    });
  });

  it('When a contractor stands between those words and a trade name, then that is what the business is called', () => {
    expect(
      readPicture(`
                   STATE OF CALIFORNIA
              CONTRACTORS STATE LICENSE BOARD
   the Registrar of Contractors does hereby issue
                     this license to:

                  CHUKWUDI EMEKA LUND
                  LUND TILE AND STONE

License Number 1099412        Issue Date 05/04/2021`),
    ).not.toMatchObject({ 'businessInfo.businessName': 'CHUKWUDI EMEKA LUND' });
  });

  it('When nothing legible stands above the name that it is certified for, then that is not who granted it', () => {
    expect(
      readPicture(`
                            GENERAL BUSINESS LICENSE
                            This is to certify that

                            FOUR CORNERS LANDSCAPING
                              4512 FIVE MILE PKWY
                           WILKES-BARRE, PA 18701-8634
having paid the required fee, is hereby authorized to engage in the business of
                  Landscaping services
within the corporate limits, subject to all ordinances.
License No. BTC-2024-52488
Date of Issue: May 3, 2024          Date of Expiration: May 3, 2025`),
    ).not.toHaveProperty(['fields.issuingAuthority']);
  });
});
