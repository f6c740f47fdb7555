/** Form 1040 of 2020, 2022, 2023 and 2024, both pages, with each year's order of blocks and words. */
import { printDollars } from '../invent/amounts.ts';
import { drawLines, printRich, type LineAmounts, type LineColumns } from '../drawing/formLine.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm } from '../sample.ts';
import { expectHousehold, inventHousehold, type FilingStatus, type Household } from './form1040Facts.ts';
import { drawDependants } from './form1040Dependants.ts';
import { incomeLines, taxLines } from './form1040Lines.ts';
import { drawQuestions } from './form1040Questions.ts';
import { drawSignatures } from './form1040Signatures.ts';
import { drawStatusBlock, drawStatusRow } from './form1040Status.ts';
import { drawTitle, drawWho } from './form1040Who.ts';

const COLUMNS: LineColumns = {
  numberX: 90,
  wordsX: 116,
  far: [486, 508, 72],
  inner: [392, 414, 68],
  leftPair: [232, 253, 71],
  pitch: 12,
};

function lineAmounts({ taxYear, figures }: Household): LineAmounts {
  const amounts = {
    [taxYear < 2022 ? '1' : '1a']: figures.wages,
    ...(taxYear < 2022 ? {} : { '1z': figures.wages }),
    '2b': figures.interest,
    '3b': figures.dividends,
    '9': figures.totalIncome,
    '11': figures.totalIncome,
    '12': figures.deduction,
    '14': figures.deduction,
    '15': figures.taxableIncome,
    '16': figures.tax,
    '18': figures.tax,
    '22': figures.tax,
    '24': figures.tax,
    '25a': figures.withheld,
    '25d': figures.withheld,
    '33': figures.withheld,
    '34': figures.refund,
    '35a': figures.refund,
    '37': figures.owed,
  };
  return Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, printDollars(amount)]));
}

const MARGIN = [
  'Standard',
  'Deduction for—',
  '• Single or',
  'Married filing',
  'separately,',
  '• Married filing',
  'jointly or',
  'Qualifying',
  'surviving spouse,',
  '• Head of',
  'household,',
  '• If you checked',
  'any box under',
  'Standard',
  'Deduction,',
  'see instructions.',
];

function drawIncome(sheet: Sheet, household: Household, top: number): void {
  sheet.print('Income', 36, top + 11, { size: 10, font: 'bold' });
  const side = [
    'Attach Form(s)',
    'W-2 here. Also',
    'attach Forms',
    'W-2G and',
    '1099-R if tax',
    'was withheld.',
  ];
  side.forEach((words, row) => sheet.print(words, 36, top + 22 + row * 7, { size: 5.5, font: 'bold' }));
  const bottom = drawLines(sheet, incomeLines(household.taxYear), lineAmounts(household), top, COLUMNS);
  MARGIN.forEach((words, row) => sheet.print(words, 36, bottom - 112 + row * 7, { size: 5 }));
  sheet.rule(36, bottom, 580, bottom, { thickness: 1 });
  printRich(
    sheet,
    '**For Disclosure, Privacy Act, and Paperwork Reduction Act Notice, see separate instructions.**',
    36,
    bottom + 9,
    6.5,
  );
  sheet.print('Cat. No. 11320B', 412, bottom + 9, { size: 6 });
  printRich(sheet, `Form **1040** (${household.taxYear})`, 526, bottom + 9, 7);
}

function drawFirstPage(sheet: Sheet, household: Household): void {
  drawTitle(sheet, household);
  const isStatusFirst = household.taxYear < 2023;
  let y = isStatusFirst ? drawStatusRow(sheet, household, 60) : 60;
  if (!isStatusFirst) {
    const words = `For the year Jan. 1–Dec. 31, ${household.taxYear}, or other tax year beginning                       , ${household.taxYear}, ending                  , 20`;
    sheet.print(words, 40, y + 11, { size: 7 });
    sheet.print('See separate instructions.', 475, y + 11, { size: 7 });
    y += 16;
  }
  y = drawWho(sheet, household, y);
  if (!isStatusFirst) y = drawStatusBlock(sheet, household, y);
  y = drawQuestions(sheet, household, y);
  drawIncome(sheet, household, drawDependants(sheet, household, y));
}

function drawSecondPage(sheet: Sheet, household: Household): void {
  sheet.newPage();
  sheet.print(`Form 1040 (${household.taxYear})`, 36, 34, { size: 7 });
  sheet.print('Page 2', 580, 34, { size: 8, font: 'bold', align: 'right' });
  sheet.rule(36, 37, 580, 37, { thickness: 1 });
  for (const [words, y] of [
    ['Tax and', 47],
    ['Credits', 57],
    ['Payments', 155],
    ['Refund', 324],
    ['Amount', 371],
    ['You Owe', 381],
  ] as const)
    sheet.print(words, 36, y, { size: 9, font: 'bold' });
  const bottom = drawLines(sheet, taxLines(household.taxYear), lineAmounts(household), 37, COLUMNS);
  drawSignatures(sheet, household, bottom + 4);
}

/** One year's form; `status` fixes the filing status, else the seed decides. */
export function form1040(taxYear: number, status?: FilingStatus): DrawForm {
  return async (drawing) => {
    const household = inventHousehold(drawing.seed, taxYear, status);
    const sheet = await openSheet(drawing);
    drawFirstPage(sheet, household);
    drawSecondPage(sheet, household);
    const isHead = household.status === 'Head of household';
    const isSeparate = household.status === 'Married filing separately';
    return {
      pdf: await sheet.finish(),
      documentType: 'personal-tax-return',
      form: '1040',
      taxYear,
      expected: expectHousehold(household),
      expectedOnFirstPage: expectHousehold(household, true),
      ignore: isHead ? ['primaryPerson.maritalStatus'] : [],
      ...(isSeparate ? { accept: { 'primaryPerson.maritalStatus': ['Married filing separately'] } } : {}),
    };
  };
}
