/** Licences whose labels ask for two things at once, whose columns stand close, and which leave a cell empty. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('licences in cells', () => {
  it('When a day stands in the next column, then it is no part of the trade', () => {
    expect(
      readPicture(`
CITY OF ALDER BAY TAX REGISTRATION CERTIFICATE
ACCOUNT NUMBER      FUND/CLASS    DESCRIPTION        STARTED      STATUS
0002814455-0001-2   L071          SHOE REPAIR    03/18/2019       Active

ISSUED TO:  HERON HEEL BAR
            417 HERON ROCK BLVD
            ALDER BAY CA 90065-3318
ISSUED DATE: 04/02/2020`),
    ).toMatchObject({ 'businessInfo.industry': 'SHOE REPAIR' });
  });

  it('When a registration is effective through a day, then it expires then, and its company did not grant it', () => {
    const values = readPicture(`
                    Business Registration Certificate
                         Fiscal Year 2024-2025

Business Account Number                  Location ID
2290184                                  2290184-07-118

Ownership Name                           DBA Name
Plumeria Noodle Inc                      Lantern Bowl

Business Location
418 Quarry St, Alder Bay, CA 94110-2207

NAICS Code Description                   Registration Effective Through
Food Services                            June 30, 2025`);
    expect(values).toMatchObject({ 'fields.expiryDate': '2025-06-30' });
    expect(values).not.toHaveProperty(['fields.issuingAuthority']);
  });

  it('When a form has city, state and ZIP code below the street, then the address is whole, and a signature no part of the name', () => {
    expect(
      readPicture(`
FILED 03/14/2023                                             FILE NO. R-118-220417
                   COUNTY CLERK, MARLOW COUNTY, TEXAS
                        ASSUMED NAMES RECORDS
    CERTIFICATE OF OWNERSHIP FOR UNINCORPORATED BUSINESS OR PROFESSION

NAME IN WHICH BUSINESS IS OR WILL BE CONDUCTED
HERON HILL PET GROOMING

BUSINESS ADDRESS:   2210 Quarry Mill Rd, Suite 4
CITY: Katy     STATE: TX     ZIP CODE: 77450
PERIOD (not to exceed 10 years) DURING WHICH ASSUMED NAME WILL BE USED: 10 years

NAME: Wendell D'Amico Oakes            SIGNATURE: Wendell Oakes
RESIDENCE ADDRESS: 118 Elm Bend Dr Apt 2, Katy, TX 77493`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '2210 Quarry Mill Rd, Suite 4',
      'businessInfo.businessAddress.city': 'Katy',
      'businessInfo.businessAddress.zipCode': '77450',
      'primaryPerson.fullName': "Wendell D'Amico Oakes",
    });
  });

  it('When a label asks for a number and what that means, then the trade is whole; a person may pay the tax, and a day is no name', () => {
    expect(
      readPicture(`
                  TEXAS SALES AND USE TAX PERMIT
Taxpayer number                                        Outlet number
3-20991-4417-2                                         00003

Taxpayer name and mailing address                      NAICS code / Type of business
WENDELL THOMAS OAKES JR                                459910
PO BOX 220                                             PET AND AQUARIUM SUPPLY
MARFA TX 79843-0220                                    RETAILERS

Name and location of place of business                 Effective date / First business date
HERON HILL FEED                                        MAY 3, 202%
2210 FM 170                                            05/03/2021
MARFA TX 79843`),
    ).toMatchObject({
      'businessInfo.businessName': 'HERON HILL FEED',
      'businessInfo.businessAddress.street': '2210 FM 170',
      'businessInfo.industry': 'PET AND AQUARIUM SUPPLY RETAILERS',
      'primaryPerson.fullName': 'Wendell Thomas Oakes Jr',
    });
  });

  it('When no trade name is given, then the address below is none, and two lines about the middle of a label are whole', () => {
    const page = printedPage([
      [47, 60, 'License'],
      [47, 100, 'License Number'],
      [207, 100, '3304418-ABCP'],
      [47, 128, 'Business Name'],
      [207, 128, 'HERON & SONS ROOFING CORP.'],
      [47, 156, 'Trade Name / DBA'],
      [207, 190, '88-14 Quarry Ave, Fl 3'],
      [47, 197, 'Premises Address'],
      [207, 204.5, 'Alder Park, NY 11417'],
      [47, 232, 'License Issue Date'],
      [207, 232, 'March 1, 2023'],
      [47, 260, 'License Expiration Date'],
      [207, 260, 'February 28, 2025'],
    ]);
    // on a photo letters that stand high make a word higher
    const words = page.words.map((word) => ({
      ...word,
      source: 'ocr' as const,
      confidence: 0.96,
      box: { ...word.box, y0: word.box.y0 - (word.text === 'Fl' ? 5 : 0) },
    }));
    expect(readPage({ ...page, source: 'ocr', words })).toMatchObject({
      'businessInfo.businessName': 'HERON & SONS ROOFING CORP.',
      'businessInfo.businessAddress.street': '88-14 Quarry Ave, Fl 3',
      'businessInfo.businessAddress.city': 'Alder Park',
    });
  });

  it('When the words of a seal stand within what a deed ends with, then its day is that of issue', () => {
    expect(
      readPicture(`
                          State of Florida
                         Department of State
I certify from the records of this office that HERON CAY LOOMS, INC. is a corporation organized under
the laws of the State of Florida, filed on March 28, 2014.
The document number of this corporation is P14000088120.
I further certify that said corporation has paid all fees due this office through December 31, 2024,
that its most recent annual report was filed on January 22, 2024, and that its status is active.

                                     Given under my hand and the
                                     Great Seal of the State of Florida
     GREAT SEAL OF THE STATE         at Tallahassee, the Capital, this
          OF FLORIDA
        IN GOD WE TRUST
                                     the Sixth day of February, 2024`),
    ).toMatchObject({ 'fields.issueDate': '2024-02-06' });
  });
});
