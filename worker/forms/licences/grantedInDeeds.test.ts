/** Licences granted in a deed or by a board, and certificates from a state's records. */
import { describe, expect, it } from '@jest/globals';
import { formsOn, readPicture } from '../testing/readPage.ts';

describe('Licences in sentences', () => {
  it('When a deed of blanks filled in grants it for a sum paid, then all that stands in its blanks is read', () => {
    expect(
      readPicture(`
No.  0288                                                                  $  45.00

                           MUNICIPAL LICENSE
                          City of Orange Cove,

                              California

  ROGELIO PACHECO-DUARTE dba PACHECO MUFFLER & BRAKE , having paid the sum of FORTY-FIVE
  AND 00/100      dollars, is hereby entitled to keep, conduct and carry on the business of  MUFFLER SHOP  at

  1190 W. PARK BOULEVARD, ORANGE COVE, CALIFORNIA 93646  for a term expiring on  DECEMBER 31,
  2025 .

    IN WITNESS WHEREOF, I have hereunto set my hand and affixed the corporate seal of the City this
  8th   day of   JANUARY , 20 25 .

                                                       City Clerk`),
    ).toMatchObject({
      'fields.licenseNumber': '0288',
      'fields.issueDate': '2025-01-08',
      'fields.expiryDate': '2025-12-31',
      'fields.issuingAuthority': 'City of Orange Cove',
      'businessInfo.businessName': 'PACHECO MUFFLER & BRAKE',
      'businessInfo.industry': 'MUFFLER SHOP',
      'businessInfo.businessAddress.street': '1190 W. Park Boulevard',
      'businessInfo.businessAddress.city': 'Orange Cove',
      'primaryPerson.fullName': 'Rogelio Pacheco-Duarte',
    });
  });

  it('When the sentence goes on behind the trade with a place and a term, then the trade ends there', () => {
    expect(
      readPicture(`
                          CITY OF TALLADEGA
                          MUNICIPAL LICENSE
No. 114                                                         Fee $25.00
Know all persons by these presents: that  HESTER B. COLQUITT  d/b/a  COLQUITT SHOE REPAIR
having paid the sum of Twenty-Five Dollars, is hereby licensed to carry on the business of
SHOE REPAIR  at  204 Court Square N, Talladega, Alabama 35160 , for the term ending
December 31, 2025.
Given under my hand this the 4th day of January , 20 25
                                   City Clerk`),
    ).toMatchObject({
      'businessInfo.industry': 'SHOE REPAIR',
      'fields.issueDate': '2025-01-04',
      'fields.expiryDate': '2025-12-31',
    });
  });

  it('When a company of another state is certified to be active, then it was formed there', () => {
    expect(
      readPicture(`
State of Florida
Department of State

I certify from the records of this office that TUPELO GROVE LLC is a Georgia
limited liability company authorized to transact business in the State of
Florida, qualified on May 3, 2021.
I further certify that said limited liability company has paid all fees due this office
through December 31, 2025 and that its status is active.`),
    ).toMatchObject({
      'businessInfo.businessName': 'TUPELO GROVE LLC',
      'businessInfo.stateOfIncorporation': 'Georgia',
    });
  });

  it('When a clerk certifies who resides where and trades under what name, then the business is where that is said to be', () => {
    expect(
      readPicture(`
OFFICE OF THE COUNTY CLERK
COUNTY OF MERCER
CERTIFICATE OF TRADE NAME
I certify from the records of this office that IMOGEN FERRARO residing at 12 Elm St, Trenton NJ 08611
is conducting business under the name of FERRARO FRAMES at 40 Broad St, Trenton NJ 08608.
Filed: June 3, 2024   No. 24-1180`),
    ).toMatchObject({
      'businessInfo.businessName': 'FERRARO FRAMES',
      'businessInfo.businessAddress.street': '40 Broad St',
    });
  });

  it('When a state certifies from its records that a company is active, then no title is needed', () => {
    expect(
      readPicture(`
                                      State of Florida

                                    Department of State

I certify from the records of this office that MARLIN QUAY PROVISIONS
LLC is a limited liability company organized under the laws of the State of
Florida, filed on June 4, 2018.

I further certify that said limited liability company has paid all fees due this office
through December 31, 2025, that its most recent annual report was filed on April
22, 2025, and that its status is active.`),
    ).toMatchObject({
      'businessInfo.businessName': 'MARLIN QUAY PROVISIONS LLC',
      'businessInfo.yearFounded': 2018,
      'businessInfo.stateOfIncorporation': 'Florida',
    });
  });

  it('When the articles it speaks of took effect on a day, then the certificate was not given on it', () => {
    const values = readPicture(`
Department of State
I certify from the records of this office that ROYAL PALM LOOMS, INC. is a corporation organized under the laws of
the State of Florida, filed electronically on December 12, 2018, effective January 01, 2019.
I further certify that said corporation has paid all fees due this office through December 31, 2025, and its status is active.`);
    expect(values).toMatchObject({ 'businessInfo.businessName': 'ROYAL PALM LOOMS, INC.' });
    expect(values).not.toHaveProperty(['fields.issueDate']);
  });

  it('When a state certifies a fictitious name from its records, then that is no paper of a company of the state', () => {
    expect(
      formsOn(`
State of Florida
Department of State
I certify from the records of this office that TIDE GLASS STUDIO is a Fictitious Name
registered with the Department of State on March 4, 2022.
The Registration Number of this Fictitious Name is G22000031127.
I further certify that said Fictitious Name Registration is active.
Given under my hand and the Great Seal of Florida, at Tallahassee, the Capital, this the Eleventh day of May, 2025
Secretary of State`),
    ).toEqual([]);
  });

  it('When a board certifies that all requirements have been met, then that sentence is no name', () => {
    expect(
      readPicture(`
                          STATE OF TENNESSEE
              DEPARTMENT OF COMMERCE AND INSURANCE
                BOARD FOR LICENSING CONTRACTORS

                   SEQUATCHIE GUTTERS, INC.

              THIS IS TO CERTIFY THAT ALL REQUIREMENTS
              OF THE STATE OF TENNESSEE HAVE BEEN MET.

ID NUMBER:      60418                     CLASSIFICATION:  S-GUTTERS
LIC STATUS:     ACTIVE                    MONETARY LIMIT:  $250,000.00
EXPIRATION DATE:  August 31, 2026

                                 THIS IS TO CERTIFY THAT ALL REQUIREMENTS OF THE
                                      STATE OF TENNESSEE HAVE BEEN MET
SEQUATCHIE GUTTERS, INC.
118 VALLEY PIKE STE 2
DUNLAP TN 37327`),
    ).toMatchObject({
      'businessInfo.businessName': 'SEQUATCHIE GUTTERS, INC.',
      'businessInfo.businessAddress.street': '118 Valley Pike Ste 2',
      'fields.licenseNumber': '60418',
      'fields.expiryDate': '2026-08-31',
    });
  });

  it('When a sentence goes on with a street and what was paid, then that line is no name', () => {
    const name = 'businessInfo.businessName';
    const said = readPicture(`
No. OTC-2025-1187
                    Occupational Tax Certificate
                    City of Thomaston Hills, Georgia
Know all by these presents that Plum Belt Pest Solutions, LLC, located at 909
Barnesville Street, Thomaston Hills, Georgia 30286, has paid the occupational tax
required by ordinance and is hereby authorized to engage in the business of
Pest Control Services within the corporate limits of said City
Post in a conspicuous place.   Expires December 31, 2025`)[name];
    expect(String(said)).not.toMatch(/Barnesville|paid/);
  });

  it('When rules in capitals speak of taxes owed by a new operator, then that is nobody, and the trade below a person is the business', () => {
    expect(
      readPicture(`
CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION

               SELLER'S PERMIT
                                              PERMIT NUMBER
                                              204417733-00001
    CONSUELO IBARRA-NEWCOMB
    HARBOR STITCHES                           START DATE:
    88 MARSH ST STE 2                         March 1, 2023
    MORRO BAY CA 93442-1310

IS HEREBY AUTHORIZED PURSUANT TO SALES AND USE TAX LAW TO ENGAGE IN THE BUSINESS OF SELLING
TANGIBLE PERSONAL PROPERTY AT THE ABOVE LOCATION.

THIS PERMIT IS VALID UNTIL REVOKED OR CANCELED AND IS NOT TRANSFERABLE. IF YOU SELL YOUR BUSINESS OR
DROP OUT OF A PARTNERSHIP, NOTIFY US OR YOU COULD BE RESPONSIBLE FOR SALES AND USE TAXES OWED BY
THE NEW OPERATOR OF THE BUSINESS.`),
    ).toMatchObject({
      'businessInfo.businessName': 'HARBOR STITCHES',
      'primaryPerson.fullName': 'Consuelo Ibarra-Newcomb',
    });
  });
});
