/** Deeds that authorize the operation of a kind of shop under a name, which its address stands below. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const deed = (leads: string, shop: string, under: string, owner: string) => `
                        Iowa State Board of Cosmetology and Barbers
                          Professional Licensing Boards Division

                             ${leads}
                                     ${shop}
                                   ${under}

                             Tide & Ember Natural Hair Parlor
                     1733 Alder Fork Memorial Blvd SW, Suite B
                                Dyerville, GA 30310

                           ${owner} Renata N. Larkin-Holmes


License Number                 Issue Date                  Expiration Date
BEAS117733                     08/03/2022                  06/30/2024`;

describe('the operation of a shop under a name', () => {
  it('When name, street and place stand below it, then all of them are read', () => {
    for (const leads of ['hereby authorizes the operation of a', 'is authorized to operate a'])
      expect(readPicture(deed(leads, 'Beauty Salon', 'under the name of', 'Salon Owner:'))).toMatchObject({
        'businessInfo.businessName': 'Tide & Ember Natural Hair Parlor',
        'businessInfo.businessAddress.street': '1733 Alder Fork Memorial Blvd SW, Suite B',
        'businessInfo.businessAddress.city': 'Dyerville',
        'businessInfo.businessAddress.zipCode': '30310',
        'businessInfo.industry': 'Beauty Salon',
        'primaryPerson.fullName': 'Renata N. Larkin-Holmes',
      });
  });

  it('When it is a shop of another kind, then its owner is read, too', () => {
    expect(
      readPicture(
        deed('hereby authorizes the operation of a', 'Barber Shop', 'under the name of', 'Shop Owner:'),
      ),
    ).toMatchObject({
      'businessInfo.industry': 'Barber Shop',
      'primaryPerson.fullName': 'Renata N. Larkin-Holmes',
    });
  });
});
