import { describe, expect, it } from '@jest/globals';
import type { CheckRule } from './checkRule.ts';
import { mapSheet } from '../locate/cells.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage } from '../testing/printedPage.ts';
import { withoutUnreadLines } from './unreadLine.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const total: CheckRule = {
  plus: ['fields.wages', 'fields.interest'],
  blank: ['fields.interest'],
  gives: 'fields.totalIncome',
  within: 1,
};

describe('A sum of which a line was not recognised', () => {
  const kept = (wages: number, totalIncome: number, ...print: readonly string[]) => {
    const page = printedPage(print.map((text, at) => [400, 40 + 14 * at, text]));
    const map = mapSheet(toSheet({ ...page, source: 'ocr' }), []);
    return withoutUnreadLines(
      [total],
      [map],
      [scannedValue('fields.wages', wages), scannedValue('fields.totalIncome', totalIncome)],
    ).length;
  };

  it('When its amount is printed and no value has it, then the sum says nothing of the others', () => {
    expect(kept(6210, 19328, '6,210', '13,118', '19,328')).toBe(0);
    expect(kept(6210, 19328, '6,210', '13,118.00', '19,328')).toBe(0);
    expect(kept(6210.1, 19328.3, '6,210.10', '13,118.20', '19,328.30')).toBe(0);
  });

  it('When it is printed nowhere, or is the amount of another line, then the sum is wrong', () => {
    expect(kept(6210, 19328, '6,210', '13,178', '19,328')).toBe(1);
    expect(kept(6210, 12420, '6,210', '6,210', '12,420')).toBe(1);
  });

  it('When one figure misread makes the difference, then an amount like it proves nothing', () => {
    expect(kept(8730, 58730, '50,000', '58,730')).toBe(1);
    expect(kept(6210, 6510, '6,210', '300', '6,510')).toBe(1);
  });
});
