/** Figures of a state's return in a list of its own beside the federal one, comparisons of partnerships, and figures told in sentences. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const read = (picture: string): Record<string, unknown> => {
  const [summary] = readPages(FORMS, [typedPage(picture)]);
  const values = (summary?.values ?? []).map(({ to, value }) => [to, value]);
  return { ...Object.fromEntries(values), form: summary?.recognised.form };
};

describe('Lists side by side', () => {
  it("When a state's list has lines of the same name, then those of the federal one are read", () => {
    expect(
      read(`
                    Your Return at a Glance                          Tax Year 2023
Name                Odalys P. Merrick            Filing status      Single
SSN                 958-30-2277                  Dependents         0

FEDERAL                                          OREGON
Total income                 $52,118             Total income             $52,118
Adjusted gross income        $51,000             Taxable income           $44,100
Taxable income               $37,150             Oregon tax                $3,600
Total tax                     $4,236             Oregon withholding        $3,900
Federal tax withheld          $5,100             Oregon refund              $300
Refund                          $864`),
    ).toMatchObject({
      'fields.taxableIncome': 37150,
      'fields.totalTax': 4236,
      'fields.refundAmount': 864,
    });
  });
});

describe('Comparisons', () => {
  it("When three years of a partnership are compared, then it is no corporation's", () => {
    expect(
      read(`
                      Three Year Tax Comparison
1065                                                          2024
Name: LARKSPUR KILN PARTNERS LLP          EIN: 57-2291188
                                      2022         2023         2024     Change
Gross receipts or sales            410,200      455,900      498,100     42,200
Cost of goods sold                 100,000      110,400      120,100      9,700
Gross profit                       310,200      345,500      378,000     32,500
Guaranteed payments to partners     60,000       80,000       80,000          0
Total deductions                   250,000      290,340      310,000     19,660
Ordinary business income (loss)     60,200       55,160       68,000     12,840`),
    ).toMatchObject({
      form: '1065',
      'businessInfo.businessType': 'Partnership',
      'businessInfo.annualRevenue.year2022': 410200,
      'businessInfo.annualRevenue.year2023': 455900,
      'businessInfo.netIncome.year2023': 55160,
    });
  });
});

describe('Sentences of a summary', () => {
  it('When no list says the figures, then its sentences do', () => {
    expect(
      read(`
Heron & Vale Tax                                     March 3, 2024

Dear Odalys:

We have prepared your 2023 federal income tax return, Form 1040. Your filing status is single.
Your total income was $52,118 and your adjusted gross income was $51,000.
Your taxable income came to $37,150, on which the total tax is $4,236.
You will receive a federal refund of $864.

Sincerely,`),
    ).toMatchObject({
      'fields.totalIncome': 52118,
      'fields.adjustedGrossIncome': 51000,
      'fields.taxableIncome': 37150,
      'fields.totalTax': 4236,
      'fields.refundAmount': 864,
    });
  });
});
