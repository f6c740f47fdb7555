import { describe, expect, it } from '@jest/globals';
import type { PDFDict } from 'pdf-lib';
import {
  degrees,
  PDFDocument,
  PDFName,
  PDFRawStream,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import sharp from 'sharp';
import { openPdf } from '../pdf/openPdf.ts';
import type { PdfPage } from '../pdf/pdfPage.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { drawJpeg } from './drawJpeg.ts';
import { drawPage } from './drawPage.ts';

const [WIDTH, HEIGHT] = [340, 440];
const PAPER = { width: 612, height: 792 };

/** Dark strokes on warm paper, at half of the page's size (PDFium smooths nothing that it enlarges by three or more). */
const scanned = (grey: boolean) => {
  const strokes = Array.from(
    { length: 40 },
    (_, at) => `<rect x="${(at % 8) * 40}" y="${at * 10}" width="${9 + at}" height="5"/>`,
  );
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4ecd8"/>${strokes.join('')}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten();
  return (grey ? picture.toColourspace('b-w') : picture).jpeg({ quality: 80 }).toBuffer();
};

type Change = (pdf: PDFDocument) => void | Promise<void>;

/** A scanner's file of one page, and what else was done to it. */
async function scan(change: Change = () => {}, grey = false, paper = PAPER): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedJpg(await scanned(grey));
  pdf.addPage([paper.width, paper.height]).drawImage(picture, { x: 0, y: 0, ...paper });
  await pdf.flush();
  await change(pdf);
  return pdf.save();
}

async function onFirstPage<T>(file: Uint8Array, use: (page: PdfPage) => T | Promise<T>): Promise<T> {
  const opened = await openPdf(file);
  if (!opened.ok) throw new Error(opened.reason);
  const page = opened.pdf.page(1)!;
  try {
    return await use(page);
  } finally {
    page.close();
    opened.pdf.close();
  }
}

const isOneJpeg = (file: Uint8Array) => onFirstPage(file, (page) => page.scannedJpeg(file) !== null);

function pictureOf(pdf: PDFDocument): PDFDict {
  const streams = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const picture = streams.find(
    (object) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
  );
  return (picture as PDFRawStream).dict;
}

describe('the top of a page', () => {
  it('When no more of it is wanted, then no more is drawn, and that as on the whole page', async () => {
    const file = await scan();
    const pdfium = await loadPdfium();
    const [whole, top] = await onFirstPage(file, async (opened) => {
      const page = { ...opened, scannedJpeg: () => null };
      return [
        (await drawPage(pdfium, page, 0.5, file))!,
        (await drawPage(pdfium, page, 0.5, file, { down: 99 }))!,
      ] as const;
    });
    expect(top).toMatchObject({ width: whole.width, height: 50, scale: 0.5 });
    expect(Buffer.compare(top.pixels, whole.pixels.subarray(0, top.pixels.length))).toBe(0);
  });
});

