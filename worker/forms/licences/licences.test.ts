import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { businessLicense } from './businessLicense.ts';
import { FORMS } from '../index.ts';

/** The values of the one licence on a page typed like this. */
function read(picture: string): Record<string, unknown> {
  const [licence, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  expect(licence?.definition).toBe(businessLicense);
  return Object.fromEntries(licence!.values.map(({ to, value }) => [to, value]));
}

describe('business licences', () => {
  it('reads a name whose label ends in the known words from where the label begins, and no place in the address', () => {
    expect(
      read(`
                TEXAS SALES AND USE TAX PERMIT

LEGAL NAME OF BUSINESS                                   Taxpayer Number
TWIN FORKS TRUCKING LP                                   3-20481-7755-1

BUSINESS LOCATION NAME and PHYSICAL LOCATION             Type of Permit: Sales and Use Tax
TWIN FORKS TRUCKING                                      Outlet Number: 00001
1440 STATE ROUTE 89                                      NAICS Code: 484121
EL PASO TX 79901
                                                         Effective Date
                                                         04/15/2021`),
    ).toMatchObject({
      'fields.licenseNumber': '3-20481-7755-1',
      'businessInfo.businessName': 'TWIN FORKS TRUCKING LP',
      'businessInfo.businessAddress.street': '1440 State Route 89',
      'fields.issueDate': '2021-04-15',
    });
  });

  it('reads a centred block of name and address, without the other name below the first', () => {
    expect(
      read(`
               THE CITY OF NEW YORK
         DEPARTMENT OF CONSUMER PROTECTION

              Bluebonnet Bakery Corp
                DBA BLUEBONNET CAFE
                 118 MAGNOLIA BLVD
                 NEW YORK NY 10027

License Number:  2091877-DCA                             Effective:  03/02/2023
License Category: Sidewalk Cafe                          EXPIRES FEBRUARY 28, 2025
         This license is not transferable.`),
    ).toMatchObject({
      'fields.licenseNumber': '2091877-DCA',
      'businessInfo.businessName': 'Bluebonnet Bakery Corp',
      'businessInfo.businessAddress.street': '118 Magnolia Blvd',
      'fields.issueDate': '2023-03-02',
      'fields.expiryDate': '2025-02-28',
    });
  });

  it('knows a company by its suffix where no label names it, and takes no date for a number and no sentence for a trade', () => {
    const values = read(`
                     SECRETARY OF STATE
               NEVADA STATE BUSINESS LICENSE

                 HALL & OATES PLUMBING LLC

Expiration Date: 05/31/2025

the above named is hereby granted a Nevada State Business License for
business activities conducted within the State of Nevada.
In witness whereof, I have set my hand this 14th day of May, 2024
Certificate Number: 05/14/2024`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'HALL & OATES PLUMBING LLC',
      'fields.issueDate': '2024-05-14',
      'fields.expiryDate': '2025-05-31',
    });
    expect(values).not.toHaveProperty(['fields.licenseNumber']);
    expect(values).not.toHaveProperty(['businessInfo.industry']);
  });

  it('joins a number printed in groups of three digits', () => {
    expect(
      read(`
BUSINESS LICENSE
STATE OF WASHINGTON                                 Unified Business ID #:  604 112 883
                                                    Expires:  Mar 31, 2025
ZEPHYR WIND SYSTEMS LLC
8120 N FIR LN
SPOKANE WA 99201-3300`),
    ).toMatchObject({ 'fields.licenseNumber': '604 112 883', 'fields.expiryDate': '2025-03-31' });
  });

  it('reads a number called by a sign, a legal name before a trade name, and nothing of the column beside', () => {
    expect(
      read(`
                     CITY OF SPOKANE VALLEY
                    GENERAL BUSINESS LICENSE

License #:    SV-2024-008812           Issued:    01/15/2024
Legal Name:   Briar & Oak Carpentry    Expires:   12/31/2024
Trade Name:   Oak Works                NAICS:     238350 Finish Carpentry
Location:     9021 E Sprague Ave, Spokane Valley, WA 99212
Owner/Qualifier:   Thaddeus R Briar`),
    ).toMatchObject({
      'fields.licenseNumber': 'SV-2024-008812',
      'businessInfo.businessName': 'Briar & Oak Carpentry',
      'primaryPerson.fullName': 'Thaddeus R Briar',
      'legalCompliance.hasBusinessLicense': true,
    });
  });

  it("takes the first line of whom a permit is issued to for the business, not its owner's", () => {
    expect(
      read(`
California Department of Tax and Fee Administration
SELLER'S PERMIT
PERMIT NUMBER     102-448817
ISSUED TO:        PETALUMA PAPER GOODS
                  VIOLET N ASHGROVE
                  118 KENTUCKY ST
                  PETALUMA CA 94952-2333
START DATE        May 1, 2021`),
    ).toMatchObject({
      'businessInfo.businessName': 'PETALUMA PAPER GOODS',
      'businessInfo.businessAddress.street': '118 Kentucky St',
    });
  });

  it('knows an occupational tax certificate, and the name below a label of name and place', () => {
    expect(
      read(`
                        City of Decatur Bluffs
          Revenue Division - 509 N McDonough St - Decatur Bluffs, GA 30030
                  2024 OCCUPATIONAL TAX CERTIFICATE

CERTIFICATE NO.      OTC-24-01877
DATE ISSUED          02/06/2024
EXPIRES              12/31/2024

BUSINESS NAME AND LOCATION
Magnolia Street Books, Inc.
114 Church St
Decatur Bluffs, GA 30030

OWNER: Henrietta P Vance
POST IN A CONSPICUOUS PLACE`),
    ).toMatchObject({
      'fields.licenseNumber': 'OTC-24-01877',
      'fields.issueDate': '2024-02-06',
      'fields.expiryDate': '2024-12-31',
      'businessInfo.businessName': 'Magnolia Street Books, Inc.',
    });
  });

  it('takes no sentence about the licensee for a name, nor the other name below it', () => {
    expect(
      read(`
BUSINESS LICENSE                                          Issue Date: Jun 03, 2024
STATE OF WASHINGTON                                       Unified Business ID #: 604882113
Limited Liability Company                                 Expires: Jun 30, 2025

KINGFISHER KAYAK TOURS LLC
KINGFISHER KAYAKS
1108 SPRING ST
FRIDAY HARBOR WA 98250-9512

REGISTERED TRADE NAMES:
KINGFISHER KAYAKS

By accepting this document, the licensee certifies the information on the application was
complete, true, and accurate to the best of his or her knowledge, and that business will be
conducted in compliance with all applicable regulations.`),
    ).toMatchObject({
      'fields.licenseNumber': '604882113',
      'businessInfo.businessName': 'KINGFISHER KAYAK TOURS LLC',
      'businessInfo.businessAddress.city': 'Friday Harbor',
    });
  });

  it("takes the company and not the person above it, from a board's certificate of sentences", () => {
    expect(
      read(`
                       STATE OF FLORIDA
        DEPARTMENT OF BUSINESS AND PROFESSIONAL REGULATION
              CONSTRUCTION INDUSTRY LICENSING BOARD

      THE GENERAL CONTRACTOR HEREIN IS CERTIFIED UNDER THE
           PROVISIONS OF CHAPTER 489, FLORIDA STATUTES

                       ABERNATHY, COLE J
                  SUNCOAST SHELL BUILDERS LLC
                    1820 GULF TO BAY BLVD
                     CLEARWATER FL 33765

                  LICENSE NUMBER: CGC1529917
               EXPIRATION DATE: AUGUST 31, 2026
                     ISSUED: 07/14/2024`),
    ).toMatchObject({
      'fields.licenseNumber': 'CGC1529917',
      'fields.expiryDate': '2026-08-31',
      'fields.issueDate': '2024-07-14',
      'businessInfo.businessName': 'SUNCOAST SHELL BUILDERS LLC',
      'businessInfo.businessAddress.street': '1820 Gulf To Bay Blvd',
    });
  });

  it('When a state certifies in centred lines who owns a business and for which period, then each is read', () => {
    expect(
      read(`
                         Alaska Business License # 2118440
                 Department of Commerce and Economic Development

                            This is to certify that
                         GLACIER & FIREWEED GUIDING
                     PO BOX 1184, SEWARD, AK 99664
                                  owned by
                          NADEZHDA K OLSEN-KAYAK
         is licensed by the department to conduct business for the period
                    January 3, 2023 to December 31, 2024

             This license must be posted in a conspicuous place`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Nadezhda K Olsen-Kayak',
      'businessInfo.businessName': 'GLACIER & FIREWEED GUIDING',
      'fields.issueDate': '2023-01-03',
      'fields.expiryDate': '2024-12-31',
    });
  });
});
