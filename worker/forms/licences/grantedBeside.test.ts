/** Names beside the words that grant a licence, and labels of a block that name all it holds. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('Whom permission is granted to', () => {
  it('When the name stands beside the words that grant it, then it is read, and the office at the head is none', () => {
    expect(
      readPicture(`
LARAMIE-PLATTE HEALTH DEPARTMENT
Environmental Health Services            PERMIT TO OPERATE             2025
14 Depot Street East
Wheatland, WY 82201                      FOOD ESTABLISHMENT
307-555-0119

Permission is hereby granted to: Antelope Dumpling & Tea

Owner/Operator: Wu & Daughters Foods, LLC

Located at: 880 Gilchrist Avenue, Wheatland, WY 82201

Permit No.: FE-18-07712                  Type: Restaurant, 22 seats
Date of issue: June 20, 2024             Valid until: June 30, 2025
This permit is NOT TRANSFERABLE from person to person or place to place.`),
    ).toMatchObject({
      'businessInfo.businessName': 'Antelope Dumpling & Tea',
      'businessInfo.businessAddress.street': '880 Gilchrist Avenue',
      'fields.issuingAuthority': 'LARAMIE-PLATTE HEALTH DEPARTMENT',
    });
  });

  it('When taxpayer, outlet and its place are named in one label, then all stand below it, and the trade goes on in the next line', () => {
    expect(
      readPicture(`
          TEXAS SALES AND USE TAX PERMIT
This permit is issued pursuant to the Limited Sales, Excise and Use Tax Act

Taxpayer name, outlet name and outlet location:      Taxpayer number
ABARA AND NIECES LLC                                 3-20774-1180-2
PELICAN BEAUTY MART                                  Outlet number
4402 LAKE ROSE BLVD STE 12                           00001
FORT HALL TX 76135
                                                     NAICS code
                                                     446120 COSMETICS, BEAUTY
                                                     SUPPLIES

                                                     First business date of location / Effective date
                                                     02/01/2023`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '4402 Lake Rose Blvd Ste 12',
      'businessInfo.businessAddress.zipCode': '76135',
      'businessInfo.industry': 'COSMETICS, BEAUTY SUPPLIES',
    });
  });
});
