/** W-2s as payroll programs show them to who works, by words of their own for both sides. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const BOXES = [
  'Wages, tips, other compensation',
  'Federal income tax withheld',
  'Social security wages',
  'Social security tax withheld',
  'Medicare wages and tips',
  'Medicare tax withheld',
];
const AMOUNTS = ['48,310.25', '4,118.00', '48,310.25', '2,995.24', '48,310.25', '700.50'];
const amounts = BOXES.flatMap((box, at): Print[] => [
  [43, 300 + 18 * at, `${at + 1}`],
  [86, 300 + 18 * at, box],
  [500, 300 + 18 * at, AMOUNTS[at]!],
]);

function read(people: readonly Print[]): Record<string, unknown> {
  const [form] = readPages(FORMS, [printedPage([...people, ...amounts])]);
  return Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
}

describe('A W-2 of a payroll site', () => {
  it('When labels set flush right name worker and company, then both are told, and a number beside a label of two lines', () => {
    expect(
      read([
        [96, 72, 'Worker'],
        [140, 72, 'Stoltz, Winifred B.'],
        [262, 72, 'Company'],
        [374, 72, 'Quillon Cloud Systems LLC'],
        [57, 88, 'Worker Address'],
        [140, 88, '415 Larch Loop'],
        [257, 88, 'Company Address'],
        [374, 88, '18 Coulee Dr, Fl 7'],
        [140, 99, 'Minot, ND 58701'],
        [374, 99, 'Velva, ND 58790'],
        [140, 110, 'United States of America'],
        [374, 110, 'United States of America'],
        [34, 126, 'Social Security'],
        [140, 126, '951-40-2277'],
        [309, 126, 'Employer ID'],
        [374, 126, '45-0311872'],
        [79, 137, 'Number'],
        [304, 137, 'Number (EIN)'],
        [92, 152, 'Tax Year'],
        [140, 152, '2024'],
        [374, 152, 'W-2 Wage and Tax Statement'],
      ]),
    ).toMatchObject({
      'fields.employeeName': 'Winifred B. Stoltz',
      'primaryPerson.homeAddress.street': '415 Larch Loop',
      'primaryPerson.homeAddress.city': 'Minot',
      'primaryPerson.homeAddress.zipCode': '58701',
      'primaryPerson.ssn': '951-40-2277',
      'fields.employerName': 'Quillon Cloud Systems LLC',
      'fields.employerEin': '45-0311872',
    });
  });

  it('When the employer is a household and an address stands in one field, then both are told', () => {
    expect(
      read([
        [40, 50, 'Form W-2 Wage and Tax Statement for 2024'],
        [40, 100, 'Employee'],
        [40, 120, 'Name'],
        [300, 120, 'Winifred Stoltz'],
        [40, 138, 'Address'],
        [300, 138, '249 W Larch St Fl 2, Minot, ND 58701'],
        [40, 156, 'Social security number (a)'],
        [300, 156, '951-40-2277'],
        [40, 180, 'Household employer'],
        [40, 200, 'Name (c)'],
        [300, 200, 'Rosalind Quillon-Hale'],
        [40, 218, 'Address'],
        [300, 218, '18 Coulee Ave Apt 9A, Velva, ND 58790'],
        [40, 236, 'Employer identification number (b)'],
        [300, 236, '45-0311872'],
      ]),
    ).toMatchObject({
      'fields.employeeName': 'Winifred Stoltz',
      'primaryPerson.homeAddress.street': '249 W Larch St Fl 2',
      'primaryPerson.homeAddress.city': 'Minot',
      'primaryPerson.homeAddress.zipCode': '58701',
      'fields.employerName': 'Rosalind Quillon-Hale',
    });
  });

  it("When a table wraps the employer's name, and the head of the page does not, then it is read whole", () => {
    expect(
      read([
        [40, 39, 'Alder Valley Community College District'],
        [40, 60, 'W-2 Wage and Tax Statement 2021'],
        [40, 90, 'Employee Name'],
        [160, 90, 'SSN'],
        [40, 108, 'Winifred Stoltz'],
        [160, 108, '951-40-2277'],
        [40, 140, 'Employer Name'],
        [200, 140, 'EIN'],
        [40, 157, 'Alder Valley Community'],
        [200, 157, '45-0311872'],
        [40, 168, 'College District'],
      ]),
    ).toMatchObject({ 'fields.employerName': 'Alder Valley Community College District' });
  });
});
