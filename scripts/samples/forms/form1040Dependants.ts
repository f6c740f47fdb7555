/** The table of dependents on Form 1040. */
import { fullName } from '../invent/people.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Household } from './form1040Facts.ts';

/** Table of four rows; further children have no line of their own. Gives the y below it. */
export function drawDependants(sheet: Sheet, { dependants }: Household, top: number): number {
  sheet.print('Dependents', 36, top + 10, { size: 8.5, font: 'bold' });
  sheet.print('(see instructions):', 94, top + 9, { size: 7 });
  sheet.print('(1) First name', 97, top + 21, { size: 6.5, font: 'bold' });
  sheet.print('Last name', 180, top + 21, { size: 6.5 });
  sheet.print('(2) Social security', 310, top + 9, { size: 6.5, font: 'bold', align: 'center' });
  sheet.print('number', 310, top + 18, { size: 6.5, align: 'center' });
  sheet.print('(3) Relationship', 386, top + 9, { size: 6.5, font: 'bold', align: 'center' });
  sheet.print('to you', 386, top + 18, { size: 6.5, align: 'center' });
  sheet.print('(4) Check the box if qualifies for (see instructions):', 424, top + 9, {
    size: 6,
    font: 'bold',
  });
  sheet.print('Child tax credit', 437, top + 21, { size: 6 });
  sheet.print('Credit for other dependents', 503, top + 21, { size: 5.6 });
  ['If more', 'than four', 'dependents,', 'see instructions', 'and check', 'here'].forEach((words, row) =>
    sheet.print(words, 36, top + 21 + row * 9, { size: 6.5 }),
  );
  sheet.tick(80, top + 61, false, 'If more than four dependents, see instructions and check here.');
  for (let row = 0; row < 4; row++) drawDependant(sheet, dependants[row], row, top + 24 + row * 12);
  sheet.rule(36, top + 72, 580, top + 72, { thickness: 1 });
  return top + 72;
}

function drawDependant(sheet: Sheet, child: Household['primary'] | undefined, row: number, y: number): void {
  const cells: readonly (readonly [number, number])[] = [
    [94, 174],
    [268, 87],
    [355, 65],
    [420, 80],
    [500, 80],
  ];
  for (const [x, w] of cells) sheet.frame({ x, y, w, h: 12 });
  const about = `Dependents. Row ${row + 1}.`;
  sheet.value({ x: 94, y, w: 172, h: 12 }, child ? fullName(child) : '', {
    label: `${about} First name. Last name.`,
  });
  sheet.value({ x: 268, y, w: 86, h: 12 }, child?.ssn ?? '', {
    label: `${about} Social security number.`,
    cells: 9,
  });
  sheet.value({ x: 355, y, w: 64, h: 12 }, child ? 'Child' : '', { label: `${about} Relationship to you.` });
  sheet.tick(453, y + 2, child !== undefined, `${about} Child tax credit.`);
  sheet.tick(532, y + 2, false, `${about} Credit for other dependents.`);
}
