/** The year of a form whose large digits the page's reading made letters of. */
import { describe, expect, it } from '@jest/globals';
import { w2 } from './forms/wages/w2.ts';
import { lookAtYear } from './lookAtYear.ts';
import type { Region } from './reading/ocr/readRegions.ts';
import type { SourcePage } from './reading/sourceDocument.ts';
import { mapForm } from './understanding/mapForm.ts';
import { readInstances } from './understanding/formInstance.ts';
import { toSheet } from './understanding/sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from './understanding/testing/printedPage.ts';

const W2: readonly Print[] = [
  [150, 40, "a Employee's social security number"],
  [160, 52, '909-19-9893'],
  [320, 70, '1 Wages, tips, other compensation'],
  [360, 82, '24,983.95'],
  [60, 340, 'W-2 Wage and Tax Statement'],
];
const mapped = (source: 'ocr' | 'text', ...more: Print[]) =>
  mapForm(w2, [toSheet(printedPage([...W2, ...more], { source }))]);

/** A page that shows `print` wherever it is looked at, and what was looked at. */
function showing(print: string) {
  const looks: Region[] = [];
  const readRegions = (boxes: readonly Region[]) => {
    looks.push(...boxes);
    return Promise.resolve(boxes.map((box) => ({ box, words: wordsAt([box.x0, box.y0, print]) })));
  };
  return { looks, page: { readRegions } as unknown as SourcePage };
}

describe('A form without a year in its words', () => {
  it('has the one that stands large beside its title', async () => {
    const { page, looks } = showing('2024');
    const maps = await lookAtYear(page, w2, mapped('ocr'));
    expect(looks).toHaveLength(1);
    expect(looks[0]).toMatchObject({ holds: 'largeWord' });
    expect(looks[0]!.x0).toBeGreaterThan(60);
    expect(readInstances(w2, maps)[0]?.recognised.taxYear).toBe(2024);
  });

  it.each(['202y', '1024', '20 4', '', String(new Date().getFullYear() + 1)])(
    'has none where the look sees %j',
    async (seen) => {
      const maps = await lookAtYear(showing(seen).page, w2, mapped('ocr'));
      expect(readInstances(w2, maps)[0]?.recognised.taxYear).toBeNull();
    },
  );

  it('is not looked at again where its words have a year, or nothing was guessed from pixels', async () => {
    const { page, looks } = showing('2019');
    const maps = await lookAtYear(page, w2, mapped('ocr', [60, 360, 'Form W-2 2023']));
    expect(readInstances(w2, maps)[0]?.recognised.taxYear).toBe(2023);
    await lookAtYear(page, w2, mapped('text'));
    expect(looks).toEqual([]);
  });
});