describe('a page that is one JPEG', () => {
  const drawTwice = async (file: Uint8Array) => {
    const pdfium = await loadPdfium();
    return await onFirstPage(file, async (page) => {
      const ours = await drawPage(pdfium, page, 1, file);
      const theirs = await drawPage(pdfium, { ...page, scannedJpeg: () => null }, 1, file);
      expect([ours!.width, ours!.height]).toEqual([theirs!.width, theirs!.height]);
      return [ours!.pixels, theirs!.pixels] as const;
    });
  };

  it('When it is grey, then it is drawn pixel for pixel as PDFium draws it', async () => {
    const file = await scan(undefined, true);
    const [ours, theirs] = await drawTwice(file);
    expect(await isOneJpeg(file)).toBe(true);
    expect(Buffer.compare(ours, theirs)).toBe(0);
  });

  it('When it is in colour, then no pixel is clearly brighter or darker than from PDFium, which mixes colours later', async () => {
    const file = await scan();
    const [ours, theirs] = await drawTwice(file);
    expect(await isOneJpeg(file)).toBe(true);
    const apart = ours.map((pixel, at) => Math.abs(pixel - theirs[at]!));
    expect(apart.reduce((most, one) => Math.max(most, one), 0)).toBeLessThanOrEqual(2);
  });

  const drawAsScanned = async (file: Uint8Array, wanted: number) => {
    const pdfium = await loadPdfium();
    return onFirstPage(file, (page) => drawPage(pdfium, page, wanted, file, { asScanned: true }));
  };
  it('When it may come as it was scanned, then it has its own pixels, and says how many there are to a point', async () => {
    const drawn = await drawAsScanned(await scan(), 1);
    expect(drawn).toMatchObject({ width: WIDTH, height: HEIGHT, scale: WIDTH / PAPER.width });
  });
  it('When it was scanned finer than asked for, then it is drawn as asked for', async () => {
    expect(await drawAsScanned(await scan(), 0.5)).toMatchObject({ width: 306, height: 396, scale: 0.5 });
  });
  it('When its pixels are twice as high as wide, as those of a fax, then it is drawn with square ones', async () => {
    const wide = { width: WIDTH, height: HEIGHT * 2 };
    const drawn = await drawAsScanned(await scan(undefined, false, wide), 1);
    expect(drawn).toMatchObject({ ...wide, scale: 1 });
  });

  it('When a scanner laid its invisible text under it, then it still is one', async () => {
    const withText = await scan((pdf) => {
      const page = pdf.getPage(0);
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText('what its program read', { x: 50, y: 500, size: 10 });
    });
    expect(await isOneJpeg(withText)).toBe(true);
  });

  const others: [string, Change][] = [
    ['print stands on it', (pdf) => pdf.getPage(0).drawText('84,825.01', { x: 50, y: 500, size: 10 })],
    [
      'something is drawn over it',
      (pdf) => pdf.getPage(0).drawRectangle({ x: 50, y: 500, width: 90, height: 9 }),
    ],
    ['the page is turned', (pdf) => pdf.getPage(0).setRotation(degrees(90))],
    ['a part of it is cut off', (pdf) => pdf.getPage(0).setCropBox(0, 0, 612, 500)],
    ['it covers half of the page', (pdf) => pdf.getPage(0).setMediaBox(0, 0, 612, 1584)],
    [
      'it is inverted',
      (pdf) => pictureOf(pdf).set(PDFName.of('Decode'), pdf.context.obj([1, 0, 1, 0, 1, 0])),
    ],
    [
      'a name that says so is spelt otherwise',
      (pdf) => pictureOf(pdf).set(PDFName.of('#44ecode'), pdf.context.obj([1, 0, 1, 0, 1, 0])),
    ],
    [
      'a mask lets parts of it be seen',
      (pdf) => pictureOf(pdf).set(PDFName.of('Mask'), pdf.context.obj([0, 9, 0, 9, 0, 9])),
    ],
    [
      'a note is stuck on it',
      (pdf) => {
        const note = pdf.context.obj({ Type: 'Annot', Subtype: 'Square', Rect: [50, 500, 150, 550] });
        pdf.getPage(0).node.addAnnot(pdf.context.register(note));
      },
    ],
    [
      'more than can be looked at lies on it, print at the end',
      (pdf) => {
        const page = pdf.getPage(0);
        page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
        for (let at = 0; at < 5000; at++) page.drawText('a', { x: 50, y: 500, size: 10 });
        page.drawRectangle({ x: 50, y: 500, width: 90, height: 9 });
      },
    ],
  ];
  it.each(others)('When %s, then PDFium draws the page', async (_, change) => {
    expect(await isOneJpeg(await scan(change))).toBe(false);
  });

  it('When the JPEG is damaged, then PDFium draws what is left of it', async () => {
    const whole = await scanned(true);
    const torn = whole.subarray(0, whole.length / 2);
    expect(await drawJpeg(whole, PAPER)).toMatchObject({ width: WIDTH, height: HEIGHT });
    expect(await drawJpeg(torn, PAPER)).toBeNull();
  });
});
