import { expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { hangingLeaders } from './hangingLeaders.ts';

const read = (text: string, x0: number, y0: number, y1: number, confidence: number): Word => ({
  text,
  box: { x0, y0, x1: x0 + 5 * text.length, y1 },
  confidence,
  source: 'ocr',
});
const label = read('Name', 70, 139.7, 146.3, 0.96);
const value = [read('Ottoline', 200, 139.1, 146.3, 0.9), read('Brandt', 250, 139.1, 146.3, 0.92)];
const dropped = (...between: Word[]) => hangingLeaders([label, ...between, ...value]).map(({ text }) => text);

it('When leaders between a label and its value were read as words, then these hang lower than the line and are none', () => {
  expect(dropped(read('oiaie', 101, 140.8, 148.9, 0.05), read('ene', 170, 140.8, 148.9, 0.14))).toEqual([
    'oiaie',
    'ene',
  ]);
});

it('When a word stands on the line, hangs because of its letters, or was read surely, then it is a word', () => {
  expect(dropped(read('Anne', 170, 139.4, 146.4, 0.2))).toEqual([]);
  expect(dropped(read('any', 170, 141.2, 148.4, 0.2))).toEqual([]);
  expect(dropped(read('ene', 170, 140.8, 148.9, 0.8))).toEqual([]);
  expect(dropped(read('184', 170, 140.8, 148.9, 0.2))).toEqual([]);
});
