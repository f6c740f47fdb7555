/** Schedule C (Form 1040): head, income, expenses in two columns, profit. */
import { printDollars, printSsn } from '../invent/amounts.ts';
import { cityLine, fullName } from '../invent/people.ts';
import { drawLines, printRich, type FormLine, type LineColumns } from '../drawing/formLine.ts';
import { drawLabelledBox } from '../drawing/labelledBox.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm } from '../sample.ts';
import { expectBusiness, expectOwner, inventBusinessFacts, type BusinessFacts } from './businessFacts.ts';

const FAR: LineColumns = { numberX: 36, wordsX: 66, far: [457, 479, 97], inner: [457, 479, 97], pitch: 12 };
const LEFT: LineColumns = {
  numberX: 36,
  wordsX: 64,
  far: [174, 196, 100],
  inner: [174, 196, 100],
  pitch: 12,
};
const RIGHT: LineColumns = { ...FAR, numberX: 302, wordsX: 326 };
const line = (number: string, words: string): FormLine => ({ number, words });

const INCOME = [
  line(
    '1',
    'Gross receipts or sales. See instructions for line 1 and check the box if this income was reported to you on',
  ),
  line('2', 'Returns and allowances'),
  line('3', 'Subtract line 2 from line 1'),
  line('4', 'Cost of goods sold (from line 42)'),
  line('5', '**Gross profit.** Subtract line 4 from line 3'),
  line(
    '6',
    'Other income, including federal and state gasoline or fuel tax credit or refund (see instructions)',
  ),
  line('7', '**Gross income.** Add lines 5 and 6'),
];
const EXPENSES_LEFT = [
  ['8', 'Advertising'],
  ['9', 'Car and truck expenses'],
  ['10', 'Commissions and fees'],
  ['11', 'Contract labor'],
  ['12', 'Depletion'],
  ['13', 'Depreciation'],
  ['14', 'Employee benefits'],
  ['15', 'Insurance'],
  ['16a', 'Mortgage interest'],
  ['16b', 'Other interest'],
  ['17', 'Legal and professional'],
].map(([number, words]) => line(number as string, words as string));
const EXPENSES_RIGHT = [
  ['18', 'Office expense (see instructions)'],
  ['19', 'Pension and profit-sharing plans'],
  ['20a', 'Vehicles, machinery'],
  ['20b', 'Other business property'],
  ['21', 'Repairs and maintenance'],
  ['22', 'Supplies (not included in Part III)'],
  ['23', 'Taxes and licenses'],
  ['24a', 'Travel'],
  ['25', 'Utilities'],
  ['26', 'Wages (less employment credits)'],
  ['27a', 'Other expenses (from line 48)'],
].map(([number, words]) => line(number as string, words as string));
const PROFIT = [
  line('28', '**Total expenses** before expenses for business use of home. Add lines 8 through 27a'),
  line('29', 'Tentative profit or (loss). Subtract line 28 from line 7'),
  line('30', 'Expenses for business use of your home. Do not report these expenses elsewhere'),
  line('31', '**Net profit or (loss).** Subtract line 30 from line 29'),
];

function drawHead(sheet: Sheet, facts: BusinessFacts): void {
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

function drawQuestions(sheet: Sheet, { business, taxYear }: BusinessFacts): void {
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

function drawPart(sheet: Sheet, part: string, words: string, y: number): void {
  sheet.rule(36, y, 580, y);
  sheet.print(part, 42, y + 10, { size: 8.5, font: 'bold' });
  printRich(sheet, words, 88, y + 10, 8.5);
  sheet.rule(36, y + 13, 580, y + 13);
}

export const drawScheduleC: DrawForm = async (drawing) => {
  const facts = inventBusinessFacts(drawing.seed, 'Schedule C', '', false);
  const sheet = await openSheet(drawing);
  const dollars = printDollars;
  drawHead(sheet, facts);
  drawQuestions(sheet, facts);
  drawPart(sheet, 'Part I', '**Income**', 234);
  const receipts = dollars(facts.receipts);
  drawLines(sheet, INCOME, { '1': receipts, '3': receipts, '5': receipts, '7': receipts }, 250, FAR);
  drawPart(
    sheet,
    'Part II',
    '**Expenses.** Enter expenses for business use of your home **only** on line 30.',
    336,
  );
  drawLines(sheet, EXPENSES_LEFT, {}, 351, LEFT);
  drawLines(
    sheet,
    EXPENSES_RIGHT,
    { '20b': dollars(facts.rents), '26': dollars(facts.salaries) },
    351,
    RIGHT,
  );
  const net = dollars(facts.net);
  drawLines(sheet, PROFIT, { '28': dollars(facts.deductions), '29': net, '31': net }, 486, FAR);
  sheet.print(
    '• If a profit, enter on both Schedule 1 (Form 1040), line 3, and on Schedule SE, line 2.',
    66,
    548,
    { size: 7 },
  );
  sheet.print('• If a loss, you must go to line 32.', 66, 558, { size: 7 });
  printRich(sheet, '**For Paperwork Reduction Act Notice, see the separate instructions.**', 36, 580, 7);
  sheet.print('Cat. No. 11334P', 362, 580, { size: 6 });
  sheet.print(`Schedule C (Form 1040) ${facts.taxYear}`, 580, 580, { size: 7, font: 'bold', align: 'right' });
  return {
    pdf: await sheet.finish(),
    documentType: 'personal-tax-return',
    form: 'Schedule C',
    taxYear: facts.taxYear,
    expected: {
      primaryPerson: expectOwner(facts),
      employmentStatus: { employmentType: 'Self-employed' },
      businessInfo: expectBusiness(facts, 'Sole Proprietor'),
      formFields: {
        form: 'Schedule C',
        taxYear: facts.taxYear,
        businessCode: facts.business.code,
        grossReceipts: facts.receipts,
        totalExpenses: facts.deductions,
        netProfit: facts.net,
      },
    },
    accept: { 'employmentStatus.employmentType': ['Business Owner'] },
  };
};
