/** Licences with numbered boxes, with blanks filled in, in the words of a deed, and whose tables name the law. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const NAME = 'businessInfo.businessName';
const OWNER = 'primaryPerson.fullName';

describe('licences in boxes and blanks', () => {
  it('When a fictitious name statement has numbered boxes and a notice in capitals, then the boxes tell who does business where', () => {
    expect(
      readPicture(`
COUNTY OF TUOLUMNE                                                 FILED
Office of the Clerk-Recorder                              JUL 18 2023
FICTITIOUS BUSINESS NAME STATEMENT                        FILE NO. 597000
(1) THE FOLLOWING PERSON(S) IS (ARE) DOING BUSINESS AS: Fictitious Business Name(s)
GOLD RUN PIANO WORKS
(2) Street address of principal place of business (P.O. Box not acceptable)
341 WASHINGTON ST
City                         State        Zip           County
SONORA                       CA           95370         TUOLUMNE

(3) Registered owner(s): full name (if corporation or LLC, exactly as in articles)
ARSHAK TER-PETROSYAN

Signature of registrant

NOTICE: IN ACCORDANCE WITH SUBDIVISION (a) OF SECTION 17920, A STATEMENT GENERALLY EXPIRES.
THE FILING OF THIS STATEMENT DOES NOT OF ITSELF AUTHORIZE THE USE IN THIS STATE OF A
NOT OF ITSELF AUTHORIZE THE USE OF A FICTITIOUS BUSINESS NAME IN VIOLATION OF THE RIGHTS OF ANOTHER`),
    ).toMatchObject({
      [NAME]: 'GOLD RUN PIANO WORKS',
      [OWNER]: 'Arshak Ter-Petrosyan',
      'businessInfo.businessAddress.street': '341 Washington St',
      'businessInfo.businessAddress.zipCode': '95370',
    });
  });

  it('When the blanks of a deed are filled in, then a name goes on in the next line, and who prescribed the form is no authority', () => {
    expect(
      readPicture(`
Prescribed by the Tax Commissioner
                        Vendor's License
                 The State of Ohio, Marion County, ss.

Know all men by these presents, that   YUSUF Y. ABDI-MARSH   doing business as   SOUTH END RUG
EXCHANGE  , having a fixed place of business at  179 NORTH HIGH STREET  in the city of  MARION  , Ohio
43302  , having made application and paid the fee prescribed by law, is
hereby authorized to make retail sales of tangible personal property, to wit:  FLOOR COVERINGS  , and
to collect the tax levied thereon.
License No.  51-418000`),
    ).toMatchObject({
      [NAME]: 'SOUTH END RUG EXCHANGE',
      'fields.issuingAuthority': 'The State of Ohio, Marion County',
      'businessInfo.industry': 'FLOOR COVERINGS',
    });
  });

  it('When a board makes it known that somebody is registered, then the certificate is read without a title', () => {
    expect(
      readPicture(`
            STATE OF CONNECTICUT DEPARTMENT OF CONSUMER PROTECTION
                          Be it known that
                       FIAMMETTA D'AMICO-REYES
                          118 WINTHROP ST
                       NORWICH, CT 06360-1740

has satisfied the qualifications required by law and is hereby registered as a
                     HOME IMPROVEMENT CONTRACTOR

                    Registration # HIC.0671000

                  D/B/A ROSE CITY GUTTERS
     Effective: 04/01/2024            Expiration: 03/31/2025`),
    ).toMatchObject({
      [NAME]: 'ROSE CITY GUTTERS',
      [OWNER]: "Fiammetta D'Amico-Reyes",
      'fields.licenseNumber': 'HIC.0671000',
      'businessInfo.industry': 'HOME IMPROVEMENT CONTRACTOR',
    });
  });

  it('When a table of licences has a column of laws, then its heading is no trade', () => {
    expect(
      readPicture(`
STATE OF MARYLAND             Business License
ISSUED TO (OWNER)             LICENSE CONTROL NO.      FEDERAL ID
O'Hanlon, Saoirse R.          30-0415000               93-4070000
TRADE NAME                    DATE ISSUED
Canton Paper & Ink            04/22/2024

Code     Type of License         Law (BR Art.)          Fee
50       Traders License         17-1804                $50.00

The person named above is hereby licensed to do business in the State of Maryland until
April 30, 2025. Line of business declared: Stationery and art supplies.
Display at place of business.`),
    ).toMatchObject({
      'fields.licenseNumber': '30-0415000',
      'businessInfo.ein': '93-4070000',
      'businessInfo.industry': 'Stationery and art supplies',
    });
  });

  it('When a permit names the id of its record, then that is its number', () => {
    expect(
      readPicture(`
STOREY COUNTY
            HEALTH PERMIT
ESTABLISHMENT                       PERMIT RECORD ID
Comstock Burritos                   H23-0700FOOD
PERMIT HOLDER
Guadalupe Ybarra
VALID FROM                          VALID THROUGH
December 1, 2023                    November 30, 2024`)['fields.licenseNumber'],
    ).toBe('H23-0700FOOD');
  });
});
