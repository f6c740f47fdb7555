/** Forms that ask for the parts of an address in boxes of their own, and for that of a home, too, or of an agent. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

const ADDRESS = 'businessInfo.businessAddress';
const placeAt = (path: string, street: string, city: string, state: string, zip: string) => ({
  [`${path}.street`]: street,
  [`${path}.city`]: city,
  [`${path}.state`]: state,
  [`${path}.zipCode`]: zip,
});

const statement = (place: string) => `
                   ALDER COUNTY CLERK-RECORDER
               FICTITIOUS BUSINESS NAME STATEMENT

Filed on 10/06/2031                         File No. 2031-0004417

1. Fictitious business name
Heron Saddle Repair

2. Street address of principal place of business
2285 Tamarack Rd Unit C

City                                        State          Zip
${place}

3. Full name of registrant
Ruth Okafor

Residence address of registrant
416 Second St Apt 5

City                                        State          Zip
Solvang                                     CA             93463

4. This business is conducted by            5. Registrant began to transact business under the name on
An individual                               03/15/2028`;
const PLACE = 'Los Olivos                                  CA             93441';
const OF_BUSINESS = placeAt(ADDRESS, '2285 Tamarack Rd Unit C', 'Los Olivos', 'CA', '93441');

describe('parts of two addresses', () => {
  it('When a statement asks for both in boxes, then each has its own parts', () => {
    expect(readPicture(statement(PLACE))).toMatchObject({
      ...OF_BUSINESS,
      ...placeAt('primaryPerson.homeAddress', '416 Second St Apt 5', 'Solvang', 'CA', '93463'),
      'businessInfo.yearFounded': 2028,
    });
  });

  it('When a scan takes the sides of a box for letters, then they are none of the state', () => {
    const page = typedPage(statement('Los Olivos                                  ICA      |     93441'));
    const words = page.words.map((word) => ({ ...word, source: 'ocr' as const }));
    expect(readPage({ ...page, words, source: 'ocr' })).toMatchObject(OF_BUSINESS);
  });

  it('When articles ask for the principal office and for an agent, then the office is where the company is', () => {
    expect(
      readPicture(`
                                STATE OF COLORADO
                  Office of the Secretary of State - Business Division
                 Articles of Organization for a Limited Liability Company

ID number   20314417730                     Date filed   05/11/2031

1. The domestic entity name of the limited liability company is
Heron Surveying LLC

2. The principal office address: street name and number
740 Tamarack Way Ste 210

City                                        State          ZIP code
Durango                                     CO             81301-5502

3. The registered agent name
Alder Agents Inc

Registered agent street address
1099 Elm Ave Ste 4

City                                        State          ZIP code
Cortez                                      CO             81321

Filing fee $50.00. Colorado Secretary of State, 1700 Elm St Ste 550, Denver CO 80290.`),
    ).toMatchObject({
      ...placeAt(ADDRESS, '740 Tamarack Way Ste 210', 'Durango', 'CO', '81301-5502'),
      'fields.issuingAuthority': 'Colorado Secretary of State',
    });
  });

  it('When what is typed in stands as close as a word behind its label, then it is no part of that', () => {
    const beside = (x: number, y: number, label: string, value: string) => [
      ...wordsAt([x, y, label]),
      ...wordsAt([x + 4.4 * label.length + 6, y, value], { source: 'form-field' }),
    ];
    const words = [
      ...wordsAt([180, 40, 'CITY OF CEDAR FORK, KANSAS']),
      ...wordsAt([200, 75, 'HOME OCCUPATION PERMIT']),
      ...beside(55, 136, 'Permit number', 'HO-31-0044'),
      ...beside(55, 168, 'Date of issue', '09/14/2031'),
      ...beside(55, 216, 'Name of business', 'Heron Violin Studio'),
      ...beside(55, 312, 'Property address', '2407 NW Tamarack Ter'),
      ...beside(55, 344, 'City', 'Cedar Fork'),
      ...beside(300, 344, 'State', 'KS'),
      ...beside(396, 344, 'Zip code', '66025'),
    ];
    expect(readPage(printedPage([], { words, source: 'form-field' }))).toMatchObject(
      placeAt(ADDRESS, '2407 NW Tamarack Ter', 'Cedar Fork', 'KS', '66025'),
    );
  });
});
