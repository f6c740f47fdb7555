import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { withLostEnds } from './lostEnds.ts';
import { wordsAt } from '../testing/printedPage.ts';
import { textOf } from '../values/runs.ts';

/** The words as a scan reads them, the last ones so many letters further right. */
function read(first: string, gap: number, second: string, source: Word['source'] = 'ocr'): string {
  const words = wordsAt([40, 40, first]);
  const { x0, x1 } = words.at(-1)!.box;
  const start = x1 + (gap * (x1 - x0)) / words.at(-1)!.text.length;
  const all = [...words, ...wordsAt([start, 40, second])];
  return textOf(withLostEnds(all.map((word) => ({ ...word, source, confidence: 0.95 }))));
}

describe('words of a name of a bank whose last letters a scan lost', () => {
  it('When a gap as wide as these is left, then they are put back, in capitals in a name in capitals', () => {
    expect(read('Heron Communi', 2, 'Bank')).toBe('Heron Community Bank');
    expect(read('HERON NATIO', 3.2, 'BANK')).toBe('HERON NATIONAL BANK');
  });

  it('When the gap is that of a space, or wider than the letters, then nothing is put back', () => {
    expect(read('Heron Communi', 0.6, 'Bank')).toBe('Heron Communi Bank');
    expect(read('Heron Communi', 6, 'Bank')).toBe('Heron Communi Bank');
    expect(read('Old Nation', 0.8, 'Bank')).toBe('Old Nation Bank');
  });

  it('When only one letter lacks, or another word is meant, or a text is read, then nothing is put back', () => {
    expect(read('Citizen', 1.4, 'Bank')).toBe('Citizen Bank');
    expect(read('Communal', 2, 'Bank')).toBe('Communal Bank');
    expect(read('Heron Communi', 2, 'Bank', 'text')).toBe('Heron Communi Bank');
  });
});
