import { describe, expect, it } from '@jest/globals';
import type { Region } from '../../reading/ocr/readRegions.ts';
import type { Page, Word } from '../../reading/page.ts';
import type { SourcePage } from '../../reading/sourceDocument.ts';
import { form1040 } from '../../forms/returns/form1040.ts';
import { lookCloser } from '../../lookCloser.ts';
import { mapForm } from '../mapForm.ts';
import { readInstances } from '../formInstance.ts';
import { unsureUnits } from './loneLetters.ts';
import { toSheet } from '../sheet/sheet.ts';
import { wordsAt } from '../testing/printedPage.ts';

const scanned = (confidence: number) => ({ source: 'ocr', confidence }) as const;
const word = (text: string, x: number, y: number, confidence = 0.95): Word =>
  wordsAt([x, y, text], scanned(confidence))[0]!;
const line = (text: string, x: number, y: number) => wordsAt([x, y, text], scanned(0.95));

/** The address of a scanned Form 1040, and what else its first look read. */
const mapOf = (...unit: readonly Word[]) => {
  const words = [
    ...line('Form 1040 U.S. Individual Income Tax Return 2023', 36, 20),
    ...line('Home address (number and street). If you have a P.O. box, see instructions.', 40, 100),
    ...line('Apt. no.', 410, 100),
    ...line('187 Avenue B', 44, 112),
    ...unit,
    ...line(
      'City, town, or post office. If you have a foreign address, also complete spaces below.',
      40,
      124,
    ),
  ];
  const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
  return mapForm(form1040, [toSheet(page)]);
};
/** The street, where a look at a box that may hold one letter reads these words. */
async function streetOf(letter: readonly Word[], ...unit: readonly Word[]) {
  const readRegions = (boxes: readonly Region[]) =>
    Promise.resolve(boxes.map((box) => ({ box, words: box.holds === 'letter' ? letter : [] })));
  const maps = await lookCloser({ readRegions } as unknown as SourcePage, form1040, mapOf(...unit));
  const [read] = readInstances(form1040, maps);
  return read!.values.find(({ to }) => to === 'primaryPerson.homeAddress.street');
}

describe("an apartment's letter alone in its box", () => {
  it('When the first look read nothing there, or nothing sure, then the box is asked for', () => {
    const boxesOf = (...unit: readonly Word[]) => unsureUnits(form1040, mapOf(...unit)[0]!);
    expect(boxesOf()).toHaveLength(1);
    expect(boxesOf()[0]!.box).toMatchObject({ holds: 'letter' });
    expect(boxesOf()[0]!.box.x0).toBeGreaterThan(380);
    expect(boxesOf(word('IC', 414, 112, 0.7))).toHaveLength(1);
    expect(boxesOf(word('C', 414, 112, 0.95))).toEqual([]);
    expect(boxesOf(word('1207', 414, 112, 0.7))).toEqual([]);
  });

  it('When the closer look tells it, then it is behind the street, in the place of what was read before', async () => {
    expect((await streetOf([word('C', 414, 112, 0.85)]))?.value).toBe('187 Avenue B Apt C');
    expect((await streetOf([word('C', 414, 112, 0.85)], word('(o]', 414, 112, 0.5)))?.value).toBe(
      '187 Avenue B Apt C',
    );
  });

  it('When it is there and cannot be told, then the street is hardly sure', async () => {
    expect((await streetOf([word('?', 414, 112, 0.3)]))?.confidence ?? 0).toBeLessThan(0.35);
  });

  it('When the closer look cannot tell it, but the first read one letter, then that stands', async () => {
    const untold = [word('?', 414, 112, 0.3)];
    for (const first of ['C', 'Cc'])
      expect((await streetOf(untold, word(first, 414, 112, 0.7)))?.value).toBe('187 Avenue B Apt C');
    expect((await streetOf(untold, word('ec', 414, 112, 0.7)))?.confidence ?? 0).toBeLessThan(0.35);
  });

  it('When nothing is there, then the street is as it was read', async () => {
    const street = await streetOf([]);
    expect(street?.value).toBe('187 Avenue B');
    expect(street?.confidence).toBeCloseTo(0.95);
  });
});
