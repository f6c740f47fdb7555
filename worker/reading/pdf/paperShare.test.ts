import { afterAll, describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { READING_SCALE } from '../images/straighten.ts';
import { createOcrEngine } from '../ocr/ocrEngine.ts';
import { openDocument } from '../openDocument.ts';
import { paperShare } from './paperShare.ts';

const engine = createOcrEngine(1);
afterAll(() => engine.close());

describe('The paper of a scanned page', () => {
  it.each([
    ['a letter', 612, 792],
    ['11 x 17 inches', 792, 1224],
    ['a quarter of a letter', 306, 396],
    ['a card', 153, 243],
    ['the strip of a till', 226, 2000],
  ])('is the page, when it is %s', (_name, width, height) => {
    expect(paperShare({ width, height })).toBe(1);
  });

  it('is a letter, when the page has a point for each pixel of one', () => {
    expect(paperShare({ width: 1700, height: 2200 })).toBeCloseTo(612 / 1700);
    expect(paperShare({ width: 3300, height: 2550 })).toBeCloseTo(792 / 3300);
  });

  it('is a letter, when no document is as small as the page', () => {
    expect(paperShare({ width: 153, height: 198 })).toBeCloseTo(4);
    expect(paperShare({ width: 264, height: 204 })).toBeCloseTo(3);
  });

  it('is what can be read of a strip longer than Tesseract takes', () => {
    expect(paperShare({ width: 40, height: 14_400 }) * 14_400 * READING_SCALE).toBeLessThan(32_767);
  });

  it('is what can be drawn of any other page, however large it says it is', () => {
    const share = paperShare({ width: 1e9, height: 1e7 });
    expect(share * 1e9 * share * 1e7).toBeLessThan(1_000_000);
  });
});

/** Print on a letter at 200 dpi. */
const SCAN = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="2200"><rect width="1700" height="2200" fill="white"/>' +
      '<text x="200" y="400" font-size="30" font-family="sans-serif">Wages, tips, other compensation 84825.01</text></svg>',
  ),
)
  .grayscale()
  .jpeg()
  .toBuffer();

describe('A scan on a page of', () => {
  it.each([
    [153, 198],
    [612, 792],
    [1700, 2200],
    [14_400, 14_400],
  ])('%i x %i points is read', async (width, height) => {
    const pdf = await PDFDocument.create();
    pdf.addPage([width, height]).drawImage(await pdf.embedJpg(await SCAN), { x: 0, y: 0, width, height });
    const opened = await openDocument(await pdf.save(), { engine });
    if (!opened.ok) throw new Error(opened.reason);
    const [page] = opened.document.pages();
    const read = await page!.read();
    await opened.document.close();
    expect(read.words.map(({ text }) => text).join(' ')).toContain('tips, other compensation 84825.01');
    expect(read.width * read.height).toBeLessThan(1_000_000);
  });
});
