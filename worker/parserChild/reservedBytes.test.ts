/** A child's limit counts what it uses, not what V8 sets aside: that differs from one Node to the next. */
import { expect, test } from '@jest/globals';
import { reservedBytes } from './reservedBytes.ts';

const MB = 1024 ** 2;

test('a Node that sets nothing aside is allowed nothing on top', () => {
  expect(reservedBytes(3, 48 * MB)).toBe(0);
});

test('what a Node sets aside is allowed once for each isolate', () => {
  expect(reservedBytes(3, 564 * MB)).toBe(1500 * MB);
});

test('this Node tells what it sets aside, and it is no more than 1 GB', () => {
  expect(reservedBytes(1)).toBeLessThan(1024 * MB);
});
