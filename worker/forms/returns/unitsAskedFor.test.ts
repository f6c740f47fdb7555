/** Units of a home that a label of their own asks for, beside the street and below it. */
import { expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const streetIn = (home: string) => {
  const page = typedPage(`
Form 1040 (2023)   U.S. Individual Income Tax Return   OMB No. 1545-0074
Filing status: [X] Single   [ ] Married filing jointly
Your first name and middle initial: Ruta M   Last name: Oyelaran   Your social security number: 913-40-7726
${home}
1z  Add lines 1a through 1h                              1z   61,300
9   Add lines 1z, 2b, 3b. This is your total income      9    61,300
15  Subtract line 14 from line 11. This is your taxable income   15   47,450`);
  const { values } = readPages(FORMS, [page])[0]!;
  return Object.fromEntries(
    ['street', 'city', 'state', 'zipCode'].map((part) => [
      part,
      values.find(({ to }) => to === `primaryPerson.homeAddress.${part}`)?.value,
    ]),
  );
};
const TOWN = 'City, town, or post office: Rutland   State: VT   ZIP code: 05701';

it.each([
  ['beside the street', `Home address (number and street): 209 Grove St   Apt. no.: 7\n${TOWN}`, 'Apt 7'],
  ['close beside it', `Home address: 209 Grove St Apt #: 7\n${TOWN}`, 'Apt 7'],
  ['below the street', `Home address (number and street): 209 Grove St\nApt. no.: 7B\n${TOWN}`, 'Apt 7B'],
  [
    'in a row of its own',
    `Home address (number and street):  209 Grove St\nApt. no.                           7B\n${TOWN}`,
    'Apt 7B',
  ],
  ['among all parts', 'Address: 209 Grove St   Unit: C   City: Rutland   State: VT   ZIP: 05701', 'Unit C'],
])('When the unit stands %s, then the street is told with it', (_, home, unit) => {
  expect(streetIn(home)).toEqual({
    street: `209 Grove St ${unit}`,
    city: 'Rutland',
    state: 'VT',
    zipCode: '05701',
  });
});

it('When the box for the unit is empty, then the next label is no unit', () => {
  expect(streetIn(`Home address: 209 Grove St   Apt. no.:\n${TOWN}`).street).toBe('209 Grove St');
});
