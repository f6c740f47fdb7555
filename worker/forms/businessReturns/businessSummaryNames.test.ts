/** Summaries of a company's return that call its figures as their program likes. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const ROWS = {
  'fields.grossReceipts': ['Gross receipts or sales', '812,450'],
  'fields.totalIncome': ['Total income', '640,210'],
  'fields.totalDeductions': ['Total deductions', '512,004'],
  'fields.netIncome': ['Ordinary business income', '128,206'],
};
type To = keyof typeof ROWS;

function read(to: To, name: string, title: string, set: (name: string, amount: string) => string) {
  const rows = Object.entries(ROWS).map(([other, [usual, amount]]) =>
    set(other === to ? name : usual!, amount!),
  );
  const [form] = readPages(FORMS, [
    typedPage(`
${title}
Kestrel Tool & Die LLC
EIN: 94-3312870

${rows.join('\n')}`),
  ]);
  return [form?.recognised.form, form?.values.find((value) => value.to === to)?.value];
}

describe('the figures of a company’s return by other names', () => {
  it.each<[To, string]>([
    ['fields.grossReceipts', 'Total sales'],
    ['fields.grossReceipts', 'Gross revenue'],
    ['fields.grossReceipts', 'Gross receipts (line 1a)'],
    ['fields.grossReceipts', 'Receipts'],
    ['fields.totalIncome', 'Gross income'],
    ['fields.totalIncome', 'Total business income'],
    ['fields.totalDeductions', 'Total operating expenses'],
    ['fields.totalDeductions', 'Deductions'],
    ['fields.netIncome', 'Net ordinary income'],
    ['fields.netIncome', 'Net income (loss)'],
    ['fields.netIncome', 'Income from operations'],
  ])('When a program calls %s `%s`, then it is read in a row and on a card', (to, name) => {
    const expected = ['1065', Number(ROWS[to][1]!.replace(',', ''))];
    const row = (label: string, amount: string) => `${label.padEnd(46)}${amount}`;
    expect(read(to, name, 'Partnership Return Summary - Form 1065 - 2023', row)).toEqual(expected);
    expect(
      read(to, name, '2023 Form 1065 Return Summary', (label, amount) => `${label}\n$${amount}\n`),
    ).toEqual(expected);
  });

  it('When the title says no more than the form, then its number tells whose return it is', () => {
    const colon = (label: string, amount: string) => `${label}: $${amount}`;
    const usual = (title: string) => read('fields.totalIncome', 'Total income', title, colon);
    expect(usual('Form 1065 - 2023 Summary')).toEqual(['1065', 640_210]);
    expect(usual('Form 1120-S - 2023 Summary')).toEqual(['1120-S', 640_210]);
  });
});
