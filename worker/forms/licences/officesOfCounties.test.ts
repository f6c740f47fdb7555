/** Licences of counties: whose office it is below the state or beside a mark, numbers that begin with a class, and long labels of fields. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

/** Print of some height, whose letters are as wide as that makes them. */
const sized = ([x, y, text]: Print, size: number) =>
  wordsAt([0, 0, text]).map((word) => {
    const { x0, x1 } = word.box;
    const [left, right] = [x0, x1].map((at) => x + (at * size) / 7);
    return { ...word, box: { x0: left!, x1: right!, y0: y, y1: y + size } };
  });
const body = `



BUSINESS LICENSE

License Number        0533-20714
Business Name         Willow Fork Bakery LLC
Business Address      118 Larkin Ave, Dyerville, TN 38024
Issue Date            05/15/2023
Expiration Date       05/15/2024`;
const headed = (...head: ReturnType<typeof sized>[]) => {
  const page = typedPage(body);
  return readPage(printedPage([], { words: [...head.flat(), ...page.words] }))['fields.issuingAuthority'];
};

describe('who grants it', () => {
  it('When the clerk of a county stands below the state, then the clerk does', () => {
    const state = sized([240, 40, 'STATE OF TENNESSEE'], 8);
    expect(headed(state, sized([214, 55, 'MARLOW COUNTY CLERK'], 12))).toBe('MARLOW COUNTY CLERK');
    expect(headed(state, sized([240, 52, 'MARLOW COUNTY CLERK'], 8))).toBe('MARLOW COUNTY CLERK');
    expect(headed(state, sized([220, 55, 'MARLOW COUNTY TRUSTEE'], 10))).toBe('MARLOW COUNTY TRUSTEE');
  });

  it('When the state alone stands there, or its own office, then that does', () => {
    const state = sized([240, 40, 'STATE OF TENNESSEE'], 8);
    expect(headed(state)).toBe('STATE OF TENNESSEE');
    const office = sized([240, 52, 'DEPARTMENT OF REVENUE'], 8);
    expect(headed(state, office)).toBe('STATE OF TENNESSEE DEPARTMENT OF REVENUE');
  });

  it('When the mark of a county stands before its name, then it is no part of that, and its service below is', () => {
    const mark = [...sized([82, 45, 'MARLOW'], 4), ...sized([84, 51, 'COUNTY'], 4)];
    const name = sized([115, 40, 'Marlow County'], 13);
    expect(headed(mark, name)).toBe('Marlow County');
    const service = sized([115, 57, 'Environmental Health Services'], 8);
    expect(headed(mark, name, service)).toBe('Marlow County Environmental Health Services');
    expect(headed(mark, name, sized([115, 57, 'Food Service Permit'], 8))).toBe('Marlow County');
  });
});

describe('the number of a licence', () => {
  it('When the class of an occupation stands before it, then both are the number', () => {
    const picture = (number: string) => `
MARLOW COUNTY TAX COLLECTOR

LOCAL BUSINESS TAX RECEIPT

RECEIPT NUMBER                EXPIRES
${number}               SEPTEMBER 30, 2025

BUSINESS NAME
LARKIN KITE & KAYAK INC`;
    const numberOf = (number: string) => readPicture(picture(number))['fields.licenseNumber'];
    expect(numberOf('204.000 0017733')).toBe('204.000 0017733');
    expect(numberOf('204.000 17733  ')).toBe('204.000 17733');
    expect(numberOf('0017733 204.000')).toBe('0017733');
  });

  it('When the label ends in a sign and stands above it, behind the name of the state, then it is read', () => {
    expect(
      readPicture(`
NEVADA STATE BUSINESS LICENSE
Issued by the Secretary of State, State of Nevada

Larkin Signal Audio LLC

Nevada Business Identification #        Issue Date             Expiration Date
NV20231840077                           04/11/2023             04/30/2024`),
    ).toMatchObject({ 'fields.licenseNumber': 'NV20231840077' });
  });
});

describe('where a business is', () => {
  it('When the label says which part of the address it asks for, then that is the street', () => {
    for (const label of ['Business location - street and suite', 'Business address (street and unit)'])
      expect(
        readPicture(`
City of Alder Bluffs     BUSINESS LICENSE

License number           Date issued            Expiration date
AB-118733                02/28/2025             02/27/2027

Business name (doing business as)
Larkin Paws House Calls

${label}
1733 Larkin Ave Unit 114

City                     State                  ZIP code
Alder Bluffs             CO                     80524`),
      ).toMatchObject({
        'businessInfo.businessAddress.street': '1733 Larkin Ave Unit 114',
        'businessInfo.businessAddress.city': 'Alder Bluffs',
      });
  });
});
