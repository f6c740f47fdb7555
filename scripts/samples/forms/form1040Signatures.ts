/** The foot of Form 1040's second page: designee, signatures, occupations, phone, and the paid preparer, who is not the client. */
import { fullName } from '../invent/people.ts';
import { drawLabelledBox } from '../drawing/labelledBox.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { printEin } from '../invent/amounts.ts';
import type { Household } from './form1040Facts.ts';

export function drawSignatures(sheet: Sheet, household: Household, top: number): void {
  drawDesignee(sheet, top);
  drawSigners(sheet, household, top + 42);
  drawPreparer(sheet, household, top + 134);
}

function drawDesignee(sheet: Sheet, top: number): void {
  sheet.print('Third Party', 36, top + 10, { size: 9, font: 'bold' });
  sheet.print('Designee', 36, top + 20, { size: 9, font: 'bold' });
  sheet.print(
    'Do you want to allow another person to discuss this return with the IRS? See instructions',
    101,
    top + 10,
    { size: 7 },
  );
  sheet.tick(412, top + 4, false, 'Third Party Designee. Yes. Complete below.');
  sheet.print('Yes. Complete below.', 423, top + 10, { size: 7 });
  sheet.tick(514, top + 4, true, 'Third Party Designee. No.');
  sheet.print('No', 525, top + 10, { size: 7 });
  for (const [words, x, y] of [
    ["Designee's", 101, 24],
    ['name', 101, 32],
    ['Phone', 302, 24],
    ['no.', 302, 32],
    ['Personal identification', 434, 24],
    ['number (PIN)', 434, 32],
  ] as const)
    sheet.print(words, x, top + y, { size: 6.3 });
  sheet.rule(36, top + 38, 580, top + 38);
}

function drawSigners(sheet: Sheet, { primary, spouse, status }: Household, top: number): void {
  const joint = status === 'Married filing jointly' ? spouse : null;
  sheet.print('Sign', 36, top + 14, { size: 12, font: 'bold' });
  sheet.print('Here', 36, top + 27, { size: 12, font: 'bold' });
  const oath = [
    'Under penalties of perjury, I declare that I have examined this return and accompanying schedules and statements, and to the best of my knowledge and',
    'belief, they are true, correct, and complete. Declaration of preparer (other than taxpayer) is based on all information of which preparer has any knowledge.',
  ];
  oath.forEach((words, row) => sheet.print(words, 101, top + 6 + row * 7, { size: 5.6 }));
  const rows = [
    [top + 16, 'Your', primary.occupation],
    [top + 46, "Spouse's", joint?.occupation ?? ''],
  ] as const;
  for (const [y, whose, occupation] of rows) {
    const signature =
      whose === 'Your' ? 'Your signature' : "Spouse's signature. If a joint return, both must sign.";
    drawLabelledBox(sheet, { x: 94, y, w: 181, h: 30, label: signature });
    drawLabelledBox(sheet, { x: 275, y, w: 51, h: 30, label: 'Date' });
    drawLabelledBox(sheet, { x: 326, y, w: 138, h: 30, label: `${whose} occupation`, value: occupation });
    const pin =
      whose === 'Your'
        ? 'If the IRS sent you an Identity\nProtection PIN, enter it here\n(see inst.)'
        : 'If the IRS sent your spouse an\nIdentity Protection PIN, enter it here\n(see inst.)';
    drawLabelledBox(sheet, { x: 464, y, w: 116, h: 30, label: pin, labelSize: 6 });
  }
  sheet.print('Phone no.', 101, top + 85, { size: 6.5 });
  sheet.value({ x: 134, y: top + 76, w: 140, h: 12 }, primary.phone, {
    label: 'Phone number.',
    align: 'center',
  });
  sheet.print('Email address', 279, top + 85, { size: 6.5 });
  sheet.value({ x: 324, y: top + 76, w: 250, h: 12 }, primary.email, { label: 'Email address.' });
  sheet.rule(36, top + 89, 580, top + 89, { thickness: 1 });
}

function drawPreparer(sheet: Sheet, { preparer, address }: Household, top: number): void {
  for (const [words, row] of [
    ['Paid', 0],
    ['Preparer', 1],
    ['Use Only', 2],
  ] as const)
    sheet.print(words, 36, top + 14 + row * 12, { size: 11, font: 'bold' });
  drawLabelledBox(sheet, {
    x: 94,
    y: top,
    w: 124,
    h: 24,
    label: "Preparer's name",
    value: preparer ? fullName(preparer) : '',
  });
  drawLabelledBox(sheet, { x: 218, y: top, w: 174, h: 24, label: "Preparer's signature" });
  drawLabelledBox(sheet, { x: 392, y: top, w: 58, h: 24, label: 'Date' });
  drawLabelledBox(sheet, { x: 450, y: top, w: 60, h: 24, label: 'PTIN', value: preparer ? 'P01234567' : '' });
  drawLabelledBox(sheet, { x: 510, y: top, w: 70, h: 24, label: 'Check if:\n      Self-employed' });
  const firm = preparer ? `${preparer.last} Tax & Accounting` : '';
  const rows = [
    [94, 24, 370, "Firm's name", firm],
    [464, 24, 116, 'Phone no.', preparer?.phone ?? ''],
    [
      94,
      36,
      370,
      "Firm's address",
      preparer ? `77 Ledger Way, ${address.city}, ${address.state} ${address.zipCode}` : '',
    ],
    [464, 36, 116, "Firm's EIN", preparer ? printEin('980044117') : ''],
  ] as const;
  for (const [x, y, w, label, value] of rows) {
    sheet.frame({ x, y: top + y, w, h: 12 });
    sheet.print(label, x + 4, top + y + 9, { size: 6.5 });
    sheet.value({ x: x + 52, y: top + y, w: w - 54, h: 12 }, value, { label: `Paid preparer. ${label}.` });
  }
}
