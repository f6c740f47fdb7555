/** Schedule C (Form 1040): head, income, expenses in two columns, profit. */
import { printDollars } from '../invent/amounts.ts';
import { drawLines, printRich, type FormLine, type LineColumns } from '../drawing/formLine.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm } from '../sample.ts';
import { expectBusiness, expectOwner, inventBusinessFacts } from './businessFacts.ts';
import { drawHead, drawQuestions } from './scheduleCHead.ts';

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
