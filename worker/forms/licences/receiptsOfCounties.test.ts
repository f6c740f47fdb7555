/** Receipts and certificates whose head, small print or signature might pass for something else. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('receipts of counties', () => {
  it('A tax receipt names county, trade, officer and the day it was paid, and its small print is no trade', () => {
    expect(
      readPicture(`
2024 - 2025             MARLOW COUNTY BUSINESS TAX                ACCOUNT NO.
FACILITIES OR MACHINES                                            94127.0000
EMPLOYEES     6                 RECEIPT                              RENEWAL
                   EXPIRES SEPTEMBER 30, 2025
OCC. CODE                                          H.C. TAX          36.00
090.012003     CABINET MAKING & MILLWORK SHOP      HAZ WASTE         40.00
                                                   TOTAL PAID        76.00
BUSINESS       6208 E TAMARACK DR STE 11
LOCATION       ALDER FORD, FL 33619
NAME           HERON GRAIN CABINETRY INC
MAILING        HENRIK J VASSALLO, PRES
ADDRESS        PO BOX 76315
               ALDER FORD, FL 33675-1315
BUSINESS TAX RECEIPT
HAS HEREBY PAID A PRIVILEGE TAX TO ENGAGE IN BUSINESS,
PROFESSION, OR OCCUPATION SPECIFIED HEREON
                               THIS BECOMES A TAX RECEIPT WHEN VALIDATED.
Paid: 08/19/2024             Receipt 23-0-318842               WEB     $76.00`),
    ).toMatchObject({
      'businessInfo.industry': 'CABINET MAKING & MILLWORK SHOP',
      'primaryPerson.fullName': 'Henrik J Vassallo',
      'fields.issueDate': '2024-08-19',
      'fields.issuingAuthority': 'MARLOW COUNTY',
    });
  });

  it('When `COUNTY OF` stands below the state, then the county grants', () => {
    expect(
      readPicture(`
                          STATE OF TENNESSEE
                           COUNTY OF MARLOW               LICENSE NO.
                                                          0372815
                     STANDARD BUSINESS LICENSE
The Clerk of the above named County hereby issues this license to the person named below, who is
authorized to engage in the business of
                        DOG BOARDING AND TRAINING
BUSINESS NAME AND LOCATION             OWNER(S) AND MAILING ADDRESS
HERON BEND KENNELS                     LUCINDA MAE OKAFOR
7320 TAMARACK GROVE PIKE               7320 TAMARACK GROVE PIKE
ALDER FORD, TN 37914-9416              ALDER FORD, TN 37914-9416`)['fields.issuingAuthority'],
    ).toMatch(/county of marlow/i);
  });

  it('A board’s license of a person, registered as one, tells where that person lives, and who grants it', () => {
    expect(
      readPicture(`
The Commonwealth of Massachusetts
Division of Occupational Licensure
1 Harbor Street, Suite 600
Alder Bay, MA 02110-2012
     TOBIAS E LINDQVIST
     58 TAMARACK RD APT 3
     ALDER FORD MA 02169-1427
Your license is below. Sign the license and keep it in your possession.
                 COMMONWEALTH OF MASSACHUSETTS
               DIVISION OF OCCUPATIONAL LICENSURE
                       BOARD OF ELECTRICIANS
                 ISSUES THE FOLLOWING LICENSE AS A
                   REGISTERED MASTER ELECTRICIAN
                        TOBIAS E LINDQVIST
                        58 TAMARACK RD APT 3
                        ALDER FORD, MA 02169-1427
        24817-A                  07/31/2025                    508364
     LICENSE NUMBER           EXPIRATION DATE               SERIAL NUMBER
This license is the property of the Commonwealth. The license is not transferable.`),
    ).toMatchObject({
      'primaryPerson.homeAddress.street': '58 Tamarack Rd Apt 3',
      'fields.issuingAuthority': 'The Commonwealth of Massachusetts Division of Occupational Licensure',
    });
  });

  it('A contractor’s classification stands alone below the sentence that leads to it', () => {
    expect(
      readPicture(`
                              State of Arizona
                         REGISTRAR OF CONTRACTORS
                           This is to certify that
                        HERON RIDGE MECHANICAL LLC
                  2950 E Tamarack Rd, Alder Ford, AZ 85716
 having complied with the provisions of Title 32 of the Arizona Revised Statutes, has been
 duly licensed and is entitled to engage in business as a contractor under the
                               classification of
              R-39 Air Conditioning and Refrigeration, Including Solar
   License No.                   Issued                     Qualifying Party
   ROC 341906                 March 4, 2022                Emmett Dale Okafor`),
    ).toMatchObject({
      'businessInfo.industry': 'R-39 Air Conditioning and Refrigeration, Including Solar',
    });
  });

  it('The day in the last box of a row of codes is no trade', () => {
    expect(
      readPicture(`
COLORADO DEPARTMENT OF REVENUE
DENVER CO 80261-0013
                                  SALES TAX LICENSE
  USE ACCOUNT NUMBER              LIABILITY INFORMATION                             LICENSE VALID
                                                                         ISSUE DATE
   for all references   county   city   indust.   type   liability date              TO DECEMBER 31
   31760482-0002         07      0032    012       L      081523        Dec 18 2023     2025
  THIS LICENSE MUST BE POSTED AT THE FOLLOWING LOCATION IN A CONSPICUOUS PLACE:
       1126 TAMARACK ST UNIT 104
       ALDER FORD CO 80302-5118
       HERON THREAD AND BUTTON CO
       1126 TAMARACK ST UNIT 104
       ALDER FORD CO 80302-5118`),
    ).not.toHaveProperty(['businessInfo.industry']);
  });

  it('Who signs for a department at the foot does not grant for the state at the top', () => {
    expect(
      readPicture(`
                    STATE OF NEW JERSEY                      DEPARTMENT OF THE TREASURY/
                                                       DIVISION OF REVENUE AND ENTERPRISE SERVICES
                   BUSINESS REGISTRATION                                   PO BOX 252
                        CERTIFICATE
TAXPAYER NAME:                               TRADE NAME:
HERON PAVING & SEALCOAT L.L.C.
ADDRESS:                                     SEQUENCE NUMBER:
2217 TAMARACK RD                             2219406
ALDER FORD NJ 08088-3316
EFFECTIVE DATE:                              ISSUANCE DATE:
03/09/18                                     05/22/23
${'\n'.repeat(14)}
                                                          Director
                                              New Jersey Division of Revenue and Enterprise
                                                              Services`),
    ).toMatchObject({ 'fields.issuingAuthority': 'STATE OF NEW JERSEY' });
  });

  it('A register’s page tells since when it is licensed, and bonds took effect on days of their own', () => {
    expect(
      readPicture(`
     Oregon Construction Contractors Board                       Home | Search | Help
CCB License Summary
License Number:          217745                     License Status:            Active
Business Name:           HERON CREEK DECK LLC       Entity Type:               Limited Liability Company
Mailing Address:         3380 SW TAMARACK AVE       Phone Number:              (541) 555-0148
                         ALDER FORD OR 97333-1542
Date First Licensed:     10/02/2017                 License Expiration Date:   10/02/2025
Bond History
Company                  Bond No.          Amount             Effective         Cancelled
Alder Surety Co          SR-4410973        $20,000            01/01/2024`),
    ).toMatchObject({ 'fields.issueDate': '2017-10-02' });
  });

  it('The address for official notices is the email of whoever holds an assumed name', () => {
    expect(
      readPicture(`
              Office of the Minnesota Secretary of State
                     Certificate of Assumed Name
ASSUMED NAME: Heron Feather Bookbinding
PRINCIPAL PLACE OF BUSINESS: 1407 Tamarack Ave E #2, Alder Ford, MN 55106 USA
NAMEHOLDER(S):
     Name:                       Address:
     Annika Rae Okafor           1407 Tamarack Ave E #2, Alder Ford, MN 55106 USA
SIGNED BY: Annika Rae Okafor
MAILING ADDRESS: None Provided
EMAIL FOR OFFICIAL NOTICES: annika@heron.example
     Original File Number 1417620500027
     FILED
     08/21/2023 11:59 PM`),
    ).toMatchObject({ 'primaryPerson.email': 'annika@heron.example' });
  });

  it('When a sentence says when it was issued, then not the day it was paid is that', () => {
    expect(
      readPicture(`
                       CITY OF ALDER FORD
                    BUSINESS TAX CERTIFICATE
Certificate Number: 24-00331
Business Name: Heron Hill Bakery
Business Address: 410 Tamarack Ave, Alder Ford, NV 89406
This certificate was issued on June 3, 2024 and expires on June 2, 2025.
Paid: 05/19/2024             Receipt 23-0-318842`),
    ).toMatchObject({ 'fields.issueDate': '2024-06-03' });
  });
});
