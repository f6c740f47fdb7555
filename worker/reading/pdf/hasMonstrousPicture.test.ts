/** Pictures too large for any scanner, which are not drawn. */
import { describe, expect, it } from '@jest/globals';
import { drawObject, PDFDocument, pushGraphicsState, popGraphicsState, scale } from 'pdf-lib';
import { CannotDrawError, drawWithAnyEngine } from '../raster/drawWithAnyEngine.ts';
import { openPdf } from './openPdf.ts';

/** A page that is one picture, of white dots as far as there are any. */
async function pictured(width: number, height: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const picture = pdf.context.flateStream(new Uint8Array(1000).fill(255), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
  });
  const name = page.node.newXObject('Picture', pdf.context.register(picture));
  page.pushOperators(pushGraphicsState(), scale(612, 792), drawObject(name), popGraphicsState());
  return pdf.save();
}

async function draw(width: number, height: number) {
  const opened = await openPdf(await pictured(width, height));
  if (!opened.ok) throw new Error(opened.reason);
  try {
    return await drawWithAnyEngine(opened.pdf, 1, 1);
  } finally {
    opened.pdf.close();
  }
}

describe('A page that is one picture', () => {
  it('When it is as large as scanners make them, then it is drawn', async () => {
    expect(await draw(1700, 2200)).toMatchObject({ width: 612, height: 792 });
  });

  it('When it says that it has billions of dots, then no engine is asked', async () => {
    await expect(draw(65_535, 65_535)).rejects.toBeInstanceOf(CannotDrawError);
  });
});
