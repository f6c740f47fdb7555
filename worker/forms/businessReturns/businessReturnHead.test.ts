/** Heads of business returns whose labels a scan has damaged. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const valuesOn = (name: string, town: string) => {
  const page = printedPage([
    [36, 40, 'Form 1120'],
    [198, 40, 'U.S. Corporation Income Tax Return'],
    [182, 55, 'For calendar year 2023 or tax year beginning'],
    [36, 70, 'A Check if:'],
    [214, 70, name],
    [457, 70, 'B Employer identification number'],
    [36, 80, '1a Consolidated return'],
    [214, 84, 'QUARRY ROAD BAKERS INC'],
    [466, 84, '41-9006237'],
    [36, 94, '2 Personal holding co.'],
    [214, 99, 'Number, street, and room or suite no. If a P.O. box, see instructions.'],
    [457, 99, 'C Date incorporated'],
    [214, 111, '4574 QUAIL RUN CT STE 4B'],
    [466, 111, '04/18/1999'],
    [214, 123, town],
    [457, 123, 'D Total assets (see instructions)'],
    [214, 135, 'FARGO, ND 58102'],
    [466, 135, '638,341'],
    [36, 160, '1a Gross receipts or sales'],
    [535, 160, '181,022'],
    [36, 180, '28 Taxable income before net operating loss deduction'],
    [535, 180, '63,931'],
  ]);
  const [form] = readPages(FORMS, [page]);
  return Object.fromEntries((form?.values ?? []).map(({ to, value }) => [to, value]));
};
const TOWN = 'City or town, state or province, country, and ZIP or foreign postal code';

describe('The head of a business return', () => {
  it('When the label of the name was not recognised, then the name is what stands above the street', () => {
    expect(valuesOn('lame', TOWN)).toMatchObject({
      'businessInfo.businessName': 'QUARRY ROAD BAKERS INC',
      'businessInfo.businessAddress.street': '4574 Quail Run Ct Ste 4B',
    });
  });

  it('When the label of the town lost words, then the town is below what is left of it', () => {
    const missing = 'City or town, state or country, and ZIP or foreign postal code';
    for (const label of [missing, TOWN])
      expect(valuesOn('Name', label)).toMatchObject({
        'businessInfo.businessName': 'QUARRY ROAD BAKERS INC',
        'businessInfo.businessAddress.city': 'Fargo',
        'businessInfo.businessAddress.state': 'ND',
        'businessInfo.businessAddress.zipCode': '58102',
      });
  });
});
