/** What licences say a business does, in boxes, tables and titles; what they say of taxes and fees is none of it. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const INDUSTRY = 'businessInfo.industry';

describe('What a business does', () => {
  const boxes = (below: string) =>
    readPicture(`
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
    [
      'OWNER                         SEC. TYPE OF\nLUIS R ECHEVARRIA             BUSINESS\nEmployee(s) 3                 206 SPECIALTY FOOD STORE',
      'SPECIALTY FOOD STORE',
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
      readPicture(`
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

  const permit = (title: string, sentence: string) =>
    readPicture(`
                     ALDER RIVERS HEALTH DISTRICT
                  ${title}
ESTABLISHMENT                                PERMIT #
HERON CEVICHE CART                           PR-771204
PERMIT HOLDER                                ISSUED              EXPIRES
MARISOL D OAKES                              03/28/2024          03/31/2025
BUSINESS ADDRESS
2719 W QUARRY ST SPACE 9, ALDER RIVER, WA 98802
${sentence} Permits are not transferable.`)[INDUSTRY];

  it.each([
    [
      'MOBILE FOOD UNIT PERMIT',
      'The permit holder is authorized to operate a mobile food unit in this district.',
      'MOBILE FOOD UNIT',
    ],
    [
      '2024 Used Boat Dealer License',
      'is hereby authorized to engage in the business of buying and selling used boats at the above place.',
      'Used Boat Dealer',
    ],
    [
      'FAMILY CHILD CARE LICENSE',
      'to operate a family child care home for not more than 8 children.',
      'FAMILY CHILD CARE',
    ],
  ])(
    'is told by the title `%s` where a sentence says that its holder may do that',
    (title, sentence, trade) => {
      expect(permit(title, sentence)).toBe(trade);
    },
  );

  it.each([
    ['MOBILE FOOD UNIT PERMIT', 'The permit holder shall obey all orders of the health officer.'],
    [
      'MOBILE FOOD UNIT PERMIT',
      'The permit holder is authorized to operate. A mobile food unit needs water.',
    ],
    ['SALES TAX PERMIT', 'is hereby authorized to engage in the business of sales that bear a tax.'],
    ['HOME OCCUPATION PERMIT', 'The holder is authorized to conduct a home occupation at this address.'],
    ['CLASS A LICENSE', 'The holder is authorized to operate a class A establishment at this address.'],
    ['STORAGE TANK PERMIT', 'The permit holder is authorized to operate a storage tank at this address.'],
  ])('is not told by the title `%s` beside `%s`', (title, sentence) => {
    expect(permit(title, sentence)).toBeUndefined();
  });

  it('is told by what stands below the words that somebody is licensed in the classification', () => {
    expect(
      readPicture(`
                      STATE OF NORTH CAROLINA
                Board of Examiners of Plumbing Contractors
                        hereby certifies that
                     Heron Gap Plumbing & Gas, Inc.
                          417 Quarry Road
                    Alder Gap, North Carolina 28799
                 Qualifying individual: Wendell T. Oakes
has met the requirements of law and is licensed in the classification
                          Plumbing Class II

License No.             Date of Issue              Expiration Date
P-41190                 January 8, 2024            December 31, 2024`),
    ).toMatchObject({ [INDUSTRY]: 'Plumbing Class II' });
  });
});
