import { describe, expect, it } from '@jest/globals';
import { mapSheet } from './cells.ts';
import { optionBoxes } from './choose.ts';
import type { ChoiceRule } from '../formDefinition.ts';
import { findLandmarks } from '../labels/landmarks.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, type Print } from '../testing/printedPage.ts';

const rule: ChoiceRule = {
  to: ['fields.filingStatus'],
  options: ['Single', 'Married filing jointly', 'Head of household'].map((value) => ({
    labels: [value.toLowerCase()],
    value,
  })),
};
const boxesOn = (...print: Print[]) => {
  const sheet = toSheet(printedPage(print));
  const labels = rule.options.flatMap((option) => option.labels);
  return optionBoxes(mapSheet(sheet, findLandmarks(sheet, labels)), rule).map(({ value, box }) => ({
    value,
    y: Math.round((box.y0 + box.y1) / 2),
  }));
};
/** The margin beside the deduction, which says `Single` once more. */
const MARGIN: Print = [30, 385, 'Single or'];

describe('The place of an option', () => {
  it('When its short word stands amid print between the other options, then it is there, not in the margin', () => {
    const boxes = boxesOn(
      [60, 62, 'Filing Status X Single x Married filing jointly x Head of household'],
      MARGIN,
    );
    expect(boxes.find(({ value }) => value === 'Single')!.y).toBeLessThan(80);
  });

  it('When no row holds the others, then the place of its label counts', () => {
    const boxes = boxesOn(
      [60, 62, 'Filing Status X Single now'],
      [60, 120, 'Married filing jointly'],
      MARGIN,
    );
    expect(boxes.find(({ value }) => value === 'Single')!.y).toBeGreaterThan(380);
  });
});
