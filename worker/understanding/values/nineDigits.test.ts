import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../testing/printedPage.ts';
import { ssn, tin } from './nineDigits.ts';

const read = (shape: typeof tin, text: string) =>
  shape(wordsAt([40, 40, text]), { x0: 30, y0: 30, x1: 300, y1: 60 })?.value?.value;

describe('a taxpayer number', () => {
  it('never begins with three noughts: the numbers of customers do', () => {
    expect(read(tin, '000552718')).toBeUndefined();
    expect(read(ssn, '000-55-2718')).toBeUndefined();
    expect(read(tin, '900552718')).toBe('900-55-2718');
  });
});
