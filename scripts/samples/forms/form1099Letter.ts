/** A substitute 1099 as banks and brokers mail it: letterhead, address window, a list of boxes. */
import { printEin, printMoney, printSsn } from '../invent/amounts.ts';
import { addressLines } from '../invent/people.ts';
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

function drawHead(sheet: Sheet, facts: Facts1099): void {
  sheet.print(facts.payer.name, 50, 60, { size: 14, font: 'serifBold' });
  addressLines(facts.payer.address).forEach((line, row) =>
    sheet.print(line, 50, 74 + row * 11, { size: 9, font: 'serif' }),
  );
  sheet.print(`Payer's TIN: ${printEin(facts.payer.ein)}`, 50, 98, { size: 9, font: 'serif' });
  sheet.print(`${facts.taxYear} Form ${facts.form}`, 562, 60, {
    size: 14,
    font: 'serifBold',
    align: 'right',
  });
  sheet.print('Substitute statement · OMB No. 1545-0110', 562, 74, {
    size: 8,
    font: 'serif',
    align: 'right',
  });
  sheet.print('Copy B for Recipient', 562, 85, { size: 8, font: 'serif', align: 'right' });
  sheet.value(
    { x: 70, y: 128, w: 260, h: 44 },
    [recipientName(facts), ...addressLines(facts.address)].join('\n'),
    { label: 'Recipient', hasLines: true },
  );
  sheet.print(`Recipient's TIN: ${printSsn(recipientTin(facts))}`, 380, 140, { size: 9, font: 'serif' });
  sheet.print(`Account number: ${facts.account}`, 380, 154, { size: 9, font: 'serif' });
}

export function form1099Letter(form: Form1099): DrawForm {
  return async (drawing) => {
    const facts = invent1099(form, drawing.seed + 1);
    const sheet = await openSheet({ ...drawing, isFillable: false });
    drawHead(sheet, facts);
    BOXES[form].forEach(({ number, label, name }, row) => {
      const y = 212 + row * 18;
      sheet.print(`Box ${number}`, 56, y, { size: 9, font: 'serif' });
      sheet.print(label.replace('\n', ' '), 100, y, { size: 9, font: 'serif' });
      const value = printMoney((name && facts.amounts[name]) || 0) || '0.00';
      sheet.value({ x: 460, y: y - 11, w: 100, h: 15 }, `$${value}`, { label, align: 'right' });
      sheet.rule(50, y + 5, 562, y + 5, { thickness: 0.3 });
    });
    sheet.print(
      'This is important tax information and is being furnished to the Internal Revenue Service.',
      50,
      420,
      { size: 8, font: 'serif' },
    );
    const expected = expect1099(facts);
    return { pdf: await sheet.finish(), documentType: '1099-form', form, taxYear: facts.taxYear, expected };
  };
}
