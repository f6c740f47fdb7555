import { expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { beforeNextColumn } from './beforeNextColumn.ts';
import { textOf } from '../runs.ts';

it('When a scanned row goes on with another label and its zero, then the amount before it is all of the row', () => {
  const row = (...print: string[]) =>
    textOf(
      beforeNextColumn(
        print.flatMap((text, at) => wordsAt([40 + 120 * at, 10, text], { source: 'ocr', confidence: 0.95 })),
        2,
      ),
    );
  expect(row('105,469', 'Penalty', '0')).toBe('105,469');
  expect(row('105,469', 'Penalty', '2,000')).toBe('105,469');
  // dirt behind dirt
  expect(row('105,469', 'Penalty', '7')).toBe('105,469 Penalty 7');
  expect(row('469', 'Penalty', '0')).toBe('469 Penalty 0');
});
