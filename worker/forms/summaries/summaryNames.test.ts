/** Summaries of a return that call its figures as their program likes. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const ROWS = {
  'fields.wages': ['Wages, salaries, tips', '71,204'],
  'fields.taxableInterest': ['Taxable interest', '218'],
  'fields.ordinaryDividends': ['Ordinary dividends', '1,306'],
  'fields.totalIncome': ['Total income', '72,728'],
  'fields.adjustedGrossIncome': ['Adjusted gross income', '70,128'],
  'fields.taxableIncome': ['Taxable income', '56,278'],
  'fields.totalTax': ['Total tax', '7,694'],
  'fields.federalTaxWithheld': ['Federal income tax withheld', '8,850'],
  'fields.refundAmount': ['Refund', '1,156'],
};
type To = keyof typeof ROWS;

function valueOf(to: To, name: string, set: (name: string, amount: string) => string): unknown {
  const rows = Object.entries(ROWS).map(([other, [usual, amount]]) =>
    set(other === to ? name : usual!, amount!),
  );
  const [form] = readPages(FORMS, [
    typedPage(`
2023 Tax Return Summary
Prepared for: Osvaldo T Vance
Filing status: Single

${rows.join('\n')}`),
  ]);
  return form?.values.find((value) => value.to === to)?.value;
}

describe('the figures of a return by other names', () => {
  it.each<[To, string]>([
    ['fields.wages', 'Wage income'],
    ['fields.wages', 'W-2 income'],
    ['fields.wages', 'Salary and wages'],
    ['fields.wages', 'Wages, tips, other compensation'],
    ['fields.taxableInterest', 'Interest (taxable)'],
    ['fields.taxableInterest', 'Interest earned'],
    ['fields.ordinaryDividends', 'Dividends received'],
    ['fields.ordinaryDividends', 'Total ordinary dividends'],
    ['fields.totalIncome', 'Gross income'],
    ['fields.totalIncome', 'Total federal income'],
    ['fields.adjustedGrossIncome', 'Adj. gross income'],
    ['fields.adjustedGrossIncome', 'Your AGI'],
    ['fields.taxableIncome', 'Net taxable income'],
    ['fields.totalTax', 'Total tax liability'],
    ['fields.totalTax', 'Federal tax liability'],
    ['fields.federalTaxWithheld', 'Fed. income tax withheld'],
    ['fields.federalTaxWithheld', 'Federal W/H'],
    ['fields.federalTaxWithheld', 'Federal tax withholding'],
    ['fields.federalTaxWithheld', 'Taxes withheld'],
    ['fields.refundAmount', 'Estimated refund'],
    ['fields.refundAmount', 'You will receive'],
  ])('When a program calls %s `%s`, then it is read in a row and on a card', (to, name) => {
    const expected = Number(ROWS[to][1]!.replace(',', ''));
    expect(valueOf(to, name, (label, amount) => `${label.padEnd(46)}$${amount}`)).toBe(expected);
    expect(valueOf(to, name, (label, amount) => `${label}\n$${amount}\n`)).toBe(expected);
  });
});
