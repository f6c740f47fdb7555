/** W-2s as payroll providers print them: their own order of boxes, one large copy or four small ones on a sheet. */
import { printEin, printMoney, printSsn } from '../invent/amounts.ts';
import { addressLines, fullName } from '../invent/people.ts';
import { drawLabelledBox, type LabelledBox } from '../drawing/labelledBox.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm } from '../sample.ts';
import { inventW2, w2Sample, type W2Facts } from './w2Facts.ts';

/** A box in parts of the copy's width (0-1), its row and the rows it covers. */
type Cell = readonly [left: number, width: number, row: number, rows: number, label: string, value: string];

function cellsOf(facts: W2Facts): Cell[] {
  const employer = [facts.employer.name, ...addressLines(facts.employer.address)].join('\n');
  const employee = [fullName(facts.employee), ...addressLines(facts.address)].join('\n');
  return [
    [0, 0.39, 0, 1, 'd Control number', facts.control],
    [0.39, 0.305, 0, 1, '1 Wages, tips, other comp.', printMoney(facts.wages)],
    [0.695, 0.305, 0, 1, '2 Federal income tax withheld', printMoney(facts.federalTax)],
    [0, 0.39, 1, 1, "b Employer's FED ID number", printEin(facts.employer.ein)],
    [0.39, 0.305, 1, 1, '3 Social security wages', printMoney(facts.socialWages)],
    [0.695, 0.305, 1, 1, '4 Social security tax withheld', printMoney(facts.socialTax)],
    [0, 0.39, 2, 1, "a Employee's SSA number", printSsn(facts.employee.ssn)],
    [0.39, 0.305, 2, 1, '5 Medicare wages and tips', printMoney(facts.socialWages)],
    [0.695, 0.305, 2, 1, '6 Medicare tax withheld', printMoney(facts.medicareTax)],
    [0, 1, 3, 2.2, "c Employer's name, address, and ZIP code", employer],
    [
      0,
      0.5,
      5.2,
      1,
      '12a See instructions for box 12',
      facts.deferral ? `D  ${printMoney(facts.deferral)}` : '',
    ],
    [0.5, 0.5, 5.2, 1, '14 Other', ''],
    [0, 1, 6.2, 2.4, "e/f Employee's name, address and ZIP code", employee],
    [0, 0.15, 8.6, 1, '15 State', facts.address.state],
    [0.15, 0.29, 8.6, 1, "Employer's state ID no.", facts.stateId],
    [0.44, 0.29, 8.6, 1, '16 State wages, tips, etc.', printMoney(facts.wages)],
    [0.73, 0.27, 8.6, 1, '17 State income tax', printMoney(facts.stateTax)],
  ];
}

/** One copy with its top left corner at (x, y). */
function drawCopy(
  sheet: Sheet,
  facts: W2Facts,
  x: number,
  y: number,
  width: number,
  row: number,
  copy: string,
): void {
  for (const [left, share, at, rows, label, value] of cellsOf(facts)) {
    const place = { x: x + left * width, y: y + at * row, w: share * width, h: rows * row };
    const box: LabelledBox = { ...place, label, value, hasLines: rows > 1, labelSize: row > 22 ? 6.5 : 5 };
    drawLabelledBox(sheet, box);
  }
  const foot = y + 9.6 * row + 9;
  sheet.print(String(facts.taxYear), x + 3, foot, { size: 8, font: 'bold' });
  sheet.print('W-2 Wage and Tax Statement', x + 24, foot, { size: 7.5 });
  sheet.print(copy, x + 3, foot + 9, { size: 6.5 });
  sheet.print('OMB No. 1545-0008', x + width - 3, foot, { size: 6.5, align: 'right' });
  sheet.frame({ x, y, w: width, h: 9.6 * row + 22 }, { thickness: 1 });
}

export const drawW2Single: DrawForm = async (drawing) => {
  const facts = inventW2(drawing.seed);
  const sheet = await openSheet(drawing);
  drawCopy(
    sheet,
    facts,
    40,
    60,
    532,
    27,
    "Copy C, For EMPLOYEE'S RECORDS. Department of the Treasury—Internal Revenue Service",
  );
  return w2Sample(facts, await sheet.finish());
};

export const drawW2FourUp: DrawForm = async (drawing) => {
  const facts = inventW2(drawing.seed);
  const sheet = await openSheet(drawing);
  const copies = [
    "Copy B to be filed with employee's Federal Income Tax Return",
    "Copy 2 to be filed with employee's State Income Tax Return",
    "Copy C for employee's records",
    'Copy 2 to be filed with City or Local Income Tax Return',
  ];
  copies.forEach((copy, index) =>
    drawCopy(sheet, facts, index % 2 ? 311 : 33, index < 2 ? 33 : 290, 268, 21, copy),
  );
  return w2Sample(facts, await sheet.finish());
};
