/** The yes-or-no questions of Form 1040: digital assets, standard deduction, age and blindness. */
import { printRich } from '../drawing/formLine.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Household } from './form1040Facts.ts';

/** Digital assets (virtual currency until 2021), standard deduction, age and blindness. Gives the y below. */
export function drawQuestions(sheet: Sheet, { taxYear }: Household, top: number): number {
  const words =
    taxYear < 2022
      ? `At any time during ${taxYear}, did you receive, sell, send, exchange, or otherwise acquire any financial interest in any virtual currency?`
      : `**Digital Assets** At any time during ${taxYear}, did you: (a) receive (as a reward, award, or payment for property or services); or (b) sell it?`;
  printRich(sheet, words, 36, top + 10, 6.3);
  sheet.tick(508, top + 3, false, 'Digital assets. Yes.');
  sheet.print('Yes', 519, top + 10, { size: 6.5, font: 'bold' });
  sheet.tick(544, top + 3, true, 'Digital assets. No.');
  sheet.print('No', 555, top + 10, { size: 6.5, font: 'bold' });
  sheet.rule(36, top + 14, 580, top + 14);
  sheet.print('Standard', 36, top + 24, { size: 8.5, font: 'bold' });
  sheet.print('Deduction', 36, top + 34, { size: 8.5, font: 'bold' });
  printRich(sheet, '**Someone can claim:**', 94, top + 23, 7);
  drawBoxes(
    sheet,
    [
      [182, 'You as a dependent'],
      [283, 'Your spouse as a dependent'],
    ],
    top + 16,
  );
  drawBoxes(sheet, [[94, 'Spouse itemizes on a separate return or you were a dual-status alien']], top + 27);
  sheet.print('Age/Blindness', 36, top + 46, { size: 6.8, font: 'bold' });
  const born = `born before January 2, ${taxYear - 64}`;
  drawBoxes(
    sheet,
    [
      [117, `Were ${born}`],
      [261, 'Are blind'],
      [362, `Was ${born}`],
      [506, 'Is blind'],
    ],
    top + 39,
  );
  sheet.print('You:', 96, top + 46, { size: 7, font: 'bold' });
  sheet.print('Spouse:', 325, top + 46, { size: 7, font: 'bold' });
  sheet.rule(36, top + 50, 580, top + 50);
  return top + 50;
}

function drawBoxes(sheet: Sheet, boxes: readonly (readonly [number, string])[], y: number): void {
  for (const [x, words] of boxes) {
    sheet.tick(x, y, false, words);
    sheet.print(words, x + 12, y + 7, { size: 7 });
  }
}
