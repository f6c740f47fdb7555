/** Numbers of licences and words beside specks, as scans read them. */
import { expect, it } from '@jest/globals';
import { splitAtCommas } from '../../sheet/splitAtCommas.ts';
import { wordsAt } from '../../testing/printedPage.ts';
import { date } from '../days/date.ts';
import { code } from '../licences/licenceNumber.ts';
import { phone } from '../plain.ts';

const cell = { x0: 0, y0: 0, x1: 612, y1: 40 };
const scanned = (text: string) => wordsAt([40, 20, text], { source: 'ocr', confidence: 0.95 });
const codeOf = (text: string) => code(scanned(text), cell)?.value?.value;
const partsOf = (text: string) => splitAtCommas(scanned(text)).map((word) => word.text);

it('When a figure stands among the letters before the year of a number, then it is a letter', () => {
  expect(codeOf('C0-2023-00417')).toBe('CO-2023-00417');
  expect(codeOf('C07-2023-00417')).toBe('C07-2023-00417');
});
it('When a class of four figures stands before a number of six, then both are the number', () => {
  expect(codeOf('2204 031877')).toBe('2204 031877');
  expect(codeOf('2204 031877 5519')).not.toBe('2204 031877');
});
it('When four figures stand behind groups of three, then they are the end of the number', () => {
  expect(codeOf('500 418 2276')).toBe('500 418 2276');
  expect(codeOf('500 2276')).not.toBe('500 2276');
});
it('When letters belong to a number, then dirt before them and letters behind it change nothing', () => {
  expect(codeOf('. FBN 711902')).toBe('FBN 711902');
  expect(codeOf('EL 31877-R')).toBe('EL 31877-R');
  expect(codeOf('Permit FBN 711902')).toBe('711902');
});
it('When the letters before a number end in a hyphen, then the figures behind it go on', () => {
  expect(codeOf('LIC- 2023-02875')).toBe('LIC-2023-02875');
  expect(code(wordsAt([40, 20, 'LIC- 2023-02875']), cell)?.value?.value).toBe('2023-02875');
});
it('When a number begins left of the cell, then its end is none', () => {
  expect(codeOf('- 00002')).toBeUndefined();
});
it('When a speck was read between two words, then they are two, and names stay whole', () => {
  expect(partsOf("from'July BLD'4471")).toEqual(['from', 'July', 'BLD', '4471']);
  expect(partsOf("D'Agnese O'Shaughnessy DON'T Dell'Orto")).toEqual([
    "D'Agnese",
    "O'Shaughnessy",
    "DON'T",
    "Dell'Orto",
  ]);
});
it('When dirt beside a telephone number was read as figures, unsurely, then they are none of it', () => {
  const beside = (confidence: number) => [
    ...scanned('(617) 555-0112'),
    ...wordsAt([140, 20, '5%'], { source: 'ocr', confidence }),
  ];
  expect(phone(beside(0.4), cell)?.value?.value).toBe('(617) 555-0112');
  expect(phone(beside(0.9), cell)).toBeNull();
});
it('When one slash of a day was read as a letter, then it is the day all the same', () => {
  const dayOf = (text: string) => date(scanned(text), cell)?.value?.value;
  expect(dayOf('10/31J2026')).toBe('2026-10-31');
  expect(dayOf('10l31/2026')).toBe('2026-10-31');
  expect(dayOf('10/3112026')).toBeUndefined();
  expect(date(wordsAt([40, 20, '10/31J2026']), cell)).toBeNull();
});
