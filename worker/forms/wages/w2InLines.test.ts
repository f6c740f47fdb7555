/** W-2s printed as lists of lines: names and addresses begin beside their labels and go on below. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const AMOUNTS = `
1   Wages, tips, other compensation          41,208.16
2   Federal income tax withheld               3,004.55
3   Social security wages                    41,208.16
4   Social security tax withheld              2,554.91
5   Medicare wages and tips                  41,208.16
6   Medicare tax withheld                       597.52`;
const sheet = (parties: string) =>
  readPicture(`
2022 Form W-2 Wage and Tax Statement         OMB No. 1545-0008
a   Employee's social security number        951-40-3378
b   Employer identification number (EIN)     45-0311872
${parties}${AMOUNTS}`);
const PARTIES = {
  'fields.employerName': 'Heron Hill Orchard Company',
  'fields.employeeName': 'Ruth Okafor',
  'primaryPerson.homeAddress.street': '410 E Tamarack Trl',
  'primaryPerson.homeAddress.city': 'Alder Ford',
  'primaryPerson.homeAddress.state': 'NM',
  'primaryPerson.homeAddress.zipCode': '88001',
};

describe('a W-2 in lines', () => {
  it.each([
    [
      'one label for the employer and two for the employee',
      `
c   Employer's name, address, and ZIP code   Heron Hill Orchard Company
                                             9120 Quarry Dr
                                             Las Lomas, NM 88005
e   Employee's name                          Ruth Okafor
f   Employee's address and ZIP code          410 E Tamarack Trl
                                             Alder Ford, NM 88001`,
    ],
    [
      'one label for each',
      `
c   Employer name and address                Heron Hill Orchard Company
                                             9120 Quarry Dr
                                             Las Lomas, NM 88005
e/f Employee's name, address, and ZIP code   Ruth Okafor
                                             410 E Tamarack Trl
                                             Alder Ford, NM 88001`,
    ],
    [
      'a suite in a line of its own',
      `
c   Employer's name, address, and ZIP code   Heron Hill Orchard Company
                                             9120 Quarry Dr
                                             Suite 7
                                             Las Lomas, NM 88005
e   Employee's name                          Ruth Okafor
f   Employee's address and ZIP code          410 E Tamarack Trl
                                             Alder Ford, NM 88001`,
    ],
  ])('When there are %s, then names and address are whole', (_, parties) => {
    expect(sheet(parties)).toMatchObject(PARTIES);
  });

  it('When the address of the employee was left empty, then that of nobody else is told', () => {
    expect(
      sheet(`
c   Employer's name, address, and ZIP code   Heron Hill Orchard Company
                                             9120 Quarry Dr
                                             Las Lomas, NM 88005
e   Employee's name                          Ruth Okafor
f   Employee's address and ZIP code`),
    ).not.toHaveProperty(['primaryPerson.homeAddress.street']);
  });
});
