/** The first page of Form 1040 of 2018: people, dependents and signatures, no figures; everything else is on the back. */
import { cityLine, fullName } from '../invent/people.ts';
import { drawLabelledBox, type LabelledBox } from '../drawing/labelledBox.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { drawDependants } from './form1040Dependants.ts';
import type { Household } from './form1040Facts.ts';
import { drawStatus } from './form1040Status.ts';
import { drawSsn } from './form1040Who.ts';

const STATUS_WORDS = [
  'Single',
  'Married filing jointly',
  'Married filing separately',
  'Head of household',
  'Qualifying widow(er)',
];

export function drawPostcard(sheet: Sheet, household: Household, top: number): void {
  sheet.print('Filing status:', 36, top + 11, { size: 7, font: 'bold' });
  const lefts = [90, 130, 230, 340, 430];
  STATUS_WORDS.forEach((words, index) => drawStatus(sheet, household, index, lefts[index]!, top + 4, words));
  drawNames(sheet, household, top + 15);
  drawSigners(sheet, household, drawDependants(sheet, household, top + 135));
}

const lastName = (person: Household['spouse']) => [person?.last, person?.suffix].filter(Boolean).join(' ');

function drawNames(sheet: Sheet, { primary, spouse, address }: Household, top: number): void {
  const rows: LabelledBox[] = [
    { x: 36, y: top, w: 203, h: 24, label: 'Your first name and initial', value: primary.given },
    { x: 239, y: top, w: 232, h: 24, label: 'Last name', value: lastName(primary) },
    {
      x: 36,
      y: top + 36,
      w: 203,
      h: 24,
      label: 'If joint return, spouse’s first name and initial',
      value: spouse?.given ?? '',
    },
    { x: 239, y: top + 36, w: 232, h: 24, label: 'Last name', value: lastName(spouse) },
    {
      x: 36,
      y: top + 72,
      w: 384,
      h: 24,
      label: 'Home address (number and street). If you have a P.O. box, see instructions.',
      value: address.streetLine,
    },
    { x: 420, y: top + 72, w: 51, h: 24, label: 'Apt. no.', value: address.unit },
    {
      x: 36,
      y: top + 96,
      w: 435,
      h: 24,
      label:
        'City, town or post office, state, and ZIP code. If you have a foreign address, attach Schedule 6.',
      value: cityLine(address),
    },
  ];
  for (const box of rows) drawLabelledBox(sheet, { labelSize: 6.5, ...box });
  drawSsn(sheet, 'Your social security number', primary.ssn, top);
  drawSsn(sheet, 'Spouse’s social security number', spouse?.ssn ?? '', top + 36);
  drawDeductionBoxes(sheet, 'Your standard deduction:', 'Someone can claim you as a dependent', top + 24);
  drawDeductionBoxes(
    sheet,
    'Spouse standard deduction:',
    'Someone can claim your spouse as a dependent',
    top + 60,
  );
  sheet.print('Presidential Election Campaign', 474, top + 80, { size: 6.5, font: 'bold' });
  sheet.print('(see inst.)       You       Spouse', 474, top + 90, { size: 6.5 });
  sheet.print('If more than four dependents,', 474, top + 105, { size: 6.5 });
  sheet.print('see inst. and ✓ here'.replace('✓', 'check'), 474, top + 114, { size: 6.5 });
}

function drawDeductionBoxes(sheet: Sheet, title: string, claim: string, y: number): void {
  sheet.print(title, 40, y + 8, { size: 6.5 });
  sheet.tick(132, y + 2, false, claim);
  sheet.print(claim, 143, y + 8, { size: 6.5 });
  sheet.tick(300, y + 2, false, 'Born before January 2, 1954.');
  sheet.print('You were born before January 2, 1954', 311, y + 8, { size: 6.5 });
  sheet.tick(460, y + 2, false, 'Blind.');
  sheet.print('You are blind', 471, y + 8, { size: 6.5 });
}

function drawSigners(sheet: Sheet, { primary, spouse, status, preparer }: Household, top: number): void {
  const joint = status === 'Married filing jointly' ? spouse : null;
  sheet.print('Sign', 36, top + 14, { size: 12, font: 'bold' });
  sheet.print('Here', 36, top + 27, { size: 12, font: 'bold' });
  sheet.print(
    'Under penalties of perjury, I declare that I have examined this return and accompanying schedules',
    101,
    top + 8,
    {
      size: 6,
    },
  );
  sheet.print('Joint return?', 36, top + 36, { size: 5.6 });
  const rows = [
    ['Your signature', 'Your occupation', primary.occupation],
    [
      'Spouse’s signature. If a joint return, both must sign.',
      'Spouse’s occupation',
      joint?.occupation ?? '',
    ],
  ] as const;
  rows.forEach(([signature, label, value], row) => {
    const [y, h] = [top + 16 + row * 26, 26];
    drawLabelledBox(sheet, { x: 94, y, w: 216, h, label: signature });
    drawLabelledBox(sheet, { x: 310, y, w: 51, h, label: 'Date' });
    drawLabelledBox(sheet, { x: 361, y, w: 119, h, label, value });
    drawLabelledBox(sheet, {
      x: 480,
      y,
      w: 100,
      h,
      label: 'If the IRS sent you an Identity\nProtection PIN, enter it',
      labelSize: 6,
    });
  });
  drawPreparer(sheet, preparer, top + 70);
}

function drawPreparer(sheet: Sheet, preparer: Household['preparer'], y: number): void {
  sheet.print('Paid', 36, y + 12, { size: 10, font: 'bold' });
  drawLabelledBox(sheet, {
    x: 94,
    y,
    w: 124,
    h: 24,
    label: 'Preparer’s name',
    value: preparer ? fullName(preparer) : '',
  });
  drawLabelledBox(sheet, { x: 218, y, w: 174, h: 24, label: 'Preparer’s signature' });
  drawLabelledBox(sheet, { x: 392, y, w: 88, h: 24, label: 'PTIN' });
  drawLabelledBox(sheet, { x: 480, y, w: 100, h: 24, label: 'Firm’s EIN' });
  sheet.print('Firm’s name', 98, y + 33, { size: 6.5 });
  sheet.print('Phone no.', 470, y + 33, { size: 6.5 });
  sheet.value({ x: 505, y: y + 24, w: 74, h: 12 }, preparer?.phone ?? '', {
    label: 'Preparer. Phone number.',
  });
}
