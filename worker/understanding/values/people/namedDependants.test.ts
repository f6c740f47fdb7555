/** Dependents that a summary of a return names in a row. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';

function countOf(row: string): unknown {
  const [form] = readPages(FORMS, [
    typedPage(`
2023 Individual Income Tax Return (Form 1040) - Summary
Taxpayer: Osvaldo Vance
Filing status: Head of household
${row}

Wages and salaries                            88,450
Total income                                  88,545
Adjusted gross income                         88,545
Taxable income                                60,845
Total tax                                      2,359`),
  ]);
  return form?.values.find(({ to }) => to === 'primaryPerson.numberOfDependents')?.value;
}

describe('dependents in a row', () => {
  it.each([
    ['Dependents: Ana Vance (daughter, 2015), Leo Vance (son), Ruth Vance (parent)', 3],
    ['Dependents: Ana B. Vance, daughter; Leo C. Vance, son', 2],
    ['Dependents: Ana Vance - daughter, Leo Vance - son', 2],
    ['Dependents: Ana Vance SSN 949-27-3310 and Leo Vance SSN 949-27-3311', 2],
    ['Dependents               Ana Vance, Leo Vance', 2],
    ['Dependents: Ana Vance', 1],
    ['Dependents: two', 2],
    ['Dependents: None', 0],
    ['Dependents               Standard Deduction', undefined],
    ['Dependents: Name, Relationship', undefined],
    ['Dependents: see the list of those who live with you', undefined],
  ])('When the row is `%s`, then they are %s', (row, count) => {
    expect(countOf(row)).toBe(count);
  });
});
