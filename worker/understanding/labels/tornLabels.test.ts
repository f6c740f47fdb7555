import { describe, expect, it } from '@jest/globals';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';
import { findLabels } from './tornLabels.ts';

const owner = "shareholder's name address city state and zip code";
const company = "corporation's name address city state and zip code";

const sheetOf = (source: 'ocr' | 'text', ...lines: string[]) => {
  const words = lines.flatMap((line, row) => wordsAt([40, 40 + row * 40, line], { source, confidence: 0.9 }));
  return toSheet({ ...printedPage([]), words, source });
};
const labelsOn = (...sheet: Parameters<typeof sheetOf>) =>
  findLabels(sheetOf(...sheet), [owner, company]).map(({ label }) => label);

describe('A label that lost its first word', () => {
  const rest = 'name, address, city, state, and ZIP code';
  it('is known by the rest when no other label can be meant', () => {
    expect(labelsOn('ocr', `Corporation's ${rest}`, `F ${rest}`)).toEqual([company, owner]);
  });
  it('begins where its first word stood', () => {
    const torn = findLabels(sheetOf('ocr', rest), [owner])[0];
    expect(torn?.box.x0).toBeLessThan(40);
    expect(torn?.edits).toBeGreaterThan(0);
  });
  it('begins no further right than that, though it was wider than its letters tell', () => {
    const label = "employee's first name and initial";
    const words = wordsAt([140, 40, 'first name and initial'], { source: 'ocr', confidence: 0.9 });
    const torn = findLabels(toSheet({ ...printedPage([]), words, source: 'ocr' }), [label])[0];
    const [whole] = wordsAt([140 - "Employee's ".length * 4.4, 40, "Employee's"]);
    expect(torn?.box.x0).toBeLessThanOrEqual(whole!.box.x0);
  });
  it('is not guessed when two labels end like it', () => {
    expect(labelsOn('ocr', `F ${rest}`)).toEqual([]);
  });
  it('is not looked for in print, which loses nothing', () => {
    expect(labelsOn('text', `Corporation's ${rest}`, `F ${rest}`)).toEqual([company]);
  });
});

describe('A label that lost its last words', () => {
  const label = 'amount from schedule 2 line 3';
  const found = (print: string) => findLabels(sheetOf('ocr', print), [label]).length;
  it('is known by the rest only where its first figure is read', () => {
    expect(found('Add amount from Schedule 2')).toBe(1);
    expect(found('Add any amount from Schedule')).toBe(0);
    expect(found('Add any amount from Schedule 1, line 22')).toBe(0);
  });
});

describe('A label that lost a word within', () => {
  const label = 'sales unit tax permit';
  const found = (second: number) => {
    const words = [
      ...wordsAt([40, 40, 'Sales'], { source: 'ocr', confidence: 0.9 }),
      ...wordsAt([second, 40, 'tax permit'], { source: 'ocr', confidence: 0.9 }),
    ];
    return findLabels(toSheet({ ...printedPage([]), words, source: 'ocr' }), [label]);
  };
  const end = wordsAt([40, 40, 'Sales'])[0]!.box.x1;
  it('is known by the rest where the gap is as wide as the word was', () => {
    expect(found(end + ' unit '.length * 4.4).map((landmark) => landmark.label)).toEqual([label]);
    expect(found(end + ' '.length * 4.4)).toEqual([]);
  });
});
