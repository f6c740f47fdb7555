/** Kinds of business beside or below their label, where a label's word ends them or another column stands beside. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('trades in columns', () => {
  it.each([
    ['Permit Type', 'Eating and drinking establishment'],
    ['Type of business', 'Body art establishment'],
    ['TYPE OF BUSINESS', 'FOOD SERVICE ESTABLISHMENT'],
    ['Category', 'Massage Establishment'],
  ])('When `%s` is answered `%s`, then the last word is no label of the name below', (label, trade) => {
    expect(
      readPicture(`
MARLOW COUNTY
ENVIRONMENTAL SERVICES DEPARTMENT
                       PERMIT TO OPERATE
Permit Number         FD-20881                 Permit Class     4
${label.padEnd(22)}${trade}
Establishment         HERON HILL NOODLE HOUSE LLC
Site Address          410 TAMARACK RD STE 11
                      ALDER FORD, NV 89406
Permit Holder         RUTH OKAFOR
Issue Date            10/01/2023                Expiration Date    09/30/2024`),
    ).toMatchObject({
      'businessInfo.industry': trade,
      'businessInfo.businessName': 'HERON HILL NOODLE HOUSE LLC',
    });
  });

  it.each([
    ['PARISH', 'LARKSPUR'],
    ['ZONING DISTRICT', 'B-1'],
    ['FILING FREQUENCY', 'MONTHLY'],
    ['SIC', '5551'],
    ['CLASS CODE', '5551-02'],
    ['Business Code No.', '5551'],
    ['MUNICIPALITY', 'ALDER FORD'],
    ['SQUARE FEET', '400'],
  ])(
    'When `%s` heads the column beside it, then the trade is what stands below its own label',
    (head, value) => {
      expect(
        readPicture(`
STATE OF NEVADA
DEPARTMENT OF REVENUE
SALES TAX CERTIFICATE OF REGISTRATION
ACCOUNT NUMBER                        DATE ISSUED
6601244-001                           08/09/2023
LEGAL NAME
HERON HILL MARINE SUPPLY, INC.
LOCATION ADDRESS
410 TAMARACK RD
ALDER FORD, NV 89406
NATURE OF BUSINESS                    ${head}
BOAT DEALERS                          ${value}
The above-named dealer has registered with the Secretary of Revenue as required.`)['businessInfo.industry'],
      ).toBe('BOAT DEALERS');
    },
  );

  it.each(['42-44-45 - Trade (wholesale and retail)', '442110 - Trade in furniture'])(
    'When `%s` says what the number of an industry means, then its first word is no label',
    (print) => {
      expect(
        readPicture(`
Alaska Business License # 2290417

Department of Commerce
This is to certify that
HERON HILL ROASTERS
410 TAMARACK ROAD, HOMER, AK 99603
is licensed by the department to conduct business for the period
January 09, 2031 to December 31, 2032
for the following line(s) of business:
${print}

This license must be posted in a conspicuous place at the business location.`),
      ).toMatchObject({ 'businessInfo.industry': print.slice(print.indexOf('T')) });
    },
  );

  it('When one may engage in the business of what stands below, then not the address beside that is it', () => {
    expect(
      readPicture(`
                 MARLOW COUNTY LOCAL BUSINESS TAX RECEIPT
                            2025 - 2026
ACCOUNT NUMBER: 1907442                 ACCOUNT EXPIRES SEPTEMBER 30, 2026

Location:                               May engage in the business of:
410 SE TAMARACK PL UNIT 6               BOAT LIFT INSTALLATION AND REPAIR
ALDER FORD FL 33904

HERON HILL MARINE LLC                   THIS RECEIPT IS NON REGULATORY`),
    ).toMatchObject({ 'businessInfo.industry': 'BOAT LIFT INSTALLATION AND REPAIR' });
  });
});
