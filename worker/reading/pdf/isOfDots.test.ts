/** Pages of black and white dots alone, which are drawn softer than others. */
import { describe, expect, it } from '@jest/globals';
import { drawObject, PDFDocument, pushGraphicsState, popGraphicsState, scale } from 'pdf-lib';
import { drawPage } from '../raster/drawPage.ts';
import { openPdf } from './openPdf.ts';
import { loadPdfium } from './pdfium.ts';

const SIDE = 200;
/** Points; the reader draws a page of this size with three pixels a dot at 216 dpi. */
const PAPER = 200;

/** A black dot every 16 dots on white, in one bit a dot or eight; the page's strips hold one of these each. */
async function dotted(bits: readonly (1 | 8)[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([PAPER, PAPER]);
  for (const each of bits) {
    const row = (SIDE * each) / 8;
    const dots = new Uint8Array(row * SIDE).fill(255);
    for (let y = 8; y < SIDE; y += 16)
      for (let x = 8; x < SIDE; x += 16) dots[y * row + (each === 8 ? x : x >> 3)] = each === 8 ? 0 : 0x7f;
    const picture = pdf.context.flateStream(dots, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: SIDE,
      Height: SIDE,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: each,
    });
    const name = page.node.newXObject('Strip', pdf.context.register(picture));
    page.pushOperators(pushGraphicsState(), scale(PAPER, PAPER), drawObject(name), popGraphicsState());
  }
  return pdf.save();
}

async function drawn(file: Uint8Array): Promise<{ isOfDots: boolean; darkest: number }> {
  const opened = await openPdf(file);
  if (!opened.ok) throw new Error(opened.reason);
  const page = opened.pdf.page(1)!;
  try {
    const raster = await drawPage(await loadPdfium(), page, 1, file);
    return { isOfDots: page.isOfDots(), darkest: Math.min(...raster!.pixels) };
  } finally {
    page.close();
    opened.pdf.close();
  }
}

describe('a page that is a picture', () => {
  it('When it has one bit a dot, then a dot alone is drawn as pale as dust, and no black one is left', async () => {
    const { isOfDots, darkest } = await drawn(await dotted([1]));
    expect(isOfDots).toBe(true);
    expect(darkest).toBeGreaterThan(80);
  });

  it('When it is grey, or holds a grey picture as well, then it is drawn as it is', async () => {
    for (const bits of [[8], [1, 8]] as const) {
      const { isOfDots, darkest } = await drawn(await dotted(bits));
      expect(isOfDots).toBe(false);
      expect(darkest).toBeLessThan(40);
    }
  });

  it('When it holds no picture, then it is none of dots', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([PAPER, PAPER]).drawRectangle({ x: 20, y: 20, width: 50, height: 50 });
    expect((await drawn(await pdf.save())).isOfDots).toBe(false);
  });
});
