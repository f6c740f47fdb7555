/** The figures of a return by line: the lines move from year to year, the figures stay. */
import type { LineAmounts } from '../drawing/formLine.ts';
import { printDollars } from '../invent/amounts.ts';
import type { Household, ReturnFigures } from './form1040Facts.ts';

type LineKeys = Readonly<Partial<Record<keyof ReturnFigures, readonly string[]>>>;

const BOTH = { interest: ['2b'], dividends: ['3b'] };
const LINES_2018: LineKeys = {
  ...BOTH,
  wages: ['1'],
  totalIncome: ['6', '7'],
  deduction: ['8'],
  taxableIncome: ['10'],
  tax: ['11', '13', '15'],
  withheld: ['16', '18'],
  refund: ['19', '20a'],
  owed: ['22'],
};
const LINES_2019: LineKeys = {
  ...BOTH,
  wages: ['1'],
  totalIncome: ['7b', '8b'],
  deduction: ['9', '11a'],
  taxableIncome: ['11b'],
  tax: ['12a', '12b', '14', '16'],
  withheld: ['17', '19'],
  refund: ['20', '21a'],
  owed: ['23'],
};
const linesSince2020 = (taxYear: number): LineKeys => ({
  ...BOTH,
  wages: taxYear < 2022 ? ['1'] : ['1a', '1z'],
  totalIncome: taxYear < 2025 ? ['9', '11'] : ['9', '11a', '11b'],
  deduction: [{ 2021: ['12a', '12c'], 2025: ['12e'] }[taxYear] ?? ['12'], ['14']].flat(),
  taxableIncome: ['15'],
  tax: ['16', '18', '22', '24'],
  withheld: ['25a', '25d', '33'],
  refund: ['34', '35a'],
  owed: ['37'],
});

const linesOf = (taxYear: number): LineKeys =>
  taxYear === 2018 ? LINES_2018 : taxYear === 2019 ? LINES_2019 : linesSince2020(taxYear);

/** Amounts as printed, by line key. */
export function lineAmounts({ taxYear, figures }: Household): LineAmounts {
  const amounts = Object.entries(linesOf(taxYear)).flatMap(([figure, keys]) =>
    keys.map((key) => [key, printDollars(figures[figure as keyof ReturnFigures])] as const),
  );
  return Object.fromEntries(amounts);
}
