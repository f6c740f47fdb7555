import { expect, it } from '@jest/globals';
import { cellBelow, mapSheet } from './cells.ts';
import { findLandmarks, type Landmark } from './landmarks.ts';
import { toSheet } from './sheet.ts';
import { printedPage } from './testing/printedPage.ts';

it('A label that another copy lent, and that no words of this one spell, still ends the cell beside it', () => {
  const sheet = toSheet(printedPage([[36, 100, 'Employer identification number']]));
  const [label] = findLandmarks(sheet, ['employer identification number']);
  const lent: Landmark = {
    ...label!,
    label: 'wages tips other compensation',
    words: [],
    startsRun: false,
    box: { x0: 300, y0: 100, x1: 400, y1: 107 },
  };
  const cell = cellBelow(mapSheet(sheet, [label!, lent]), label!);
  expect(cell.x1).toBe(299);
});
