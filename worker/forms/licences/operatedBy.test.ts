/** Deeds that name a business and who operates it within one sentence. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('A deed whose sentence names all', () => {
  it('When a business is operated by somebody on a rural route, then both, the place and the term are read', () => {
    expect(
      readPicture(`
                         PRIVILEGE LICENSE
                  TOWN OF NEW TALLOW, MISSISSIPPI
            OFFICE OF THE TOWN CLERK AND TAX COLLECTOR
No. 1388        Amount $ 38.00                          Date 10/03/2023

Know all men by these presents, that   DOGWOOD CULVERT & GRAVEL   operated by  HORACE LEE

McCANTS   having paid the privilege tax required by law, is hereby licensed to carry on the business of

GRAVEL HAULING SERVICE  at  ROUTE 5 BOX 17-C,  NEW TALLOW, MS 38603  for the period

beginning   OCTOBER 1, 2023   andending   SEPTEMBER 30, 2024

This license is a personal privilege and shall not be transferable.
                                                         Town Clerk`),
    ).toMatchObject({
      'businessInfo.businessName': 'DOGWOOD CULVERT & GRAVEL',
      'businessInfo.businessAddress.street': 'Route 5 Box 17-C',
      'businessInfo.businessAddress.city': 'New Tallow',
      'businessInfo.businessAddress.zipCode': '38603',
      'primaryPerson.fullName': 'Horace Lee McCants',
      'fields.expiryDate': '2024-09-30',
    });
  });
});
