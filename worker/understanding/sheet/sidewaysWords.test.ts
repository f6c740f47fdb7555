import { expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { toSheet } from './sheet.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';
import { textOf } from '../values/runs.ts';

const upwards = (text: string, y0: number, y1: number, source: Word['source'] = 'text'): Word => ({
  ...wordsAt([30, y0, text], { source })[0]!,
  box: { x0: 30, x1: 52, y0, y1 },
});
const linesOf = (side: readonly Word[]) => {
  const words = [...wordsAt([150, 100, 'Issued']), ...wordsAt([150, 114, 'April 1, 2024']), ...side];
  return toSheet(printedPage([], { words })).lines.map((line) => textOf(line.words));
};

it('When words run up the side of a page, then they are a line of their own, read upwards', () => {
  const side = [upwards('OPERATE', 50, 170), upwards('TO', 176, 206), upwards('PERMIT', 212, 320)];
  expect(linesOf(side)).toEqual(['Issued', 'April 1, 2024', 'PERMIT TO OPERATE']);
});

it('When a scan shows something so high, then it is no word at the side', () => {
  expect(linesOf([upwards('OPERATE', 50, 170, 'ocr')])).not.toContain('OPERATE');
});

it('When a narrow word stands above or below them, then its line holds it', () => {
  const narrow: Word = { ...upwards('If', 330, 336), box: { x0: 34, x1: 38, y0: 330, y1: 336 } };
  const side = [upwards('PERMIT', 212, 320), narrow, ...wordsAt([44, 330, 'joint return'])];
  expect(linesOf(side)).toContain('If joint return');
});

it('When a short word stands upright, then its line holds it', () => {
  expect(linesOf(wordsAt([30, 100, 'TO']))).toContain('TO Issued');
});
