/** Words that are none, and would be with a letter read otherwise, are doubtful on pages like faxes. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { doubtMisspelt } from './doubtMisspelt.ts';
import { openWordList, type WordList } from './wordList.ts';

const SIDE = 600;
/** Paper whose grey differs from pixel to pixel by up to so much; below `foot` it was left white. */
const paper = (grain: number, foot = SIDE): Raster => ({
  width: SIDE,
  height: SIDE,
  scale: 250 / 72,
  pixels: Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    at < foot * SIDE ? 240 - ((at * 7919) % (grain + 1)) : 255,
  ),
});
const FAX = paper(24);
const SCAN = paper(5);

const word = (text: string): Word => ({
  text,
  box: { x0: 10, x1: 60, y0: 10, y1: 18 },
  confidence: 0.96,
  source: 'ocr',
});

describe('words of a page like a fax', () => {
  let list: WordList;
  beforeAll(async () => {
    list = await openWordList();
  });
  const doubted = (page: Raster, ...texts: string[]) =>
    doubtMisspelt(page, texts.map(word), list)
      .filter(({ confidence }) => confidence < 0.5)
      .map(({ text }) => text);

  it.each([
    'Bdudreaux',
    'MAGLEOD,',
    'Castarieda',
    'Chioé',
    'Repañ',
    "O'Connelt-Smith",
    'Electriciag',
    'Janiper',
  ])('doubts %s', (text) => {
    expect(doubted(FAX, text)).toEqual([text]);
  });

  it.each([
    'Boudreaux',
    'MACLEOD',
    'MCILROY',
    'Castañeda,',
    "O'Connell-Smith",
    'Osei',
    'St',
    '1Y7',
    'D-304',
    'SHZY-22',
  ])('does not doubt %s', (text) => {
    expect(doubted(FAX, text)).toEqual([]);
  });

  it('does not doubt what is put right where values are made of words', () => {
    expect(doubted(FAX, 'Bivd', 'WiIson', 'Hawthome', 'Eim', 'Múller')).toEqual([]);
  });

  it('does not doubt a rare name that is no other name but for a letter', () => {
    expect(doubted(FAX, 'Featherstonehaugh', 'Oluwaseun', 'Kahuamoku', 'Devonte', 'Halvard')).toEqual([]);
  });

  it('believes a word that is printed in capitals and in small letters, and was read alike', () => {
    expect(doubted(FAX, 'PIEROGI')).toEqual(['PIEROGI']);
    expect(doubted(FAX, 'PIEROGI', 'Pierogi')).toEqual([]);
    expect(doubted(FAX, 'PIEROGI', 'PIEROGI')).toEqual(['PIEROGI', 'PIEROGI']);
  });

  it('leaves the others as they are', () => {
    expect(
      doubtMisspelt(FAX, ['Ana', 'Bdudreaux'].map(word), list).map(({ confidence }) => confidence),
    ).toEqual([0.96, expect.closeTo(0.144)]);
  });

  it('tells a fax by its print alone, not by the paper that was left white', () => {
    expect(doubted(paper(24, SIDE / 4), 'MAGLEOD')).toEqual(['MAGLEOD']);
  });

  it('believes a clean scan, where such a word is somebody’s rare name', () => {
    expect(doubted(SCAN, 'Jadyn', 'MAGLEOD')).toEqual([]);
  });

  it.each([
    ['Miiller-Bae', 'Müller-Bae'],
    ['Griinwald,', 'Grünwald,'],
    ['Riikka', 'Riikka'],
    ['skiing', 'skiing'],
    ['Keliihoomalu', 'Keliihoomalu'],
  ])('takes %s of a scan for %s', (text, meant) => {
    expect(doubtMisspelt(SCAN, [word(text)], list)[0]!.text).toBe(meant);
  });
});
