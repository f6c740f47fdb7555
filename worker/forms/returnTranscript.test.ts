import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

describe('A transcript of a return', () => {
  it("When the IRS lists a return's lines, then its figures are read and its masked people are not", () => {
    const [read] = readPages(FORMS, [
      typedPage(`
               Tax Return Transcript

Tax Period Ending:                           Dec. 31, 2022
NAME(S) SHOWN ON RETURN:                     LUDM ZABR
ADDRESS:                                     418 S
FILING STATUS:                               Single
FORM NUMBER:                                 1040
CYCLE POSTED:                                20231405
RECEIVED DATE:                               Apr.15, 2023
TOTAL WAGES:                                                  $52,118.00
TAXABLE INTEREST INCOME: SCH B:                                  $104.00
TOTAL INCOME:                                                 $52,299.00
ADJUSTED GROSS INCOME:                                        $52,299.00
TAXABLE INCOME:                                               $39,349.00
TOTAL TAX LIABILITY TP FIGURES:                                $4,516.00
FEDERAL INCOME TAX WITHHELD:                                   $5,002.00`),
    ]);
    const values = Object.fromEntries(read!.values.map(({ to, value }) => [to, value]));
    expect(read!.recognised).toMatchObject({ form: '1040', taxYear: 2022 });
    expect(values).toMatchObject({
      'primaryPerson.maritalStatus': 'Single',
      'fields.wages': 52118,
      'fields.taxableInterest': 104,
      'fields.totalTax': 4516,
      'fields.federalTaxWithheld': 5002,
    });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });
});
