/** Forms 1040 that name their lines without the IRS's instructions. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (picture: string) => {
  const [form] = readPages(FORMS, [typedPage(picture)]);
  const values = (form?.values ?? []).map(({ to, value }) => [to, value] as const);
  return { form: form?.recognised.form, ...Object.fromEntries(values) };
};

describe('A Form 1040 drawn anew', () => {
  it('When its lines stand in two columns, then each amount is that of its own line', () => {
    expect(
      read(`
Form 1040-SR   U.S. Tax Return for Seniors                                      2022
Your first name and middle initial, last name                         Your social security number
Ottoline R Reyes                                                      906-10-4410
Home address                                                          City, state, ZIP
9 Mill Rd                                                             Ely, NV 89301
Dependents: Casimir Reyes   977-20-0001   Grandchild
1   Wages, salaries, tips        18,310      15  Taxable income           21,004
2a  Tax-exempt interest             940      16  Tax                       2,190
2b  Taxable interest              1,204      24  Total tax                 1,690
3b  Ordinary dividends              388      25a W-2 withholding             905
4b  IRA taxable                   5,500      25d Total federal tax withheld  2,140
9   Total income                 47,220      33  Total payments            2,140
11  Adjusted gross income        47,220      34  Overpaid                    450
12  Deductions                   26,216      35a Refunded to you             450
Occupation: Weaver (retired)                 Spouse:`),
    ).toMatchObject({
      form: '1040-SR',
      'primaryPerson.fullName': 'Ottoline R Reyes',
      'primaryPerson.homeAddress.street': '9 Mill Rd',
      'primaryPerson.homeAddress.zipCode': '89301',
      'primaryPerson.numberOfDependents': 1,
      'fields.wages': 18310,
      'fields.taxableInterest': 1204,
      'fields.ordinaryDividends': 388,
      'fields.totalIncome': 47220,
      'fields.adjustedGrossIncome': 47220,
      'fields.taxableIncome': 21004,
      'fields.totalTax': 1690,
      'fields.federalTaxWithheld': 2140,
      'fields.refundAmount': 450,
      'fields.occupation': 'Weaver (retired)',
    });
  });
});
