/** Licences that ask for the street, city, state and ZIP code of a business in one row, whatever they call its place. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const licence = (fields: string) => `
STATE OF NEVADA
STANDARD BUSINESS LICENSE
Issued by the Lander County Clerk, 12 Court Square, Alder Ford, Nevada 89406
LICENSE NUMBER                          ISSUE DATE               EXPIRATION DATE
2014-55087                              06/11/2024               06/10/2025
BUSINESS NAME
Heron Hill Smokehouse & Catering
OWNER NAME
Wendell T. Oakes
${fields}
BUSINESS ACTIVITY
Caterers
`;
const row = (street: string) => `${street.padEnd(48)}City                     State     ZIP
410 Tamarack Road                               Alder Ford               NV        89406`;
const PLACE = {
  'businessInfo.businessAddress.street': '410 Tamarack Road',
  'businessInfo.businessAddress.city': 'Alder Ford',
  'businessInfo.businessAddress.state': 'NV',
  'businessInfo.businessAddress.zipCode': '89406',
};

describe('streets in fields', () => {
  it.each([
    'BUSINESS LOCATION - STREET',
    'Business location: street',
    'Business Location (Street)',
    'Physical location - number and street',
    'Location of business (no PO box)',
    'Street address of business',
    'Licensed premises',
    'Place of business (street)',
    'Physical location (street, suite)',
    'Business address (number, street, unit)',
    'Location (no., street, suite no.)',
    'Premises address, including suite',
    'Licensed location, street and suite #',
  ])(
    'When the row begins with `%s`, then its address is that of the business, also below its owner',
    (label) => {
      expect(readPicture(licence(row(label)))).toMatchObject(PLACE);
    },
  );

  it.each([
    [
      'a county stands among them',
      `Business location - street                      City            County      State    ZIP
410 Tamarack Road                               Alder Ford      Lander      NV       89406`,
    ],
    [
      'state and ZIP code share a column',
      `Business location - street                      City                     State / ZIP
410 Tamarack Road                               Alder Ford               NV 89406`,
    ],
    [
      'the whole place has one',
      `Business location - street                      City, State, ZIP
410 Tamarack Road                               Alder Ford, NV 89406`,
    ],
    [
      'each label repeats whose it is',
      `Business location - street    410 Tamarack Road
Business location - city      Alder Ford
Business location - state     NV
Business location - ZIP       89406`,
    ],
  ])('When %s, then the address is whole', (_, fields) => {
    expect(readPicture(licence(fields))).toMatchObject(PLACE);
  });

  it.each(['Mailing address - street', 'Residence: street', 'Owner address (street)'])(
    'When the row begins with `%s`, then nothing of it is told of the business',
    (label) => {
      const told = Object.keys(readPicture(licence(row(label))));
      expect(told.filter((to) => to.startsWith('businessInfo.businessAddress'))).toEqual([]);
    },
  );
});
