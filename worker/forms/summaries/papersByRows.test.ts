/** Papers about a Form 1040 whose titles speak of no summary: told by their rows, and by the form that one of them names. */
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

describe('A paper about a return without a title of a summary', () => {
  it('When a row names the form, then it is of that form', () => {
    const list = (row: string) =>
      read(`
TAX YEAR 2023   RETURN WORKSHEET
                  Taxpayer                     Spouse
Name              Leopold K Ashgrove           Winifred Ashgrove
SSN               902-44-8173                  906-52-3381
Occupation        Retired                      Bookbinder

Line     Description                                              Amount
         ${row}
         Filing status                             Married filing jointly
2b       Taxable interest                                          2,214
3b       Ordinary dividends                                        1,380
9        Total income                                             88,412
11       Adjusted gross income                                    88,412
12       Standard deduction                                       30,700
15       Taxable income                                           57,712
24       Total tax                                                 6,482
25d      Federal income tax withheld                               7,205
33       Total payments                                            7,205
35a      Refund                                                      723`);
    expect(list('Form                                                     1040-SR')).toMatchObject({
      form: '1040-SR',
      'primaryPerson.fullName': 'Leopold K Ashgrove',
      'spousePerson.ssn': '906-52-3381',
      'fields.filingStatus': 'Married filing jointly',
      'fields.taxableInterest': 2214,
      'fields.totalTax': 6482,
      'fields.refundAmount': 723,
    });
    for (const name of ['Form type', 'Form filed', 'Return type', 'Tax form:'])
      expect(list(`${name.padEnd(57)}1040`)).toMatchObject({
        form: '1040',
        'fields.adjustedGrossIncome': 88412,
      });
    expect(list('Resident return                                       540')).toEqual({ form: undefined });
  });

  it('When filing instructions list the figures, then they are read', () => {
    const paper = (title: string) =>
      read(`
BEACON STREET TAX & NOTARY
418 Beacon St, Lowell, MA 01850
${title}
Prepared for:
Ignatius Feld
77 Wharf Ln
Lowell, MA 01852

Filing status: Single
Adjusted gross income          $58,214
Taxable income                 $43,614
Total tax                       $5,003
Federal income tax withheld     $5,540
Federal refund                    $537
Sign and date Form 8879 and return it to our office.`);
    for (const title of [
      '2024 FILING INSTRUCTIONS - FORM 1040',
      '2024 Federal Filing Instructions     Form 1040',
      'Filing Instructions for Form 1040, Tax Year 2024',
    ])
      expect(paper(title)).toMatchObject({
        form: '1040',
        'primaryPerson.fullName': 'Ignatius Feld',
        'primaryPerson.homeAddress.street': '77 Wharf Ln',
        'fields.filingStatus': 'Single',
        'fields.adjustedGrossIncome': 58214,
        'fields.totalTax': 5003,
        'fields.federalTaxWithheld': 5540,
        'fields.refundAmount': 537,
      });
    expect(paper('2024 FILING INSTRUCTIONS - FORM 502')).toEqual({ form: undefined });
  });
});
