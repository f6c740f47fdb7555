/** Licences whose owners stand within the block of name and address, and registrations that tell names behind numbers of a list. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('owners within the block of an address', () => {
  it('When the owner stands between a shop and its street, then name, owner and address are read', () => {
    expect(
      readPicture(`
                Texas Department of Licensing and Regulation

                     COSMETOLOGY ESTABLISHMENT LICENSE

                             THE POLISHED MANE
                         Owner: SHAWN R KINCAID
                         5117 LEMMON AVE STE 210
                             DALLAS TX 75209

                          License Number: 778214
                       License Expires: May 31, 2026`),
    ).toMatchObject({
      'businessInfo.businessName': 'THE POLISHED MANE',
      'primaryPerson.fullName': 'Shawn R Kincaid',
      'businessInfo.businessAddress.street': '5117 Lemmon Ave Ste 210',
    });
  });

  it('When a certified home is operated by somebody at an address on one line, then each is read', () => {
    expect(
      readPicture(`
        North Carolina Department of Health and Human Services
                        LICENSE TO OPERATE
                     This is to certify that
                Busy Bees Family Child Care Home
                   operated by Tameka Holloway
              2208 Cardinal Ct, Greensboro, NC 27405
      has met the requirements for a four star rated license
License ID: 41004418                 Effective Date: June 9, 2023`),
    ).toMatchObject({
      'businessInfo.businessName': 'Busy Bees Family Child Care Home',
      'primaryPerson.fullName': 'Tameka Holloway',
      'businessInfo.businessAddress.street': '2208 Cardinal Ct',
    });
  });
});

it('When a registration tells name and place behind the numbers of a list, then they are read', () => {
  expect(
    readPicture(`
PENNSYLVANIA DEPARTMENT OF STATE                          Entity #: 7214488
                                                          Date Filed: 11/06/2023
                   REGISTRATION OF FICTITIOUS NAME
1. The fictitious name is: Rolling Pin & Co
2. The nature of the activity to be carried on under or through the fictitious name is: Baking classes
3. The address of the principal place of business: 19 N Queen St, Lancaster, PA 17603`),
  ).toMatchObject({
    'businessInfo.businessName': 'Rolling Pin & Co',
    'businessInfo.businessAddress.street': '19 N Queen St',
    'fields.licenseNumber': '7214488',
  });
});

it('When a state stands in large letters above its department, then both are the authority', () => {
  const page = typedPage(`


                        IOWA SALES TAX PERMIT
Issued to                              Permit Number
LOESS HILLS HONEY FARM LLC             1-43-118842
30188 230TH ST                         Date of Issue
MISSOURI VALLEY IA 51555               April 6, 2021`);
  const state = wordsAt([36, 24, 'IOWA']).map((word) => ({
    ...word,
    box: { ...word.box, y1: word.box.y1 + 3 },
  }));
  const department = wordsAt([36, 37, 'Department of Revenue']);
  expect(readPage({ ...page, words: [...state, ...department, ...page.words] })).toMatchObject({
    'fields.issuingAuthority': 'IOWA Department of Revenue',
  });
});

it('When the day a license expires has a name of its own, then it is read', () => {
  expect(
    readPicture(`
TENNESSEE DEPARTMENT OF REVENUE
BUSINESS TAX LICENSE
Sequence Number:             1000448821
Date of Issuance:            02/20/2024
License Expiration Date:     04/15/2025`),
  ).toMatchObject({ 'fields.issueDate': '2024-02-20', 'fields.expiryDate': '2025-04-15' });
});

describe('statements without the usual names', () => {
  it('When sentences that lead from one balance to the other are all it says, then it is one', () => {
    expect(
      readPicture(`
Palmetto Shores Federal Credit Union

Julius Prioleau
118 Wappoo Dr
Charleston, SC 29412

Your June 2024 statement (June 1 to June 30, 2024)     Free Checking, account ending in 3390
You started the month with $2,200.15. Deposits totaled $2,950.00 and withdrawals totaled
$3,275.55, leaving you with a balance of $1,874.60 on June 30.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Julius Prioleau',
      'fields.openingBalance': 2200.15,
      'fields.totalWithdrawals': 3275.55,
    });
  });

  it('When the days below the amounts have no year, then the first and the last are the balances', () => {
    expect(
      readPicture(`
Redwood Empire Community Bank                 Business Checking
                                              Account ****0277
                                              01/01/2024 - 01/31/2024
Sonoma Cork & Barrel, Inc.
980 Airport Blvd
Santa Rosa, CA 95403

    $44,180.00           $18,220.25           $23,377.50           $39,022.75
 Balance on Jan 1      Total deposits      Total withdrawals    Balance on Jan 31`),
    ).toMatchObject({
      'fields.openingBalance': 44180,
      'fields.totalDeposits': 18220.25,
      'fields.totalWithdrawals': 23377.5,
      'fields.closingBalance': 39022.75,
    });
  });
});
