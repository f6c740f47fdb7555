/** Days in parts, nicknames, and premises beside their label. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('Days of licences', () => {
  it('When a heading names the first day and `through`, then the last one stands below it; a nickname is no part of a name', () => {
    expect(
      readPicture(`
                      CITY OF PELICAN SOUND
                   LOCAL BUSINESS TAX RECEIPT
RECEIPT NUMBER    ISSUED          VALID OCTOBER 1, 2024 THROUGH         CONTROL
24-00017741       08/19/2024      09/30/2025                            0071144
BUSINESS NAME AND MAILING ADDRESS         BUSINESS LOCATION
BAYFRONT SAIL LOFT LLC                    9 SPARTA ST UNIT C, PELICAN SOUND, FL 34689
PO BOX 88
PELICAN SOUND FL 34689-0088               OWNER / QUALIFIER
                                          ARISTIDIS "ARI" KOUROS
THIS RECEIPT MUST BE POSTED CONSPICUOUSLY`),
    ).toMatchObject({
      'fields.issueDate': '2024-08-19',
      'fields.expiryDate': '2025-09-30',
      'primaryPerson.fullName': 'Aristidis Kouros',
    });
  });

  it('When month, day and year stand apart, then they are a day; who is in care of a company is a person of a double name', () => {
    expect(
      readPicture(`
UNIQUE ID NUMBER           State of New York               Control No.
10401277318                Department of State             1620118
                    DIVISION OF LICENSING SERVICES
                      ADEYEMI-STRAND NGOZI
                      C/O PALISADE CREST REALTY CORP
                      14 WARBLER AVE 2ND FL
                      YONKERS, NY 10701
             HAS BEEN DULY LICENSED TO TRANSACT BUSINESS AS A
                      REAL ESTATE ASSOCIATE BROKER
EFFECTIVE DATE             EXPIRATION DATE
09 15 2024                 09 14 2026`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Adeyemi-Strand Ngozi',
      'fields.issueDate': '2024-09-15',
      'fields.expiryDate': '2026-09-14',
    });
  });

  it('When the premises stand beside their label in two lines set close, then both are read', () => {
    const [licence] = readPages(FORMS, [
      printedPage([
        [141, 38, 'COMMONWEALTH OF PENNSYLVANIA'],
        [162, 58, 'LIQUOR CONTROL COMMISSION'],
        [185, 97, 'RESTAURANT LIQUOR LICENSE (R)'],
        [41, 134, 'LICENSE NO.'],
        [267, 134, 'R-14412'],
        [41, 171, 'LICENSEE'],
        [267, 171, 'THREE CREEKS TAPHOUSE INC'],
        [41, 209, 'PREMISES'],
        [268, 209, '77 BACK STREET'],
        [268, 219, 'MILTONBURG PA 17847-0310'],
        [41, 240, 'MUNICIPALITY / COUNTY'],
        [268, 240, 'MILTONBURG BORO / NORTHUMBER'],
        [41, 278, 'LICENSE ISSUED'],
        [268, 278, '11/01/2024'],
        [81, 507, 'THIS LICENSE MUST BE FRAMED UNDER GLASS AND POSTED IN A CONSPICUOUS PLACE'],
      ]),
    ]);
    const street = licence?.values.find(({ to }) => to === 'businessInfo.businessAddress.street');
    expect(street?.value).toBe('77 Back Street');
  });
});
