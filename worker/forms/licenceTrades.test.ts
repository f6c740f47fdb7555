/** What licences say a business does, in boxes, tables and titles; what they say of taxes and fees is none of it. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

function read(picture: string): Record<string, unknown> {
  const [licence] = readPages(FORMS, [typedPage(picture)]);
  return Object.fromEntries((licence?.values ?? []).map(({ to, value }) => [to, value]));
}
const INDUSTRY = 'businessInfo.industry';

describe('What a business does', () => {
  const boxes = (below: string) =>
    read(`
                  CITY OF TIDEWATER
                   BUSINESS LICENSE
License No.     24-0077120                 Issued     02/01/2024
Business Name   Corolla Kite Works         Expires    12/31/2024
${below}`)[INDUSTRY];

  it.each([
    ['BUSINESS CATEGORY\nElectronics Store', 'Electronics Store'],
    ['LINE(S) OF BUSINESS:   71 - Arts and Recreation', 'Arts and Recreation'],
    ['OCC. CODE\n170.004001                         BARBER SHOP', 'BARBER SHOP'],
    [
      'Class      Description               Basis            Tax\n30         CONSULTANT                GROSS RECEIPTS   $88.10',
      'CONSULTANT',
    ],
    ['DESCRIPTION               STARTED\nRetail Sales              03/04/2024', 'Retail Sales'],
    ['LICENSE:   Retail Food Establishment', 'Retail Food Establishment'],
    ['KIND OF BUSINESS          STATE    COUNTY\nSTORE SHOES               15.00    7.50', 'STORE SHOES'],
    [
      'SECTION   KIND OF BUSINESS          STATE    COUNTY\n40-12-315 STORE SHOES               15.00    7.50',
      'STORE SHOES',
    ],
    [
      'OWNER                         SEC. TYPE OF BUSINESS\nLUIS R ECHEVARRIA             213 SERVICE BUSINESS',
      'SERVICE BUSINESS',
    ],
    ['TYPE OF BUSINESS   Income Tax Preparation', 'Income Tax Preparation'],
    [
      'Principal Business Activity\nDecorative and Ornamental Iron Work',
      'Decorative and Ornamental Iron Work',
    ],
    ['Primary Activity\nJuice and Smoothie Bars', 'Juice and Smoothie Bars'],
  ])('is told by `%s`', (print, trade) => {
    expect(boxes(print)).toBe(trade);
  });

  it.each([
    'Type of Permit\nSALES AND USE TAX',
    'TYPE OF LICENSE\nGE / ONE-TIME FEE',
    'Permit Type: Sales Tax Permit',
    'NAICS Description                       Rate Class   Gross Income   Base Rate   Fee',
    'LICENSE: BL-2024-00917',
    'LICENSE: Renewal',
    'Category / descriptor\nRisk Level II',
  ])('is not told by `%s`', (print) => {
    expect(boxes(print)).toBeUndefined();
  });

  it('is told by the title of a licence to conduct it', () => {
    expect(
      read(`
                Ohio Department of Health
        LICENSE TO CONDUCT A FOOD SERVICE OPERATION
In accordance with Chapter 3717 of the Ohio Revised Code the facility is licensed to operate until the date shown.
Name of facility                         License number
Scioto Dumpling Bar                      FSO-01177
Facility address                         License holder
311 W Town St                            Delphine R. Achterberg
Columbus, OH 43215
Date issued                              Expires
02/09/2024                               March 1, 2025`),
    ).toMatchObject({ [INDUSTRY]: 'FOOD SERVICE OPERATION' });
  });
});
