/** Columns of a comparison of several years. */
import { expect, it } from '@jest/globals';
import { ofLatestYear } from './latestYear.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, type Print } from '../testing/printedPage.ts';

const WIDTH = 4.4;
/** A figure that ends here. */
const flush = (end: number, y: number, text: string): Print => [end - text.length * WIDTH, y, text];
const left = (print: readonly Print[]) =>
  ofLatestYear(toSheet(printedPage(print))).lines.map(({ words }) => words.map(({ text }) => text).join(' '));

it('When short figures stand flush with longer ones, then they are of their column, though another heading is nearer', () => {
  const heads: Print[] = [
    [288, 40, '2020'],
    [378, 40, '2021'],
    [468, 40, '2022'],
    [528, 40, 'Difference'],
  ];
  const row = (y: number, label: string, ...figures: string[]): Print[] => [
    [40, y, label],
    ...figures.map((text, at) => flush([338, 428, 518, 572][at]!, y, text)),
  ];
  const rows = left([
    ...heads,
    ...row(60, 'Wages', '61,250', '64,018', '83,377', '19,359'),
    ...row(74, 'Interest', '112', '40', '318', '278'),
    ...row(88, 'Total income', '61,362', '64,058', '83,695', '19,637'),
  ]);
  expect(rows.slice(1)).toEqual(['Wages 83,377', 'Interest 318', 'Total income 83,695']);
});
