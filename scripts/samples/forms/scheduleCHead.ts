/** The head of Schedule C: proprietor, business, questions E to I. */
import { printSsn } from '../invent/amounts.ts';
import { cityLine, fullName } from '../invent/people.ts';
import { printRich } from '../drawing/formLine.ts';
import { drawLabelledBox } from '../drawing/labelledBox.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { BusinessFacts } from './businessFacts.ts';

export function drawHead(sheet: Sheet, facts: BusinessFacts): void {
  const { owner, business, taxYear } = facts;
  sheet.print('SCHEDULE C', 36, 46, { size: 10, font: 'bold' });
  sheet.print('(Form 1040)', 36, 56, { size: 9, font: 'bold' });
  sheet.print('Department of the Treasury', 36, 72, { size: 6 });
  sheet.print('Internal Revenue Service', 36, 80, { size: 6 });
  sheet.print('Profit or Loss From Business', 306, 48, { size: 14, font: 'bold', align: 'center' });
  sheet.print('(Sole Proprietorship)', 306, 58, { size: 8, font: 'bold', align: 'center' });
  sheet.print(
    'Attach to Form 1040, 1040-SR, 1040-NR, or 1041; partnerships must generally file Form 1065.',
    306,
    78,
    { size: 7, font: 'bold', align: 'center' },
  );
  sheet.print('OMB No. 1545-0074', 540, 44, { size: 6.5, align: 'center' });
  sheet.print(String(taxYear), 540, 64, { size: 18, font: 'bold', align: 'center' });
  sheet.print('Attachment Sequence No. 09', 540, 80, { size: 5.5, align: 'center' });
  const top = 84;
  drawLabelledBox(sheet, {
    x: 36,
    y: top,
    w: 414,
    h: 24,
    label: 'Name of proprietor',
    value: fullName(owner),
  });
  drawLabelledBox(sheet, {
    x: 450,
    y: top,
    w: 130,
    h: 24,
    label: 'Social security number (SSN)',
    value: printSsn(owner.ssn),
    align: 'center',
  });
  drawLabelledBox(sheet, {
    x: 36,
    y: top + 24,
    w: 414,
    h: 24,
    number: 'A',
    label: 'Principal business or profession, including product or service (see instructions)',
    value: business.trade,
  });
  drawComb(sheet, 'B', 'Enter code from instructions', business.code, top + 24, 6);
  drawLabelledBox(sheet, {
    x: 36,
    y: top + 48,
    w: 414,
    h: 24,
    number: 'C',
    label: 'Business name. If no separate business name, leave blank.',
    value: business.name,
  });
  drawComb(sheet, 'D', 'Employer ID number (EIN) (see instr.)', business.ein, top + 48, 9);
}

function drawComb(
  sheet: Sheet,
  number: string,
  label: string,
  value: string,
  y: number,
  cells: number,
): void {
  drawLabelledBox(sheet, { x: 450, y, w: 130, h: 24, number, label, labelSize: 6 });
  sheet.value({ x: 452, y: y + 10, w: cells * 14, h: 13 }, value, { label: `${number}. ${label}.`, cells });
}

export function drawQuestions(sheet: Sheet, { business, taxYear }: BusinessFacts): void {
  const { address } = business;
  printRich(sheet, '**E**     Business address (including suite or room no.)', 38, 166, 7);
  sheet.value({ x: 232, y: 157, w: 346, h: 12 }, address.street, {
    label: 'E. Business address (including suite or room no.).',
  });
  printRich(sheet, '        City, town or post office, state, and ZIP code', 38, 178, 7);
  sheet.value({ x: 232, y: 169, w: 346, h: 12 }, cityLine(address), {
    label: 'E. City, town or post office, state, and ZIP code.',
  });
  const rows = [
    '**F**     Accounting method:',
    `**G**     Did you “materially participate” in the operation of this business during ${taxYear}? If “No,” see instructions for limit on losses`,
    `**H**     If you started or acquired this business during ${taxYear}, check here`,
    `**I**      Did you make any payments in ${taxYear} that would require you to file Form(s) 1099? See instructions`,
  ];
  rows.forEach((words, row) => printRich(sheet, words, 38, 191 + row * 12, 7));
  ['Cash', 'Accrual', 'Other (specify)'].forEach((words, index) => {
    sheet.tick(168 + index * 68, 184, index === 0, `F. Accounting method. ${words}.`);
    sheet.print(words, 179 + index * 68, 191, { size: 7 });
  });
  for (const [row, isYes] of [
    [1, true],
    [3, false],
  ] as const) {
    sheet.tick(514, 184 + row * 12, isYes, 'Yes.');
    sheet.print('Yes', 525, 191 + row * 12, { size: 7, font: 'bold' });
    sheet.tick(548, 184 + row * 12, !isYes, 'No.');
    sheet.print('No', 559, 191 + row * 12, { size: 7, font: 'bold' });
  }
}
