/** Addresses in Canada: a name, a street and a town, and no state. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';
import { wordsAt } from '../../testing/printedPage.ts';
import { canadianTown } from './canadianTown.ts';

const townOf = (line: string) => canadianTown(wordsAt([40, 40, line]))?.value;

describe('the town of a Canadian address', () => {
  it.each([
    ['HALIFAX NS  B3H 4R2', 'Halifax'],
    ['St. Alban, ON N0L 1A0', 'St. Alban'],
    ['Trois-Lacs (Québec) J0A 1B0', 'Trois-Lacs'],
    ['NORTH HERON, BRITISH COLUMBIA V8X3X4 CANADA', 'North Heron'],
  ])('When the line is `%s`, then it is %s', (line, town) => {
    expect(townOf(line)).toBe(town);
  });

  it.each([
    'Parts based on A1B 2C3',
    'HALIFAX NS 83404',
    'HALIFAX NS D3H 4R2',
    '44 Elm St Halifax NS B3H 4R2',
  ])('When the line is `%s`, then it is none', (line) => {
    expect(townOf(line)).toBeUndefined();
  });

  it('When the holder of an account lives there, then their name, street and town are read', () => {
    const page = typedPage(`
HERON BANK OF THE BAY                                       CHEQUING ACCOUNT STATEMENT
77 QUARRY AVE, PO BOX 300
VICTORIA BC V8X 3X4 1-800-555-0190

MIRA THORNE                                 Statement period                Account No.
90 CANAL ST W APT 4                     2024-07-01 to 2024-07-31            00012334
HALIFAX NS  B3H 4R2

Date            Description                        Withdrawals      Deposits        Balance
2024-07-01      Previous balance                                                     200.00
2024-07-09      Payroll Deposit                                       400.00         600.00`);
    const values = readPages(FORMS, [page])[0]!.values.map(({ to, value }) => [to, value] as const);
    const read = Object.fromEntries(values);
    expect(read).toMatchObject({
      'primaryPerson.fullName': 'MIRA THORNE',
      'primaryPerson.homeAddress.street': '90 Canal St W Apt 4',
      'primaryPerson.homeAddress.city': 'Halifax',
    });
    expect(read).not.toHaveProperty(['primaryPerson.homeAddress.state']);
    expect(read).not.toHaveProperty(['primaryPerson.homeAddress.zipCode']);
  });
});
