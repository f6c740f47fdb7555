/** Second pages of Forms 1040 that programs draw anew: told by how their lines add up, below a head that names the form. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (picture: string): Record<string, unknown> => {
  const [form] = readPages(FORMS, [typedPage(picture)]);
  return {
    form: form?.recognised.form,
    ...Object.fromEntries(form?.values.map(({ to, value }) => [to, value]) ?? []),
  };
};

describe('A second page of a Form 1040 drawn anew', () => {
  it('When its lines say what they add, then it is part of the return', () => {
    expect(
      read(`
Form 1040-SR (2023)            Ingeborg M & Tobias Lindqvist                       Page 2
16   Tax                                                              16      5,204
18   Add lines 16 and 17                                              18      5,204
22   Subtract line 21 from line 18                                    22      5,204
23   Other taxes from Schedule 2, line 21                             23
24   Total tax. Add lines 22 and 23                                   24      5,204
25b  Federal income tax withheld, Form(s) 1099                        25b     4,370
25d  Add lines 25a through 25c                                        25d     4,370
26   2023 estimated tax payments and amount applied from 2022 return  26      1,500
33   Total payments. Add lines 25d, 26, and 32                        33      5,870
34   Amount overpaid                                                  34        666
35a  Amount of line 34 you want refunded to you                       35a       666
37   Amount you owe                                                   37
38   Estimated tax penalty                                            38
Sign Here   Under penalties of perjury, I declare that I have examined this return.
Your signature                     Date           Your occupation
                                                  Retired florist
Spouse's signature                 Date           Spouse's occupation
                                                  Retired
Phone no.                 Email address
412-555-0139              ingeborg.l@example.net`),
    ).toMatchObject({
      'fields.totalTax': 5204,
      'fields.federalTaxWithheld': 4370,
      'fields.estimatedTaxPayments': 1500,
      'fields.totalPayments': 5870,
      'fields.overpaid': 666,
      'fields.refundAmount': 666,
      'fields.occupation': 'Retired florist',
      'fields.spouseOccupation': 'Retired',
      'primaryPerson.phoneNumber': '(412) 555-0139',
      'primaryPerson.email': 'ingeborg.l@example.net',
    });
  });

  it('When its lines are named alone, then the sums that others add tell it', () => {
    expect(
      read(`
Form 1040 (2024)     Marcellus Oduya     904-51-7720                       Page 2
22   Subtract line 21 from line 18                                    22      9,310
24   Total tax                                                        24      9,310
25d  Total federal income tax withheld. Add lines 25a through 25c     25d     8,117
26   2024 estimated tax payments and amount applied from 2023 return  26
33   Total payments                                                   33      8,117
34   Overpaid                                                         34
35a  Refund                                                           35a
37   Amount you owe                                                   37      1,193
38   Estimated tax penalty                                            38
Under penalties of perjury, I declare that this return is true, correct and complete.
Your occupation: Roofer`),
    ).toMatchObject({
      'fields.totalTax': 9310,
      'fields.federalTaxWithheld': 8117,
      'fields.totalPayments': 8117,
      'fields.amountOwed': 1193,
      'fields.occupation': 'Roofer',
    });
  });

  it('When a state asks for figures of the Form 1040, then its return is none', () => {
    expect(
      read(`
Form 104   2023 Colorado Individual Income Tax Return                      Page 2
12   Federal taxable income from your federal Form 1040, line 15     12      51,220
18   Colorado tax                                                    18       2,254
24   Total tax. Add lines 18 through 23                              24       2,254
26   Colorado income tax withheld from Form(s) W-2                   26       2,610
27   Estimated tax payments and amount applied from 2022             27
33   Amount overpaid                                                 33         356
35   Amount of line 33 you want refunded to you                      35         356
38   Estimated tax penalty                                           38
Under penalties of perjury, I declare that this return is true.
Your occupation: Roofer`),
    ).toEqual({ form: undefined });
  });

  it('When large print has a page for the lines from interest to the whole tax, then it is part of the return', () => {
    const page = (title: string) => `
${title}      INGEBORG M & TOBIAS LINDQVIST                        Page 2
2a   Tax-exempt interest     2a                b  Taxable interest      2b    3,316
3a   Qualified dividends     3a    1,592       b  Ordinary dividends    3b    1,874
4a   IRA distributions       4a                b  Taxable amount        4b   14,000
5a   Pensions and annuities  5a                b  Taxable amount        5b   22,608
9    Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income     9    85,130
11   Subtract line 10 from line 9. This is your adjusted gross income         11    85,130
15   Subtract line 14 from line 11. This is your taxable income               15    54,430
24   Add lines 22 and 23. This is your total tax                              24     5,899`;
    expect(read(page('Form 1040-SR (2023)'))).toMatchObject({
      'fields.taxableInterest': 3316,
      'fields.ordinaryDividends': 1874,
      'fields.totalIncome': 85130,
      'fields.adjustedGrossIncome': 85130,
      'fields.totalTax': 5899,
    });
    expect(read(page('Worksheet (2023)')).form).toBeUndefined();
  });
  it('When the amount stands in the second line of its sentence, far behind the first, then it is read', () => {
    expect(
      read(`
Form 1040-SR (2023)            Ingeborg M & Tobias Lindqvist                       Page 3
25   Federal income tax withheld from:
d    Add lines 25a through 25c                                          25d     4,630
33   Add lines 25d, 26, and 32. These are your total payments           33      4,630
37   Subtract line 33 from line 24. This is the amount you owe. For details on
     how to pay, go to www.irs.gov/Payments or see instructions         37      1,269
38   Estimated tax penalty                                              38`),
    ).toMatchObject({ 'fields.amountOwed': 1269 });
  });
});
