/** Form 1040 and 1040-SR of 2018 to 2025, both pages, with each year's order of blocks and words. */
import { drawLines, printRich, type LineColumns } from '../drawing/formLine.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm } from '../sample.ts';
import { expectHousehold, inventHousehold, type FilingStatus, type Household } from './form1040Facts.ts';
import { lineAmounts } from './form1040Amounts.ts';
import { drawDependants } from './form1040Dependants.ts';
import { incomeLines, taxLines } from './form1040Lines.ts';
import { drawDependantColumns } from './form1040DependantColumns.ts';
import { drawPostcard } from './form1040Postcard.ts';
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
  printRich(
    sheet,
    `Form **1040${household.isSenior ? '-SR' : ''}** (${household.taxYear})`,
    516,
    bottom + 9,
    7,
  );
}

function drawFirstPage(sheet: Sheet, household: Household): void {
  const { taxYear } = household;
  drawTitle(sheet, household);
  if (taxYear === 2018) return drawPostcard(sheet, household, 60);
  const isStatusFirst = taxYear < 2023;
  let y = isStatusFirst ? drawStatusRow(sheet, household, 60) : drawPeriod(sheet, taxYear, 60);
  y = drawWho(sheet, household, y);
  if (!isStatusFirst) y = drawStatusBlock(sheet, household, y);
  if (taxYear < 2025) y = drawQuestions(sheet, household, y);
  const bottom =
    taxYear < 2025 ? drawDependants(sheet, household, y) : drawDependantColumns(sheet, household, y);
  drawIncome(sheet, household, bottom);
}

function drawPeriod(sheet: Sheet, taxYear: number, y: number): number {
  const words = `For the year Jan. 1–Dec. 31, ${taxYear}, or other tax year beginning                       , ${taxYear}, ending                  , 20`;
  sheet.print(words, 40, y + 11, { size: 7 });
  sheet.print('See separate instructions.', 475, y + 11, { size: 7 });
  return y + 16;
}

function drawSecondPage(sheet: Sheet, household: Household): void {
  sheet.newPage();
  const name = household.isSenior ? '1040-SR' : '1040';
  sheet.print(`Form ${name} (${household.taxYear})`, 36, 34, { size: 7 });
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
  if (household.taxYear > 2018) drawSignatures(sheet, household, bottom + 4);
}

/** One year's form; `status` fixes the filing status, else the seed decides. */
export function form1040(taxYear: number, status?: FilingStatus, isSenior = false): DrawForm {
  return async (drawing) => {
    const household = inventHousehold(drawing.seed, taxYear, status, isSenior);
    const sheet = await openSheet(drawing);
    drawFirstPage(sheet, household);
    drawSecondPage(sheet, household);
    const isHead = household.status === 'Head of household';
    const isSeparate = household.status === 'Married filing separately';
    return {
      pdf: await sheet.finish(),
      documentType: 'personal-tax-return',
      form: isSenior ? '1040-SR' : '1040',
      taxYear,
      expected: expectHousehold(household),
      expectedOnFirstPage: expectHousehold(household, true),
      ignore: isHead ? ['primaryPerson.maritalStatus'] : [],
      ...(isSeparate ? { accept: { 'primaryPerson.maritalStatus': ['Married filing separately'] } } : {}),
    };
  };
}
