/** Numbers in groups, and what stands close to them without being one. */
import { describe, expect, it } from '@jest/globals';
import { around } from '../../sheet/sheet.ts';
import { wordsAt } from '../../testing/printedPage.ts';
import { code } from './licenceNumber.ts';

const read = (print: string) => {
  const words = wordsAt([40, 40, print]);
  return code(words, around(words.map(({ box }) => box)))?.value?.value;
};

describe('numbers in groups', () => {
  it('When dashes part the groups of a number, then all of them are read', () => {
    expect(read('BPOL 25 - 01999')).toBe('BPOL 25 - 01999');
  });

  it('When the day of issue stands right before a number, then it is no group of it', () => {
    expect(read('06/21/2023 0003317999-0001-4')).toBe('0003317999-0001-4');
    expect(read('06/21/2023 OTC - 0113')).toBe('OTC - 0113');
  });
});
