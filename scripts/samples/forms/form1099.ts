/** The 1099 family as the IRS draws it: payer and recipient at the left, the boxes beside them, the title at the right. */
import { printEin, printMoney, printSsn } from '../invent/amounts.ts';
import { addressLines, cityLine } from '../invent/people.ts';
import { drawLabelledBox, type LabelledBox } from '../drawing/labelledBox.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm } from '../sample.ts';
import {
  BOXES,
  expect1099,
  invent1099,
  recipientName,
  recipientTin,
  type Facts1099,
  type Form1099,
} from './form1099Facts.ts';

const TITLES: Readonly<Record<Form1099, readonly string[]>> = {
  '1099-NEC': ['Nonemployee', 'Compensation'],
  '1099-MISC': ['Miscellaneous', 'Information'],
  '1099-INT': ['Interest', 'Income'],
  '1099-DIV': ['Dividends and', 'Distributions'],
  '1099-K': ['Payment Card and', 'Third Party', 'Network', 'Transactions'],
  '1099-R': ['Distributions From', 'Pensions, Annuities,', 'Retirement Plans,', 'IRAs, etc.'],
};

function leftBoxes(facts: Facts1099): LabelledBox[] {
  const [payer, recipient] = facts.form === '1099-K' ? ['FILER', 'PAYEE'] : ['PAYER', 'RECIPIENT'];
  const lines = [facts.payer.name, ...addressLines(facts.payer.address), facts.payer.phone].join('\n');
  const tin = facts.person ? printSsn(facts.person.ssn) : printEin(recipientTin(facts));
  const wide = { x: 50, w: 247 };
  return [
    {
      ...wide,
      y: 36,
      h: 96,
      label: `${payer}'S name, street address, city or town, state or province, country, ZIP\nor foreign postal code, and telephone no.`,
      value: lines,
      hasLines: true,
    },
    {
      x: 50,
      w: 123,
      y: 132,
      h: 48,
      label: `${payer}'S TIN`,
      value: printEin(facts.payer.ein),
      align: 'center',
    },
    { x: 173, w: 124, y: 132, h: 48, label: `${recipient}'S TIN`, value: tin, align: 'center' },
    { ...wide, y: 180, h: 36, label: `${recipient}'S name`, value: recipientName(facts) },
    { ...wide, y: 216, h: 36, label: 'Street address (including apt. no.)', value: facts.address.street },
    {
      ...wide,
      y: 252,
      h: 36,
      label: 'City or town, state or province, country, and ZIP or foreign postal code',
      value: cityLine(facts.address),
    },
    {
      ...wide,
      y: 288,
      h: 36,
      label: 'Account number (see instructions)',
      value: facts.account,
      align: 'center',
    },
  ];
}

/** Heights of the rows of paired boxes, as on the 1099-MISC: the row of box 4 is low, the next one tall. */
const ROWS = [24, 48, 36, 36] as const;

/**
 * Beside the names: boxes 1 and 2 above each other, the rest in pairs below the title; the four of the 1099-NEC
 * in one wide column, as the IRS draws it.
 */
function placeBox(form: Form1099, index: number): { x: number; y: number; w: number; h: number } {
  if (form === '1099-NEC') return { x: 297, y: 108 + index * 36, w: 189, h: 36 };
  if (index < 2) return { x: 297, y: 36 + index * 36, w: 104, h: 36 };
  const row = Math.floor((index - 2) / 2);
  const y = 108 + ROWS.slice(0, row).reduce((sum, height) => sum + height, 0);
  return { x: index % 2 ? 401 : 297, y, w: 104, h: ROWS[row] ?? 36 };
}

function moneyBoxes({ form, amounts }: Facts1099): LabelledBox[] {
  return BOXES[form].map(({ number, label, name }, index) => {
    const value = printMoney((name && amounts[name]) || 0);
    return {
      ...placeBox(form, index),
      number,
      label,
      value,
      align: 'right',
      hasDollar: true,
      labelSize: 6.2,
    };
  });
}

function drawTitle(sheet: Sheet, { form, taxYear }: Facts1099): void {
  const x = 401;
  const size = form === '1099-R' || form === '1099-K' ? 8 : 10.5;
  sheet.print('OMB No. 1545-0116', x + 4, 44, { size: 6.5 });
  sheet.print(String(taxYear), x + 38, 64, { size: 18, font: 'bold' });
  sheet.print('Form', x + 20, 79, { size: 6.5 });
  sheet.print(form, x + 38, 79, { size: 8, font: 'bold' });
  TITLES[form].forEach((words, row) =>
    sheet.print(words, 580, 46 + size + row * (size + 2.5), { size, font: 'bold', align: 'right' }),
  );
  sheet.print('Copy B', 580, 122, { size: 9.5, font: 'bold', align: 'right' });
  sheet.print('For Recipient', 580, 135, { size: 9, font: 'bold', align: 'right' });
  const notice = [
    'This is important tax',
    'information and is',
    'being furnished to',
    'the IRS. If you are',
    'required to file a',
    'return, a negligence',
    'penalty or other',
    'sanction may be',
    'imposed on you if',
    'this income is taxable',
    'and the IRS',
    'determines that it has',
    'not been reported.',
  ];
  notice.forEach((words, row) => sheet.print(words, 580, 196 + row * 8, { size: 6.5, align: 'right' }));
}

function drawFoot(sheet: Sheet, { form }: Facts1099): void {
  sheet.tick(246, 25, false, 'CORRECTED (if checked)', 9);
  sheet.print('CORRECTED (if checked)', 259, 33, { size: 9 });
  const states = [
    [297, 104, 'State tax withheld'],
    [401, 104, "State/Payer's state no."],
    [505, 75, 'State income'],
  ] as const;
  for (const [x, w, label] of states) drawLabelledBox(sheet, { x, y: 324, w, h: 30, label, value: '' });
  sheet.print('Form', 50, 366, { size: 6.5 });
  sheet.print(form, 68, 366, { size: 9, font: 'bold' });
  sheet.print('(keep for your records)', 160, 366, { size: 8 });
  sheet.print(`www.irs.gov/Form${form.replace('-', '')}`, 300, 366, { size: 6.5 });
  sheet.print('Department of the Treasury - Internal Revenue Service', 580, 366, {
    size: 6.5,
    align: 'right',
  });
}

export function form1099(form: Form1099): DrawForm {
  return async (drawing) => {
    const facts = invent1099(form, drawing.seed);
    const sheet = await openSheet(drawing);
    for (const box of [...leftBoxes(facts), ...moneyBoxes(facts)]) drawLabelledBox(sheet, box);
    drawTitle(sheet, facts);
    drawFoot(sheet, facts);
    return {
      pdf: await sheet.finish(),
      documentType: '1099-form',
      form,
      taxYear: facts.taxYear,
      expected: expect1099(facts),
      ignore: ['businessInfo.businessType'],
    };
  };
}
