import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { SHAPES } from '../shapes.ts';

const cell = { x0: 40, y0: 60, x1: 320, y1: 94 };
const read = (...pieces: [number, number, string][]) => {
  const words = pieces.flatMap((piece) => wordsAt(piece));
  return [SHAPES.firstTin(words, cell)?.value?.value, SHAPES.secondTin(words, cell)?.value?.value];
};

describe('two numbers side by side below the label of the first', () => {
  it('When they stand in boxes of their own, then the left one is the payer’s and the right one the recipient’s', () => {
    expect(read([44, 70, '556027713'], [190, 70, '943058821'])).toEqual(['55-6027713', '943-05-8821']);
    expect(read([44, 70, '55-6027713'], [190, 70, '94-3058821'])).toEqual(['55-6027713', '94-3058821']);
  });

  it('When there is one, or three, or they stand close or below each other, then nobody knows', () => {
    const none = [undefined, undefined];
    expect(read([44, 70, '556027713'])).toEqual(none);
    expect(read([44, 70, '556027713'], [190, 70, '943058821'], [260, 70, '943058822'])).toEqual(none);
    expect(read([44, 70, '556027713'], [94, 70, '943058821'])).toEqual(none);
    expect(read([44, 70, '556027713'], [190, 88, '943058821'])).toEqual(none);
  });
});
