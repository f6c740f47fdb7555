/** Who holds a licence that comes with a letter, or whose rules are printed in capitals: no word of either is a name. */
import { expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

it('When a letter is printed below that greets a taxpayer, then its sentence is no name, nor its box where the business is', () => {
  expect(
    readPicture(`
              CITY OF ALDER BAY TAX REGISTRATION CERTIFICATE
ACCOUNT NO.            FUND/CLASS     DESCRIPTION          STARTED
0004410087-0001-2      L041           Retail Sales         03/01/2019
BUSINESS NAME/ADDRESS                     MAILING ADDRESS
JOSÉ ARRIAGA-LUND                         JOSÉ ARRIAGA-LUND
SEA LAVENDER BOTANICALS                   PO BOX 20817
1147 W HARBOR BLVD #5                     ALDER BAY, CA 90026-0718
ALDER BAY, CA 90026-1180
NOT TRANSFERABLE.                         ISSUED: 02/09/2024
NOTIFY THE OFFICE OF FINANCE IN WRITING OF ANY CHANGE IN OWNERSHIP OR
ADDRESS - P.O. BOX 41200, ALDER BAY CA 90053-0200

Dear Taxpayer:

Enclosed is your Tax Registration Certificate. Please review it.`),
  ).toMatchObject({
    'businessInfo.businessName': 'SEA LAVENDER BOTANICALS',
    'businessInfo.businessAddress.street': '1147 W Harbor Blvd #5',
    'businessInfo.businessAddress.zipCode': '90026-1180',
    'primaryPerson.fullName': 'José Arriaga-Lund',
  });
});

it('When rules in capitals go on with OPERATOR OF THE BUSINESS, then nobody is named so', () => {
  const values = readPicture(`
               CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION
                           SELLER'S PERMIT
QUAIL RIDGE TIRE & BRAKE, INC.             PERMIT NUMBER
1550 ORCHARD AVE STE A                     238419706-00002
CONCORD CA 94520                           START DATE: April 1, 2016
THIS PERMIT IS NOT TRANSFERABLE. IF YOU SELL YOUR BUSINESS, NOTIFY US OR YOU COULD BE
RESPONSIBLE FOR SALES AND USE TAXES OWED BY THE NEW
OPERATOR OF THE BUSINESS.`);
  expect(values).toMatchObject({ 'businessInfo.businessName': 'QUAIL RIDGE TIRE & BRAKE, INC.' });
  expect(values).not.toHaveProperty(['primaryPerson.fullName']);
});

it('When a trade name says whose wares they are, then nobody is named so', () => {
  const values = readPicture(`
SCDOR                        STATE OF SOUTH CAROLINA                       L-3060
South Carolina               DEPARTMENT OF REVENUE                         (Rev. 6/14/16)
Department of Revenue
                                RETAIL LICENSE

TIDE CREEK GALLERY LLC                        License Number: 047718335
MS. ODESSA'S PRALINES                         Date Issued: 02-Aug-2022
610 MARSH PKWY
BEAUFORT SC 29920
THIS LICENSE IS NOT TRANSFERABLE.
It must be displayed in a conspicuous place.`);
  expect(values).toMatchObject({
    'businessInfo.businessName': 'TIDE CREEK GALLERY LLC',
    'fields.issuingAuthority': 'STATE OF SOUTH CAROLINA DEPARTMENT OF REVENUE',
  });
  expect(values).not.toHaveProperty(['primaryPerson.fullName']);
});

it('When a town of Utah grants it as a corporation, then that is no holder, and a name may hold the mark of Tonga', () => {
  expect(
    readPicture(`
                       ALDER LAKE CITY CORPORATION
        Business Licensing | 451 South State Street | Alder Lake City, Utah 84114
                     BUSINESS LICENSE CERTIFICATE
License Number             Date Issued               Expiration Date
LIC2022-00871              05/10/2024                05/31/2025
Business Location
1724 S Redwood Rd, Salt Lake City, UT 84104
Owner(s)
Tavita Fa‘alogo Jr.`),
  ).toMatchObject({ 'primaryPerson.fullName': 'Tavita Fa‘alogo Jr.' });
  expect(
    readPicture(`
                       ALDER LAKE CITY CORPORATION
                     BUSINESS LICENSE CERTIFICATE
License Number             Date Issued               Expiration Date
LIC2022-00871              05/10/2024                05/31/2025`),
  ).not.toHaveProperty(['businessInfo.businessName']);
});

it('When a board names the surname first above the company that somebody qualifies, then that is the owner', () => {
  expect(
    readPicture(`
                          STATE OF FLORIDA
         DEPARTMENT OF BUSINESS AND PROFESSIONAL REGULATION

                  CONSTRUCTION INDUSTRY LICENSING BOARD

        THE ROOFING CONTRACTOR HEREIN IS CERTIFIED UNDER THE
               PROVISIONS OF CHAPTER 489, FLORIDA STATUTES

                     DE LA PEÑA, YUNIESKY ADALBERTO
                     HERON TROPICAL ROOFING LLC
                     13901 SW 143RD CT UNIT 12
                     MIAMI FL 33186

                    LICENSE NUMBER: CCC1117902
                  EXPIRATION DATE: AUGUST 31, 2026`),
  ).toMatchObject({
    'primaryPerson.fullName': 'Yuniesky Adalberto De La Peña',
    'fields.issuingAuthority': 'STATE OF FLORIDA DEPARTMENT OF BUSINESS AND PROFESSIONAL REGULATION',
  });
});

it('When a legal name is listed surname first, then the trade name is the business, whatever names these are', () => {
  const values = (legal: string) =>
    readPicture(`
STATE OF CONNECTICUT
DEPARTMENT OF REVENUE SERVICES
                    SALES AND USE TAX PERMIT
Connecticut Tax Registration Number:   40773182-001
${legal}
Trade Name:          Canal Street Pierogi
Business Location:   214 Broad St, New Britain, CT 06053-4107
Date Issued:         08/07/2023`);
  expect(values('Legal Name:          Przybylski, Zdzislawa')).toMatchObject({
    'businessInfo.businessName': 'Canal Street Pierogi',
  });
});

it('When `Legal Entity` stands above `DBA`, then nobody is called so', () => {
  const values = readPicture(`
City of Alder Bay                          ANNUAL BUSINESS LICENSE
Legal Entity:        Rainier Edge Sharpening LLC      License Number:  500184473
DBA:                 Rainier Edge                     Issue Date:      01/09/2024
Business Location:   3817 6th Ave                     Expiration Date: 12/31/2024
                     Alder Bay, WA 98406`);
  expect(values).not.toHaveProperty(['primaryPerson.fullName']);
});
