/** 1099s as a list of rows, as a spreadsheet has them: each label beside its value, the payer's often as the recipient's. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const rows = (...pairs: (readonly [string, string])[]) =>
  pairs.map(([label, value]) => `${label.padEnd(48)}${value}`).join('\n');
const page = (...blocks: string[]) => `
Form 1099-NEC                     Nonemployee Compensation              2022
${blocks.join('\n')}
Box                 Description                             Amount
1                   Nonemployee compensation                18,204.50
4                   Federal income tax withheld             0
Copy B - For Recipient. This is important tax information and is being furnished to the IRS.`;

const payer = (street: string, place: string) =>
  rows(
    ["PAYER'S name", 'Heron Hill Billing Inc'],
    [street, '90 Canal St Ste 4'],
    [place, 'Las Lomas, NV 89005'],
    ["PAYER'S TIN", '45-0311872'],
  );
const named = rows(["RECIPIENT'S name", 'Ruth Okafor'], ["RECIPIENT'S TIN", '951-40-3378']);
const recipient = (street: string, place: string) =>
  `${named}\n${rows([street, '410 Tamarack Rd Unit 12'], [place, 'Alder Ford, NV 89406'])}`;

describe('a 1099 in rows', () => {
  it.each([
    ['Street address (including apt. no.)', 'City or town, state, and ZIP code'],
    ["RECIPIENT'S street address", "RECIPIENT'S city, state, ZIP"],
    ['Street address', 'City, state, ZIP'],
    ['Street', 'City/State/ZIP'],
  ])(
    'When `%s` and `%s` stand below either name, then the address is that of the recipient',
    (street, place) => {
      const own = recipient(street, place);
      const other = payer(street.replace('RECIPIENT', 'PAYER'), place.replace('RECIPIENT', 'PAYER'));
      for (const blocks of [
        [other, own],
        [own, other],
      ])
        expect(readPicture(page(...blocks))).toMatchObject({
          'primaryPerson.fullName': 'Ruth Okafor',
          'primaryPerson.homeAddress.street': '410 Tamarack Rd Unit 12',
          'primaryPerson.homeAddress.city': 'Alder Ford',
          'primaryPerson.homeAddress.state': 'NV',
          'primaryPerson.homeAddress.zipCode': '89406',
        });
    },
  );

  it('When only the payer has an address, then the recipient has none', () => {
    const other = payer("PAYER'S street address", 'City, state, ZIP');
    for (const blocks of [
      [other, named],
      [named, other],
    ]) {
      const told = Object.keys(readPicture(page(...blocks)));
      expect(told.filter((to) => to.startsWith('primaryPerson.homeAddress'))).toEqual([]);
    }
  });
});
