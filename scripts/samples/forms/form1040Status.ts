/** Filing status on Form 1040: one row until 2022, a block of two columns since. */
import { fullName } from '../invent/people.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Rect } from '../drawing/styles.ts';
import { FILING_STATUSES, type Household } from './form1040Facts.ts';

/** 2020 to 2022: one row above the names. Gives the y below it. */
export function drawStatusRow(sheet: Sheet, household: Household, top: number): number {
  sheet.print('Filing Status', 36, top + 11, { size: 9, font: 'bold' });
  sheet.print('Check only', 36, top + 21, { size: 6.5 });
  sheet.print('one box.', 36, top + 29, { size: 6.5 });
  const surviving = household.taxYear < 2022 ? 'Qualifying widow(er) (QW)' : 'Qualifying surviving spouse';
  const words = [
    'Single',
    'Married filing jointly',
    'Married filing separately (MFS)',
    'Head of household (HOH)',
    surviving,
  ];
  const lefts = [96, 140, 234, 364, 473];
  words.forEach((word, index) => drawStatus(sheet, household, index, lefts[index] as number, top + 4, word));
  sheet.print(
    'If you checked the MFS box, enter the name of your spouse. If you checked the HOH or QW box, enter the',
    96,
    top + 23,
    { size: 7 },
  );
  sheet.print("child's name if the qualifying person is a child but not your dependent:", 96, top + 33, {
    size: 7,
  });
  drawQualifyingName(sheet, household, { x: 336, y: top + 25, w: 240, h: 12 });
  return top + 40;
}

/** Since 2023: a block of two columns below the address. Gives the y below it. */
export function drawStatusBlock(sheet: Sheet, household: Household, top: number): number {
  sheet.print('Filing Status', 36, top + 10, { size: 9, font: 'bold' });
  sheet.print('Check only', 36, top + 24, { size: 6.5 });
  sheet.print('one box.', 36, top + 32, { size: 6.5 });
  const words = [
    'Single',
    'Married filing jointly (even if only one had income)',
    'Married filing separately (MFS)',
    'Head of household (HOH)',
    'Qualifying surviving spouse (QSS)',
  ];
  const places = [
    [103, 3],
    [103, 15],
    [103, 27],
    [370, 3],
    [370, 27],
  ] as const;
  words.forEach((word, index) => {
    const [x, y] = places[index] as readonly [number, number];
    drawStatus(sheet, household, index, x, top + y, word);
  });
  if (household.taxYear >= 2025) return drawStatusNotes(sheet, household, top);
  sheet.print(
    "If you checked the MFS box, enter the name of your spouse. If you checked the HOH or QSS box, enter the child's name if the",
    103,
    top + 46,
    { size: 6.6 },
  );
  sheet.print('qualifying person is a child but not your dependent:', 103, top + 56, { size: 6.6 });
  drawQualifyingName(sheet, household, { x: 282, y: top + 48, w: 290, h: 12 });
  sheet.tick(
    103,
    top + 63,
    false,
    'Treating a nonresident alien or dual-status alien spouse as a U.S. resident.',
  );
  sheet.print(
    'If treating a nonresident alien or dual-status alien spouse as a U.S. resident for the entire tax year, check the box and enter',
    116,
    top + 69,
    { size: 6.4 },
  );
  sheet.print('their name (see instructions and attach statement if required):', 116, top + 79, {
    size: 6.4,
  });
  sheet.rule(36, top + 84, 580, top + 84);
  return top + 84;
}

/** 2025 asks for the spouse's name in the row of the box itself. */
function drawStatusNotes(sheet: Sheet, household: Household, top: number): number {
  sheet.print('Enter spouse’s SSN above', 226, top + 34, { size: 7 });
  sheet.print('and full name here:', 116, top + 46, { size: 7 });
  drawQualifyingName(sheet, household, { x: 182, y: top + 37, w: 144, h: 12 });
  sheet.print('If you checked the HOH or QSS box, enter the child’s name', 370, top + 43, { size: 6.2 });
  sheet.print('if the qualifying person is a child but not your dependent:', 370, top + 51, { size: 6.2 });
  sheet.rule(36, top + 58, 580, top + 58);
  return top + 58;
}

export function drawStatus(
  sheet: Sheet,
  { status }: Household,
  index: number,
  x: number,
  y: number,
  words: string,
): void {
  sheet.tick(x, y, FILING_STATUSES[index] === status, `Filing Status. Check only one box. ${words}.`);
  sheet.print(words, x + 12, y + 7, { size: 7 });
}

function drawQualifyingName(sheet: Sheet, { status, spouse }: Household, rect: Rect): void {
  const name = status === 'Married filing separately' && spouse ? fullName(spouse) : '';
  sheet.value(rect, name, {
    label: 'If you checked the married filing separately box, enter the name of your spouse.',
  });
  sheet.rule(rect.x, rect.y + rect.h, rect.x + rect.w, rect.y + rect.h, { isDashed: true });
}
