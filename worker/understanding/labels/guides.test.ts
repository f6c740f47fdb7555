/** Papers that explain a form: what they say beside it and above it is none of the form's own. */
import { describe, expect, it } from '@jest/globals';
import { mapSheet } from '../locate/cells.ts';
import { findLandmarks } from './landmarks.ts';
import { letterHead } from '../parties/letter.ts';
import { locateBelow } from '../locate/locateBelow.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, type Print } from '../testing/printedPage.ts';
import { textOf } from '../values/runs.ts';

const headOf = (...print: Print[]) => textOf(letterHead(mapSheet(toSheet(printedPage(print)), [])));
const below = (label: string, across: readonly string[] | undefined, ...print: Print[]) => {
  const sheet = toSheet(printedPage(print));
  const map = mapSheet(sheet, findLandmarks(sheet, [label, 'state wages']));
  const [cell] = locateBelow(map, { below: label, depth: 60, ...(across && { across }) });
  return textOf(cell!.words);
};

describe('What a guide says beside a form', () => {
  it('When a sentence stands far behind a line of a block, then it is no part of it', () => {
    const block: Print[] = [
      [40, 100, "Payer's name, address"],
      [40, 110, 'LARAMIE BENEFIT FUND'],
      [300, 110, 'All benefits paid in the year, before'],
      [40, 120, '610 YARROW RD'],
      [300, 120, 'deductions.'],
    ];
    expect(below("payer's name address", ['telephone no'], ...block)).toBe(
      'LARAMIE BENEFIT FUND 610 YARROW RD',
    );
  });
});

describe('The name above a guide', () => {
  it('is not the title of the form or of what explains it, nor a sentence to the reader', () => {
    for (const title of [
      'A guide to your Consolidated Form 1099',
      'EXAMPLE - SUBSTITUTE FORM 1099-INT (COMBINED NOTICE)',
      'Your 1099-R Explained',
      'How to Read Your 2023 Form W-2',
      'Use this sample to find your way around the statement.',
    ])
      expect(headOf([40, 40, title], [40, 70, 'Heron Lake Bank'])).toBe('Heron Lake Bank');
  });
  it('may be written small as a whole, or hold a verb', () => {
    expect(headOf([40, 40, 'heron lake federal credit union'])).toBe('heron lake federal credit union');
    expect(headOf([40, 40, 'Explained Value Guide LLC'])).toBe('Explained Value Guide LLC');
  });
});

describe('A table that is typed with strokes', () => {
  it('When a stroke stands behind a label, then what it heads ends at the stroke below', () => {
    const table: Print[] = [
      [40, 100, '16 State wages | 17 State tax  | 18 Local | 19 Local tax'],
      [40, 112, '  64,077.15    |    3,018.66    |     .00  |     .00'],
    ];
    expect(below('17 state tax', undefined, ...table)).toBe('| 3,018.66');
  });
});
