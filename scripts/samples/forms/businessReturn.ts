/** First page of a business return: 1120, 1120-S or 1065. */
import { printDollars } from '../invent/amounts.ts';
import { fullName } from '../invent/people.ts';
import { drawLines, printRich, type LineColumns } from '../drawing/formLine.ts';
import { drawLabelledBox } from '../drawing/labelledBox.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm } from '../sample.ts';
import { expectBusiness, inventBusinessFacts, type BusinessFacts } from './businessFacts.ts';
import { RETURN_LINES, type BusinessForm } from './businessReturnLines.ts';
import { drawTitle, headBoxes } from './businessReturnHead.ts';

const COLUMNS: LineColumns = {
  numberX: 56,
  wordsX: 80,
  far: [486, 508, 72],
  inner: [392, 414, 68],
  pitch: 12,
};
const KIND = {
  '1120': ['C Corp', 'Corp'],
  '1120-S': ['S Corp', 'Inc.'],
  '1065': ['Partnership', 'Partners'],
} as const;
function drawFoot(sheet: Sheet, form: BusinessForm, facts: BusinessFacts, top: number): void {
  sheet.print('Sign', 36, top + 16, { size: 12, font: 'bold' });
  sheet.print('Here', 36, top + 29, { size: 12, font: 'bold' });
  sheet.print(
    'Under penalties of perjury, I declare that I have examined this return, including accompanying schedules and statements, and to the best of my',
    80,
    top + 8,
    { size: 5.5 },
  );
  sheet.print(
    form === '1065' ? 'Signature of partner or limited liability company member' : 'Signature of officer',
    80,
    top + 36,
    { size: 6 },
  );
  sheet.print('Paid', 36, top + 52, { size: 10, font: 'bold' });
  sheet.print('Preparer', 36, top + 63, { size: 10, font: 'bold' });
  drawLabelledBox(sheet, {
    x: 86,
    y: top + 40,
    w: 154,
    h: 24,
    label: "Print/Type preparer's name",
    value: fullName(facts.owner),
  });
  drawLabelledBox(sheet, { x: 240, y: top + 40, w: 150, h: 24, label: "Preparer's signature" });
  drawLabelledBox(sheet, { x: 390, y: top + 40, w: 190, h: 24, label: 'Date' });
  printRich(sheet, '**For Paperwork Reduction Act Notice, see separate instructions.**', 36, top + 76, 7);
  printRich(sheet, `Form **${form}** (${facts.taxYear})`, 520, top + 76, 7);
}

/** Schedule K of the 1120, where its activity stands. */
function drawScheduleK(sheet: Sheet, { business, taxYear }: BusinessFacts): void {
  sheet.newPage();
  printRich(sheet, `Form 1120 (${taxYear})`, 36, 34, 7);
  printRich(sheet, '**Schedule K**   **Other Information** (see instructions)', 36, 52, 9);
  const rows = [
    ['1', 'Check accounting method:  a  Cash   b  Accrual   c  Other (specify)', ''],
    ['2', 'See the instructions and enter the:', ''],
    ['a', 'Business activity code no.', business.code],
    ['b', 'Business activity', business.trade],
    ['c', 'Product or service', ''],
  ] as const;
  rows.forEach(([number, words, value], row) => {
    const y = 68 + row * 14;
    sheet.print(number, 44, y, { size: 7, font: 'bold' });
    sheet.print(words, 60, y, { size: 7 });
    if (number.match(/[abc]/))
      sheet.value({ x: 180, y: y - 10, w: 260, h: 13 }, value, {
        label: `Schedule K. 2${number}. ${words}.`,
      });
  });
}

export function businessReturn(form: BusinessForm): DrawForm {
  return async (drawing) => {
    const [businessType, ending] = KIND[form];
    const facts = inventBusinessFacts(drawing.seed, form, ending);
    const { places, lines } = RETURN_LINES[form];
    const sheet = await openSheet(drawing);
    drawTitle(sheet, form, facts);
    for (const box of headBoxes(form, facts)) drawLabelledBox(sheet, box);
    sheet.print(
      'G   Check applicable boxes:   (1)  Initial return   (2)  Final return   (3)  Name change   (4)  Address change',
      38,
      156,
      { size: 6.8 },
    );
    const figures = {
      receipts: facts.receipts,
      balance: facts.receipts,
      cost: facts.costOfGoods,
      gross: facts.grossProfit,
      other: facts.otherIncome,
      income: facts.totalIncome,
      salaries: facts.salaries,
      rents: facts.rents,
      deductions: facts.deductions,
      net: facts.net,
    };
    const amounts = Object.entries(figures).map(([name, amount]) => [
      places[name as keyof typeof places],
      printDollars(amount),
    ]);
    sheet.rule(36, 162, 580, 162, { thickness: 1 });
    const bottom = drawLines(
      sheet,
      lines,
      Object.fromEntries(amounts) as Record<string, string>,
      164,
      COLUMNS,
    );
    sheet.rule(36, bottom + 2, 580, bottom + 2, { thickness: 1 });
    drawFoot(sheet, form, facts, bottom + 4);
    if (form === '1120') drawScheduleK(sheet, facts);
    return {
      pdf: await sheet.finish(),
      documentType: 'business-tax-return',
      form,
      taxYear: facts.taxYear,
      ...expectReturn(form, facts, businessType),
    };
  };
}

/** The 1120-S names its activity only by code on this page, so no industry is expected from it. */
function expectReturn(form: BusinessForm, facts: BusinessFacts, businessType: string) {
  const { industry, ...business } = expectBusiness(facts, businessType);
  const businessInfo = {
    ...business,
    yearFounded: facts.business.yearFounded,
    ...(form === '1120-S' || industry === undefined ? {} : { industry }),
  };
  const formFields = {
    form,
    taxYear: facts.taxYear,
    grossReceipts: facts.receipts,
    totalIncome: facts.totalIncome,
    totalDeductions: facts.deductions,
    netIncome: facts.net,
  };
  const accept = form === '1120' ? { accept: { 'businessInfo.businessType': ['Corporation'] } } : {};
  return { expected: { businessInfo, formFields }, ...accept };
}
