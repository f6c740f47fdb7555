/** Summaries that tell the filing status behind the name of the form, in the line that heads their columns. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (head: string) => {
  const page = typedPage(`
2023                 FEDERAL INCOME TAX SUMMARY                     PAGE 1
Anneliese Brookhaven                                           921-33-8046
${head}
WAGES, SALARIES, TIPS, ETC                91,402      88,115       3,287
TOTAL INCOME                              91,402      88,115       3,287
ADJUSTED GROSS INCOME                     91,402      88,115       3,287
TAXABLE INCOME                            70,602      68,715       1,887
TOTAL TAX                                  9,144       9,020         124
FEDERAL INCOME TAX WITHHELD                9,850       9,700         150
AMOUNT REFUNDED TO YOU                       706         680          26`);
  const [form] = readPages(FORMS, [page]);
  return form?.values.find(({ to }) => to === 'fields.filingStatus')?.value;
};

describe('A filing status behind the name of the form', () => {
  it('When years and differences head columns in its line, then it is known still', () => {
    for (const head of [
      'FORM 1040 - HEAD OF HOUSEHOLD              2023        2022        DIFF',
      'FORM 1040-SR - HEAD OF HOUSEHOLD           2023        2022      CHANGE',
      'FORM 1040, HEAD OF HOUSEHOLD               2023        2022    VARIANCE',
      'FORM 1040 (HEAD OF HOUSEHOLD)              2023        2022  DIFFERENCE',
      'Form 1040 - Head of household - 1 dependent',
      'Form 1040 | HOH | Resident of Ohio',
    ])
      expect([head, read(head)]).toEqual([head, 'Head of household']);
  });

  it('When something else stands there, then it is no status', () => {
    for (const head of [
      'FORM 1040 - COMPARISON                     2023        2022        DIFF',
      'Form 1040 single life annuity worksheet',
      'Form 1040: single, joint and separate filers',
    ])
      expect([head, read(head)]).toEqual([head, undefined]);
  });
});
