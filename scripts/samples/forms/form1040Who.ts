/** Title, names, SSNs and address on Form 1040. */
import { cityLine } from '../invent/people.ts';
import { drawLabelledBox, type LabelledBox } from '../drawing/labelledBox.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Household } from './form1040Facts.ts';

export function drawTitle(sheet: Sheet, { taxYear, isSenior }: Household): void {
  sheet.print('Form', 36, 56, { size: 5 });
  sheet.print(isSenior ? '1040-SR' : '1040', 46, 58, { size: isSenior ? 15 : 24, font: 'bold' });
  sheet.print('Department of the Treasury—Internal Revenue Service', 108, 44, { size: 5.5 });
  sheet.print(isSenior ? 'U.S. Tax Return for Seniors' : 'U.S. Individual Income Tax Return', 108, 57, {
    size: 11,
    font: 'bold',
  });
  sheet.print(String(taxYear), 308, 57, { size: 20, font: 'bold' });
  sheet.print('OMB No. 1545-0074', 360, 57, { size: 6.5 });
  sheet.print('IRS Use Only—Do not write or staple in this space.', 436, 57, { size: 5.5 });
  sheet.rule(36, 60, 580, 60, { thickness: 1 });
}

/** Names, SSNs and address: five rows of 24 points. Gives the y below them. */
export function drawWho(sheet: Sheet, household: Household, top: number): number {
  const { primary, spouse, status } = household;
  const joint = status === 'Married filing jointly' ? spouse : null;
  const [last, spouseLast] = [primary, joint].map((who) =>
    [who?.last, who?.suffix].filter(Boolean).join(' '),
  );
  const boxes: LabelledBox[] = [
    { x: 36, y: top, w: 203, h: 24, label: 'Your first name and middle initial', value: primary.given },
    { x: 239, y: top, w: 232, h: 24, label: 'Last name', value: last, spoken: 'Your last name.' },
    {
      x: 36,
      y: top + 24,
      w: 203,
      h: 24,
      label: "If joint return, spouse's first name and middle initial",
      value: joint?.given ?? '',
    },
    {
      x: 239,
      y: top + 24,
      w: 232,
      h: 24,
      label: 'Last name',
      value: spouseLast,
      spoken: "Spouse's last name.",
    },
    ...homeBoxes(household, top),
    { x: 36, y: top + 96, w: 225, h: 24, label: 'Foreign country name', value: '' },
    { x: 261, y: top + 96, w: 145, h: 24, label: 'Foreign province/state/county', value: '' },
    { x: 406, y: top + 96, w: 65, h: 24, label: 'Foreign postal code', value: '' },
  ];
  for (const box of boxes) drawLabelledBox(sheet, { labelSize: 6.5, ...box });
  drawSsn(sheet, 'Your social security number', primary.ssn, top);
  drawSsn(sheet, "Spouse's social security number", spouse?.ssn ?? '', top + 24);
  drawElectionCampaign(sheet, top + 48);
  return top + 120;
}

/** The town has one box for everything in 2019, and boxes for state and ZIP code since. */
function homeBoxes({ address, taxYear }: Household, top: number): LabelledBox[] {
  const home = 'Home address (number and street). If you have a P.O. box, see instructions.';
  const street: LabelledBox[] = [
    { x: 36, y: top + 48, w: 384, h: 24, label: home, value: address.streetLine },
    { x: 420, y: top + 48, w: 51, h: 24, label: 'Apt. no.', value: address.unit },
  ];
  const [y, h] = [top + 72, 24];
  if (taxYear < 2020) {
    const label =
      'City, town or post office, state, and ZIP code. If you have a foreign address, also complete spaces below (see instructions).';
    return [...street, { x: 36, y, w: 435, h, label, value: cityLine(address), labelSize: 6.2 }];
  }
  const label = 'City, town, or post office. If you have a foreign address, also complete spaces below.';
  return [
    ...street,
    { x: 36, y, w: 304, h, label, value: address.city, labelSize: 6.2 },
    { x: 340, y, w: 66, h, label: 'State', value: address.state, align: 'center' },
    { x: 406, y, w: 65, h, label: 'ZIP code', value: address.zipCode, align: 'center' },
  ];
}

export function drawSsn(sheet: Sheet, words: string, ssn: string, y: number): void {
  sheet.frame({ x: 471, y, w: 109, h: 24 });
  sheet.print(words, 475, y + 8, { size: 6.3, font: 'bold' });
  for (const cell of [3, 5]) sheet.rule(471 + cell * 12, y + 12, 471 + cell * 12, y + 24, { isDashed: true });
  sheet.value({ x: 471, y: y + 10, w: 108, h: 13 }, ssn, { label: `${words}. 9 digits.`, cells: 9 });
}

function drawElectionCampaign(sheet: Sheet, top: number): void {
  sheet.frame({ x: 471, y: top, w: 109, h: 72 });
  sheet.print('Presidential Election Campaign', 474, top + 9, { size: 6.5, font: 'bold' });
  const words = [
    'Check here if you, or your',
    'spouse if filing jointly, want $3',
    'to go to this fund. Checking a',
    'box below will not change',
    'your tax or refund.',
  ];
  words.forEach((line, row) => sheet.print(line, 474, top + 19 + row * 9, { size: 6.5 }));
  sheet.tick(504, top + 61, false, 'Presidential Election Campaign. You.');
  sheet.print('You', 515, top + 68, { size: 6.5, font: 'bold' });
  sheet.tick(540, top + 61, false, 'Presidential Election Campaign. Spouse.');
  sheet.print('Spouse', 551, top + 68, { size: 6.5, font: 'bold' });
}
