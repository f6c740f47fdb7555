import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [document, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  return {
    type: document?.definition.documentType,
    ...Object.fromEntries((document?.values ?? []).map(({ to, value }) => [to, value])),
  };
}

describe('What a state has on file of a company', () => {
  it('gives name, kind, state, year and address of articles written in sentences', () => {
    expect(
      read(`
                                        FILED
                                        Secretary of State
                                        State of Colorado
                                        ID Number: 20221447810
                                        Date: 04/19/2022

                  Articles of Organization

1. The domestic entity name of the limited liability company is Foothill Pollinators LLC.

2. The principal office address of the initial principal office is
Street address: 1450 Mariposa Ct
                Boulder, CO 80304

3. The registered agent name is Imani J Castellano`),
    ).toEqual(
      expect.objectContaining({
        type: 'business-license',
        'businessInfo.businessName': 'Foothill Pollinators LLC',
        'businessInfo.businessType': 'LLC',
        'businessInfo.stateOfIncorporation': 'Colorado',
        'businessInfo.yearFounded': 2022,
        'businessInfo.businessAddress.street': '1450 Mariposa Ct',
        'businessInfo.businessAddress.city': 'Boulder',
      }),
    );
  });

  it('gives the year of the day that a receipt says it exists since', () => {
    expect(
      read(`
                      DEPARTMENT OF STATE
DIVISION OF CORPORATIONS AND STATE RECORDS

                       FILING RECEIPT

ENTITY NAME: GOWANUS TILE AND STONE LLC

DOCUMENT TYPE: ARTICLES OF ORGANIZATION (DOM LLC)    COUNTY: KINGS

FILER:                                               EXIST DATE
------                                               ----------
AMBROSE DOYLE CPA PC                                 04/12/2019
305 BROADWAY SUITE 700
NEW YORK, NY 10007`),
    ).toMatchObject({
      'businessInfo.businessName': 'GOWANUS TILE AND STONE LLC',
      'businessInfo.yearFounded': 2019,
    });
  });

  it('gives those of a certificate in boxes', () => {
    expect(
      read(`
STATE OF NEW HAMPSHIRE
Department of State          Corporation Division

CERTIFICATE OF INCORPORATION

Entity Name:       GRANITE TRAIL OUTFITTERS, INC.
Filing Number:     0006120448
Date Filed:        March 3, 2019`),
    ).toEqual(
      expect.objectContaining({
        'businessInfo.businessName': 'GRANITE TRAIL OUTFITTERS, INC.',
        'businessInfo.businessType': 'Corporation',
        'businessInfo.stateOfIncorporation': 'New Hampshire',
        'businessInfo.yearFounded': 2019,
        'fields.licenseNumber': '0006120448',
      }),
    );
  });

  describe('whose offices have a label for each part', () => {
    const filed = (principal: string) =>
      read(`
                                        Date Filed: 8/11/2022 3:14:00 PM
                   State of North Carolina
              Department of the Secretary of State
             LIMITED LIABILITY COMPANY
             ARTICLES OF ORGANIZATION
1. The name of the limited liability company is: Heron Drone Imaging, LLC
3. The name of the initial registered agent is: Alder Registered Agents, Inc.
4. The street address and county of the initial registered agent office of the limited liability company is:
Number and Street 150 Fayetteville Street, Suite 1066
City Raleigh              State NC  Zip Code 27601              County Wake

6. Principal office information: (Select either a or b.)
${principal}`);

    it('has the address of its principal office, and its telephone', () => {
      expect(
        filed(`
The principal office telephone number: (910) 555-0166
The street address and county of the principal office of the limited liability company is:
Number and Street: 1609 Heron Street
City: Wilmington              State: NC  Zip Code: 28401              County: New Hanover`),
      ).toMatchObject({
        'businessInfo.businessAddress.street': '1609 Heron Street',
        'businessInfo.businessAddress.city': 'Wilmington',
        'businessInfo.businessAddress.state': 'NC',
        'businessInfo.businessAddress.zipCode': '28401',
        'businessInfo.businessPhone': '(910) 555-0166',
      });
    });

    it('has none of its agent where it has no principal office', () => {
      const values = filed('b. The limited liability company does not have a principal office.');
      expect(values).toMatchObject({ 'businessInfo.businessName': 'Heron Drone Imaging, LLC' });
      expect(values).not.toHaveProperty(['businessInfo.businessAddress.street']);
    });
  });

  it('is not taken for a licence that names one', () => {
    expect(
      read(`
CITY OF MERCED                    BUSINESS LICENSE
License Number: 44-1098           Expires: 12/31/2025
Business Name: Merced Feed Corporation
Filed with articles of incorporation on record`),
    ).toEqual(expect.objectContaining({ 'fields.licenseNumber': '44-1098' }));
  });
});
