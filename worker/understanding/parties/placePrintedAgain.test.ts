import { expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { withPlacePrintedAgain } from './placePrintedAgain.ts';
import { wordsAt } from '../testing/printedPage.ts';

const scanned = (text: string, unsure: string): Word[] =>
  wordsAt([40, 40, text], { source: 'ocr' }).map((word) => ({
    ...word,
    confidence: word.text === unsure ? 0.1 : 0.95,
  }));
const read = (name: string, unsure: string, address: string) => {
  const map = { sheet: { lines: [{ words: scanned(address, '') }] } } as unknown as MappedSheet;
  return withPlacePrintedAgain(map, scanned(name, unsure))
    .map(({ text }) => text)
    .join(' ');
};

it('When a scan makes the place of an authority illegible, then an address that spells it clearly tells what it is', () => {
  const address = '18 Mill Row, Cobalt Falls, MT 59760';
  expect(read('Town of oobalt Falls', 'oobalt', address)).toBe('Town of Cobalt Falls');
  expect(read('Town of Cobalt Falls', '', address)).toBe('Town of Cobalt Falls');
  // another word of the place is read otherwise, or too many letters are
  expect(read('Town of oobalt Forks', 'oobalt', address)).toBe('Town of oobalt Forks');
  expect(read('Town of ooball Falls', 'ooball', address)).toBe('Town of ooball Falls');
  expect(read('Town of oobalt Falls', 'oobalt', '18 Cobalt Falls Road')).toBe('Town of oobalt Falls');
});
