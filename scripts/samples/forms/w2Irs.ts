/** W-2 as the IRS draws it: one copy at the top of a letter page, boxes of 24 points. */
import { printEin, printMoney, printSsn } from '../invent/amounts.ts';
import { addressLines, cityLine } from '../invent/people.ts';
import type { DrawForm } from '../sample.ts';
import { drawLabelledBox, type LabelledBox } from '../drawing/labelledBox.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import { inventW2, w2Sample, type W2Facts } from './w2Facts.ts';

const THICK = { thickness: 1.5 };

function topLeft({ employee, employer, control }: W2Facts): LabelledBox[] {
  const employerLines = [employer.name, ...addressLines(employer.address)].join('\n');
  return [
    {
      x: 152,
      y: 36,
      w: 130,
      h: 24,
      number: 'a',
      label: "Employee's social security number",
      value: printSsn(employee.ssn),
      align: 'center',
      frame: THICK,
      spoken: "a. Employee's social security number. 11 characters.",
    },
    {
      x: 36,
      y: 60,
      w: 297,
      h: 24,
      number: 'b',
      label: 'Employer identification number (EIN)',
      value: printEin(employer.ein),
      align: 'center',
    },
    {
      x: 36,
      y: 84,
      w: 297,
      h: 72,
      number: 'c',
      label: "Employer's name, address, and ZIP code",
      value: employerLines,
      hasLines: true,
    },
    { x: 36, y: 156, w: 297, h: 24, number: 'd', label: 'Control number', value: control, align: 'center' },
  ];
}

function moneyBoxes(facts: W2Facts): LabelledBox[] {
  const row = (y: number, left: [string, string, number], right: [string, string, number]): LabelledBox[] => [
    {
      x: 333,
      y,
      w: 123,
      h: 24,
      number: left[0],
      label: left[1],
      value: printMoney(left[2]),
      align: 'right',
      frame: y === 60 ? THICK : {},
    },
    {
      x: 456,
      y,
      w: 123,
      h: 24,
      number: right[0],
      label: right[1],
      value: printMoney(right[2]),
      align: 'right',
      frame: y === 60 ? THICK : {},
    },
  ];
  return [
    ...row(
      60,
      ['1', 'Wages, tips, other compensation', facts.wages],
      ['2', 'Federal income tax withheld', facts.federalTax],
    ),
    ...row(
      84,
      ['3', 'Social security wages', facts.socialWages],
      ['4', 'Social security tax withheld', facts.socialTax],
    ),
    ...row(
      108,
      ['5', 'Medicare wages and tips', facts.socialWages],
      ['6', 'Medicare tax withheld', facts.medicareTax],
    ),
    ...row(132, ['7', 'Social security tips', 0], ['8', 'Allocated tips', 0]),
    { x: 333, y: 156, w: 123, h: 24, number: '9', label: '', frame: { fillGrey: 0.75 } },
    {
      x: 456,
      y: 156,
      w: 123,
      h: 24,
      number: '10',
      label: 'Dependent care benefits',
      value: '',
      align: 'right',
    },
    { x: 333, y: 180, w: 123, h: 24, number: '11', label: 'Nonqualified plans', value: '', align: 'right' },
    { x: 333, y: 228, w: 123, h: 60, number: '14', label: 'Other', value: '' },
  ];
}

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
  for (const box of [...topLeft(facts), ...moneyBoxes(facts)]) drawLabelledBox(sheet, box);
  drawEmployee(sheet, facts);
  drawBoxes12And13(sheet, facts);
  drawStateRow(sheet, facts);
  drawTitle(sheet, facts.taxYear);
  return w2Sample(facts, await sheet.finish());
};
