/** Letters about a Form 1040 that tell its figures, numbers and outcome in sentences of their own kind. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const letter = (body: string, names = 'Ramona T Villegas', dear = 'Ramona'): Record<string, unknown> =>
  Object.fromEntries(
    (
      readPages(FORMS, [
        typedPage(`
Bramble & Oak Tax Advisors
44 Orchard Street
Dayton, OH 45402

March 3, 2024

${names}
918 Linden Court
Dayton, OH 45403

Dear ${dear}:

${body}

Sincerely,
Oren Bramble, CPA`),
      ])[0]?.values ?? []
    ).map(({ to, value }) => [to, value]),
  );

const OPENING = `We have prepared your 2023 federal income tax return (Form 1040), filed as head of household, with
one dependent.`;

describe('a letter about a return', () => {
  it('tells amounts before their names, a number over two lines, and the outcome of the federal return beside those of others', () => {
    expect(
      letter(`${OPENING} Your social security number on the return is 931-20-
7745 and the phone number we have on file is 937-555-0166. Your total income was $58,410, consisting of
$57,900 in wages and $510 of taxable interest. Your adjusted gross income was $58,410 and your taxable
income $37,610. Your total tax was $3,214. You had $4,820 withheld, and your refund is $1,606. Your Ohio return
shows a balance due of $81. Your city return shows a refund of $12. You owe $350 for our services.`),
    ).toMatchObject({
      'primaryPerson.ssn': '931-20-7745',
      'primaryPerson.phoneNumber': '(937) 555-0166',
      'primaryPerson.numberOfDependents': 1,
      'fields.filingStatus': 'Head of household',
      'fields.wages': 57900,
      'fields.taxableInterest': 510,
      'fields.totalIncome': 58410,
      'fields.taxableIncome': 37610,
      'fields.federalTaxWithheld': 4820,
      'fields.refundAmount': 1606,
    });
  });

  it('says what the employer withheld, and what is owed', () => {
    const values = letter(`${OPENING}
SSN: 931-20-7745
It reported wages of $57,900 and taxable interest of $510. Your employer withheld $2,900 of federal income tax.
Your return reflects a balance due of $314. Your Ohio return shows a refund of $40.`);
    expect(values).toMatchObject({
      'primaryPerson.ssn': '931-20-7745',
      'fields.taxableInterest': 510,
      'fields.federalTaxWithheld': 2900,
      'fields.amountOwed': 314,
    });
    expect(values).not.toHaveProperty(['fields.refundAmount']);
  });

  it('says what is left after withholding', () => {
    const after = (of: string) =>
      letter(`${OPENING} Your 2023 federal return reflects adjusted gross income of $58,410 and a total tax of $3,214.
After withholding of $2,900${of} there is a balance due of $314, which should be paid by April 15, 2024.`);
    expect(after('')).toMatchObject({ 'fields.federalTaxWithheld': 2900, 'fields.amountOwed': 314 });
    expect(after(' from your pension')).not.toHaveProperty(['fields.federalTaxWithheld']);
  });

  it('gives no part for the whole, and no outcome where it may be of several returns', () => {
    const values = letter(
      `Your 2023 federal and Ohio individual income tax returns (Form 1040 and Form IT 1040) are enclosed.
Your return shows a refund of $812. It reports $40,000 in wages from Acme Tool and $31,000 in wages
from Bell Dairy. It shows taxable interest of $90 from First Bank. Your Ohio refund is $44.`,
    );
    for (const field of ['refundAmount', 'wages', 'taxableInterest'])
      expect(values).not.toHaveProperty([`fields.${field}`]);
  });

  it('names both with their numbers in one line, and the business of one of them', () => {
    const values = letter(
      `2023 individual income tax return (Form 1040)
Ramona Villegas, SSN 931-20-7745; Lucio Villegas, SSN 932-20-7712
Filing status: married filing jointly
Lucio's sole proprietorship, Villegas Upholstery (furniture repair), reported on Schedule C:
Gross receipts                                        118,650
Total expenses                                         64,205
Net profit                                             54,445
The federal return shows:
Wages                                                  52,400
Total income                                          107,025
Adjusted gross income                                 103,178
Taxable income                                         67,158
Total tax, including self-employment tax of 7,693      11,341
Federal income tax withheld                             4,115
Refund                                                  1,774`,
      'Ramona Villegas & Lucio Villegas',
      'Ramona and Lucio',
    );
    expect(values).toMatchObject({
      'primaryPerson.ssn': '931-20-7745',
      'spousePerson.ssn': '932-20-7712',
      'fields.totalTax': 11341,
      'businessInfo.businessName': 'Villegas Upholstery',
      'businessInfo.industry': 'furniture repair',
    });
  });
});
