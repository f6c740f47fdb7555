import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

/** The values of the one form on a page typed like this, and its name. */
function read(picture: string): Record<string, unknown> {
  const [form, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = form!.values.map(({ to, value }) => [to, value]);
  return { ...Object.fromEntries(values), form: form!.recognised.form };
}

describe('forms that go with a Schedule C', () => {
  it('Form 8829 tells the size of the home office and its share of the home', () => {
    expect(
      read(`
Form 8829        Expenses for Business Use of Your Home                 2024
Name(s) of proprietor(s)                                    Your social security number
Olga Umarov                                                 912-33-9071
Part I      Part of Your Home Used for Business
1  Area used regularly and exclusively for business, regularly for daycare, or for storage of
   inventory or product samples (see instructions)                            1         240
2  Total area of home                                                         2       1,600
3  Divide line 1 by line 2. Enter the result as a percentage                  3        15 %
7  Business percentage. For daycare facilities not used exclusively           7        15 %`),
    ).toMatchObject({
      form: 'Form 8829',
      'officeDetails.hasHomeOffice': true,
      'officeDetails.homeOfficeSize': 240,
      'officeDetails.homeOfficeUsage': 15,
    });
  });

  const form4562 = (vehicles: string, commuting = '1,200') => `
Form 4562 (2024)                                                                  Page 2
Section B - Information on Use of Vehicles
                                                     (a) Vehicle 1    (b) Vehicle 2
30 Total business/investment miles driven during
   the year (don't include commuting miles)          ${vehicles}
31 Total commuting miles driven during the year      ${commuting}
32 Total other personal (noncommuting)
   miles driven                                      2,300
33 Total miles driven during the year. Add           10,000`;

  it('Form 4562 tells the miles of one vehicle and what share of them is business', () => {
    expect(read(form4562('6,500'))).toMatchObject({
      form: 'Form 4562',
      'vehicleUse.annualBusinessMiles': 6500,
      'vehicleUse.businessUsePercentage': 65,
    });
  });

  it('Form 4562 tells no miles where several vehicles have a column each', () => {
    expect(read(form4562('6,500             3,100'))).not.toHaveProperty(['vehicleUse.annualBusinessMiles']);
  });
});
