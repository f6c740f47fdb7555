/** Dependents on Form 1040 since 2025: a column for each, a row for each question. */
import type { Sheet } from '../drawing/sheet.ts';
import type { Household } from './form1040Facts.ts';

type Child = Household['primary'];
/** What a row says of a child; rows without an answer hold check boxes. */
const ROWS: readonly (readonly [string, (child: Child) => string])[] = [
  ['(1) First name', (child) => child.given],
  ['(2) Last name', (child) => child.last],
  ['(3) SSN', (child) => child.ssn],
  ['(4) Relationship', () => 'Daughter'],
];
const CREDITS = [
  ['Child tax', 'credit'],
  ['Credit for', 'other', 'dependents'],
] as const;
const LEFT = 174;
const WIDTH = 101;

/** Four columns; further children have none of their own. Gives the y below the table. */
export function drawDependantColumns(sheet: Sheet, { dependants }: Household, top: number): number {
  sheet.print('Dependents', 36, top + 10, { size: 8.5, font: 'bold' });
  sheet.print('(see instructions)', 36, top + 20, { size: 6.5 });
  ['If more than', 'four dependents,', 'see instructions', 'and check here'].forEach((words, row) =>
    sheet.print(words, 36, top + 30 + row * 8, { size: 6.2 }),
  );
  for (let column = 0; column < 4; column++) {
    const x = LEFT + column * WIDTH;
    sheet.print(`Dependent ${column + 1}`, x + WIDTH / 2, top + 9, {
      size: 6.5,
      font: 'bold',
      align: 'center',
    });
    ROWS.forEach(([, say], row) => {
      const child = dependants[column];
      const rect = { x, y: top + 12 + row * 12, w: WIDTH, h: 12 };
      sheet.frame(rect);
      sheet.value(rect, child ? say(child) : '', { label: `Dependent ${column + 1}. ${ROWS[row]![0]}.` });
    });
    CREDITS.forEach((words, index) => {
      const at = x + 3 + index * 50;
      sheet.tick(at, top + 62, index === 0 && dependants[column] !== undefined, words.join(' '));
      words.forEach((word, row) => sheet.print(word, at + 11, top + 66 + row * 6, { size: 5.6 }));
    });
  }
  ROWS.forEach(([words], row) => sheet.print(words, 97, top + 21 + row * 12, { size: 6.5 }));
  sheet.print('(7) Credits', 97, top + 69, { size: 6.5 });
  sheet.rule(36, top + 82, 580, top + 82, { thickness: 1 });
  return top + 82;
}
