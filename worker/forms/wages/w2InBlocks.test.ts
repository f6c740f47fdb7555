/** W-2s as staff see them on a page of their employer: blocks of label and value, and the states in a table. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const values = Object.fromEntries(
  readPages(FORMS, [
    typedPage(`
St. Odile County Hospital                                       Employee Self Service
2023 W-2 Wage and Tax Statement
Employer
Name                       St. Odile County Hospital
Address                    9120 Quarry Dr
                           Las Lomas, NM 88005
Employer ID (EIN)          45-0311872
Employee
Name                       Ruth Okafor
SSN                        951-40-3378
Home address               410 E Tamarack Trl
                           Alder Ford, NM 88001
Federal amounts
Box 1 - Wages, tips, other comp.      41,208.16    Box 2 - Federal income tax withheld    3,004.55
Box 3 - Social security wages         44,017.40    Box 4 - Social security tax withheld   2,729.08
Box 5 - Medicare wages and tips       44,017.40    Box 6 - Medicare tax withheld            638.25
State and local
State    State ID number    Box 16 State wages    Box 17 State tax    Box 18 Local wages    Box 20 Loc.
NM       02-118820                   41,208.16            1,310.77            44,017.40    LOMAS`),
  ])[0]!.values.map(({ to, value }) => [to, value]),
);

describe('A W-2 in blocks', () => {
  it('When a block is headed by whose it is, then its lines are theirs', () => {
    expect(values).toMatchObject({
      'fields.employerName': 'St. Odile County Hospital',
      'fields.employeeName': 'Ruth Okafor',
      'primaryPerson.homeAddress.street': '410 E Tamarack Trl',
      'primaryPerson.homeAddress.city': 'Alder Ford',
      'primaryPerson.homeAddress.zipCode': '88001',
    });
  });

  it('When the columns of the states are headed by the numbers of their boxes, then the row below them is read', () => {
    expect(values).toMatchObject({
      'fields.stateWages': 41208.16,
      'fields.stateIncomeTax': 1310.77,
      'fields.wages': 41208.16,
    });
  });
});
