/** What a second look makes of the number of a licence or another code. */
import { expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { answerOf } from './secondLook.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { Question } from './questionsFor.ts';
import { wordsAt } from '../testing/printedPage.ts';

const box = { x0: 90, y0: 0, x1: 300, y1: 12 };
const scanned = (x: number, text: string, confidence: number): Word => ({
  ...wordsAt([x, 0, text])[0]!,
  confidence,
  source: 'ocr',
});
const look = (first: readonly Word[], words: readonly Word[], as = 'code') => {
  const question = {
    rule: { to: ['fields.licenseNumber'], as, where: [] },
    cell: { words: first, box, inner: box, edits: 0 },
    box,
  } as unknown as Question;
  const map = { sheet: { page: 1 } } as unknown as MappedSheet;
  return answerOf(map, question, { words }).map(({ value, isDisputed }) => [value, isDisputed ?? false]);
};

it("leaves out the label's last letter, that the crop began in, and disputes another letter", () => {
  const first = [scanned(110, '3310-227841', 0.9)];
  expect(look(first, [scanned(104, 'r3310-227841', 0.6)])).toEqual([['3310-227841', false]]);
  expect(look(first, [scanned(109, 'r3310-227841', 0.6)])).toEqual([['r3310-227841', true]]);
  expect(look(first, [scanned(104, 'R3310-227841', 0.6)])).toEqual([['R3310-227841', true]]);
});

it('gives a social security number that it is unsure of where the first look read the same', () => {
  const groups = (dash: string, sure: readonly number[]) =>
    [`930${dash}`, '58', '7214'].map((text, at) => scanned(100 + 40 * at, text, sure[at]!));
  const first = groups('', [0.97, 0.56, 0.96]);
  expect(look(first, groups(']', [0.13, 0.82, 0.72]), 'ssn')).toEqual([['930-58-7214', false]]);
  const other = [...groups(']', [0.13, 0.82, 0.72]).slice(0, 2), scanned(180, '7219', 0.72)];
  expect(look(first, other, 'ssn').map(([value]) => value)).not.toContain('930-58-7214');
});
