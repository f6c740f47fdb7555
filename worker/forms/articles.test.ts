import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

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
