/** Licences whose head is a seal, whose holder's county is printed, and whose sentences end in a label. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const read = (picture: string): Record<string, unknown> =>
  Object.fromEntries(readPages(FORMS, [typedPage(picture)])[0]!.values.map(({ to, value }) => [to, value]));

describe('licences with more on them than they grant', () => {
  it('When the county of a business stands a line below its place, then it grants nothing', () => {
    expect(
      read(`
              TEXAS SALES AND USE TAX PERMIT

BUSINESS LOCATION NAME and PHYSICAL LOCATION       Taxpayer number
LARKSPUR SADDLE & TACK                             3-20684-1179-5
1187 RANCH ROAD 12
WIMBERLEY TX 78676-4406


HAYS COUNTY

                                                   Comptroller of Public Accounts

You must obtain a new permit if there is a change of ownership or location.`),
    ).toMatchObject({
      'fields.licenseNumber': '3-20684-1179-5',
      'fields.issuingAuthority': 'Comptroller of Public Accounts',
    });
  });

  it('When a sentence ends in a word that heads numbers elsewhere, then the telephone below it is no number', () => {
    expect(
      read(`
Department of Taxation                             Identification number
Certificate of Authority                           83-2049917
IRON WREN CYCLES LTD                               (Use this number on all returns)
74 BROADWAY FL 2
SARATOGA SPRINGS NY 12866-3110

If you close your business, file a final return and surrender this
certificate.
Need help? Sales Tax Information Center: 518-485-2889.`),
    ).toMatchObject({ 'fields.licenseNumber': '83-2049917' });
  });
});
