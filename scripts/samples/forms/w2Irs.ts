/** W-2 as the IRS draws it: one copy at the top of a letter page, boxes of 24 points. */
import { printMoney } from '../invent/amounts.ts';
import { cityLine } from '../invent/people.ts';
import type { DrawForm } from '../sample.ts';
import { drawLabelledBox } from '../drawing/labelledBox.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import { inventW2, w2Sample, type W2Facts } from './w2Facts.ts';
import { w2IrsBoxes } from './w2IrsBoxes.ts';

function drawEmployee(sheet: Sheet, { employee, address }: W2Facts): void {
  sheet.frame({ x: 36, y: 180, w: 297, h: 108 });
  sheet.print('e', 39, 188, { font: 'bold', size: 6.5 });
  sheet.print("Employee's first name and initial", 47, 188, { size: 6.5 });
  sheet.print('Last name', 178, 188, { size: 6.5 });
  sheet.print('Suff.', 314, 188, { size: 6.5 });
  sheet.value({ x: 37, y: 191, w: 134, h: 13 }, employee.given, {
    label: "e. Employee's first name and initial.",
  });
  sheet.value({ x: 174, y: 191, w: 136, h: 13 }, employee.last, { label: "Employee's last name." });
  sheet.value({ x: 312, y: 191, w: 20, h: 13 }, employee.suffix, { label: "Employee's suffix." });
  const lines = [address.street, cityLine(address)].join('\n');
  sheet.value({ x: 37, y: 206, w: 293, h: 40 }, lines, {
    label: "f. Employee's address and ZIP code.",
    hasLines: true,
  });
  sheet.print('f', 39, 285, { font: 'bold', size: 6.5 });
  sheet.print("Employee's address and ZIP code", 47, 285, { size: 6.5 });
}

function drawBoxes12And13(sheet: Sheet, { deferral }: W2Facts): void {
  ['12a', '12b', '12c', '12d'].forEach((number, row) => {
    const y = 180 + row * 24;
    drawLabelledBox(sheet, {
      x: 456,
      y,
      w: 123,
      h: 24,
      number,
      label: row === 0 ? 'See instructions for box 12' : '',
    });
    sheet.rule(491, y + 11, 491, y + 24);
    const isUsed = row === 0 && deferral > 0;
    sheet.value({ x: 463, y: y + 10, w: 26, h: 13 }, isUsed ? 'D' : '', {
      label: `${number}. Code.`,
      align: 'center',
    });
    sheet.value({ x: 492, y: y + 10, w: 85, h: 13 }, isUsed ? printMoney(deferral) : '', {
      label: `${number}. Amount.`,
      align: 'right',
    });
  });
  sheet.frame({ x: 333, y: 204, w: 123, h: 24 });
  sheet.print('13', 336, 213, { font: 'bold', size: 6.5 });
  const words = [
    ['Statutory', 'employee'],
    ['Retirement', 'plan'],
    ['Third-party', 'sick pay'],
  ] as const;
  words.forEach(([first, second], index) => {
    const x = 350 + index * 36;
    sheet.print(first, x, 209, { size: 4.5 });
    sheet.print(second, x, 214, { size: 4.5 });
    sheet.tick(x, 217, index === 1 && deferral > 0, `13. ${first} ${second}.`, 9);
  });
}

function drawStateRow(sheet: Sheet, facts: W2Facts): void {
  const cells: [number, number, string, string, string][] = [
    [36, 29, '15', 'State', facts.address.state],
    [65, 130, '', "Employer's state ID number", facts.stateId],
    [195, 88, '16', 'State wages, tips, etc.', printMoney(facts.wages)],
    [283, 79, '17', 'State income tax', printMoney(facts.stateTax)],
    [362, 88, '18', 'Local wages, tips, etc.', ''],
    [450, 80, '19', 'Local income tax', ''],
    [530, 49, '20', 'Locality name', ''],
  ];
  for (const [x, w, number, label, value] of cells) {
    const align = Number(number) > 15 ? 'right' : 'center';
    drawLabelledBox(sheet, {
      x,
      y: 288,
      w,
      h: 24,
      number,
      label,
      value,
      align,
      labelSize: number === '20' ? 5 : 6,
      frame: { thickness: 0 },
    });
    sheet.rule(x, number ? 288 : 300, x, 336);
    sheet.value({ x: x + 1, y: 322, w: w - 3, h: 13 }, '', {
      label: `${number || '15'}. ${label}. Second row.`,
    });
  }
  sheet.rule(36, 312, 579, 312, { isDashed: true });
  sheet.frame({ x: 36, y: 288, w: 543, h: 48 });
}

function drawTitle(sheet: Sheet, year: number): void {
  sheet.print('Form', 36, 361, { size: 7, font: 'bold' });
  sheet.print('W-2', 56, 361, { size: 22, font: 'bold' });
  sheet.print('Wage and Tax Statement', 106, 357, { size: 11, font: 'bold' });
  sheet.print(String(year), 294, 360, { size: 24 });
  sheet.print('Department of the Treasury—Internal Revenue Service', 579, 352, { size: 7, align: 'right' });
  sheet.print("Copy B—To Be Filed With Employee's FEDERAL Tax Return.", 36, 374, { size: 7.5, font: 'bold' });
  sheet.print('This information is being furnished to the Internal Revenue Service.', 36, 384, { size: 7.5 });
}

export const drawW2Irs: DrawForm = async (drawing) => {
  const facts = inventW2(drawing.seed);
  const sheet = await openSheet(drawing);
  sheet.frame({ x: 36, y: 36, w: 543, h: 24 });
  sheet.print('OMB No. 1545-0008', 290, 55, { size: 6.5 });
  sheet.print('Safe, accurate,', 364, 45, { size: 7, font: 'bold' });
  sheet.print('FAST! Use', 364, 54, { size: 7, font: 'bold' });
  sheet.print('IRS e-file', 422, 53, { size: 12, font: 'bold' });
  sheet.print('Visit the IRS website at', 502, 45, { size: 6.5 });
  sheet.print('www.irs.gov/efile.', 502, 54, { size: 6.5, font: 'italic' });
  for (const box of w2IrsBoxes(facts)) drawLabelledBox(sheet, box);
  drawEmployee(sheet, facts);
  drawBoxes12And13(sheet, facts);
  drawStateRow(sheet, facts);
  drawTitle(sheet, facts.taxYear);
  return w2Sample(facts, await sheet.finish());
};
