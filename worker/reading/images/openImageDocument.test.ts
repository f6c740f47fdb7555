import { afterAll, describe, expect, it, jest } from '@jest/globals';
import {
  degrees,
  PDFDocument,
  setTextRenderingMode,
  TextRenderingMode,
  type PDFImage,
  type PDFPage,
} from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { createOcrEngine } from '../ocr/ocrEngine.ts';
import { openDocument } from '../openDocument.ts';
import type { SourcePage } from '../sourceDocument.ts';

// OCR on a machine that is busy with other tests; a limit for what hangs, nothing waits for it.
jest.setTimeout(240_000);
const engine = createOcrEngine(2);
afterAll(() => engine.close());

const LINES = [
  'Riverside County Business License',
  'License number BL-2024-58376',
  'Owner Patrick Zimmerman of 7997 Kings Highway',
  'Portland Oregon 97232 telephone 503 555 0122',
  'Fee paid 1,234.56 dollars on February 8 of this year',
  'This license must be posted where the public can see it',
];

/** A letter sheet at 150 dpi with six lines of print in its upper half. */
function sheet(): Sharp {
  const rows = LINES.map(
    (line, index) => `<text x="120" y="${170 + index * 60}" font-size="34">${line}</text>`,
  ).join('');
  const svg = `<svg width="1275" height="1650"><rect width="1275" height="1650" fill="#fff"/><g font-family="sans-serif">${rows}</g></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

async function firstPage(bytes: Uint8Array): Promise<SourcePage> {
  const opened = await openDocument(bytes, { engine });
  if (!opened.ok) throw new Error(opened.reason);
  return [...opened.document.pages()][0]!;
}

const textOf = (words: readonly { text: string }[]) => words.map((word) => word.text).join(' ');

describe('a picture of a page', () => {
  it.each([90, 180, 270])('When it is turned by %d degrees, then it is read upright', async (angle) => {
    const page = await firstPage(await sheet().rotate(angle).png().toBuffer());
    const read = await page.read();
    expect(read).toMatchObject({ width: 612, height: 792, source: 'ocr' });
    expect(textOf(read.words)).toContain('BL-2024-58376');
    const first = read.words.find(({ text }) => text === 'Riverside')!;
    expect(first.box.y1).toBeLessThan(110);
    expect(first.confidence).toBeGreaterThan(0.7);
  });

  it.each([
    [204, 98],
    [204, 391],
    [100, 200],
  ])(
    'When a fax has %d dots across and %d down an inch, then it is read as it looks on paper',
    async (x, y) => {
      const squeezed = sheet()
        .resize({ width: Math.round(8.5 * x), height: 11 * y, fit: 'fill' })
        .greyscale();
      const fax = await squeezed.tiff({ compression: 'lzw', xres: x / 25.4, yres: y / 25.4 }).toBuffer();
      const read = await (await firstPage(fax)).read();
      expect(read.width).toBeCloseTo(612, 1);
      expect(read.height).toBeCloseTo(792, -1);
      expect(textOf(read.words)).toContain('Riverside County Business License');
    },
  );

  it('When only its top is glanced at, then its name is known', async () => {
    const page = await firstPage(await sheet().jpeg().toBuffer());
    const words = textOf((await page.glance()).words);
    expect(words).toContain('Business License');
    expect(words).not.toContain('telephone');
  });

  it('When regions are looked at again, then each gives its own words at their place', async () => {
    const page = await firstPage(await sheet().png().toBuffer());
    const read = await page.read();
    const boxOf = (text: string) => read.words.find((word) => word.text === text)!.box;
    const boxes = [boxOf('BL-2024-58376'), boxOf('1,234.56')];
    const regions = await page.readRegions(boxes);
    expect(regions.map(({ words }) => textOf(words))).toEqual(['BL-2024-58376', '1,234.56']);
    expect(regions[1]!.words[0]!.box.x0).toBeCloseTo(boxes[1]!.x0, -1);
    expect(regions[1]!.words[0]!.box.y0).toBeCloseTo(boxes[1]!.y0, -1);
  });
});

describe('a scanned PDF', () => {
  async function scan(bytes: Uint8Array, text?: string): Promise<Uint8Array> {
    const document = await PDFDocument.create();
    const page = document.addPage([612, 792]);
    page.drawImage(await document.embedPng(bytes), { x: 0, y: 0, width: 612, height: 792 });
    if (text) page.drawText(text, { x: 60, y: 300, size: 10, lineHeight: 12 });
    return document.save();
  }

  it('When a page is a picture, then it is recognised and the file is called scanned', async () => {
    const opened = await openDocument(await scan(await sheet().png().toBuffer()), { engine });
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.document.pdfAnalysis).toEqual({ pageCount: 1, hasTextContent: false, isScanned: true });
    const page = [...opened.document.pages()][0]!;
    expect(page.text).toBeNull();
    expect(textOf((await page.read()).words)).toContain('Zimmerman');
  });

  it('When something was typed over the picture, then the typed words are exact', async () => {
    const page = await firstPage(await scan(await sheet().png().toBuffer(), 'Initials: PZ 931-07-2531'));
    const typed = (await page.read()).words.filter(({ source }) => source === 'text');
    expect(textOf(typed)).toBe('Initials: PZ 931-07-2531');
  });
});

describe('a PDF whose text is not what its page shows', () => {
  /** Enough English to be believed where it is print. */
  const OTHER = Array.from(
    { length: 40 },
    (_, at) => `Statement ${at} of the account of your business for this year, total 77,777.77`,
  );
  const draw = async (paint: (page: PDFPage, picture: PDFImage) => void) => {
    const document = await PDFDocument.create();
    const picture = await document.embedPng(await sheet().png().toBuffer());
    paint(document.addPage([612, 792]), picture);
    return await firstPage(await document.save());
  };
  const write = (page: PDFPage) =>
    OTHER.forEach((line, at) => page.drawText(line, { x: 40, y: 760 - at * 14, size: 9 }));
  const whole = { x: 0, y: 0, width: 612, height: 792 };

  it('When another document is written below the picture, then only the picture is read', async () => {
    const page = await draw((paper, picture) => {
      write(paper);
      paper.drawImage(picture, whole);
    });
    const read = textOf((await page.read()).words);
    expect(read).toContain('BL-2024-58376');
    expect(read).not.toContain('77,777.77');
  });

  it('When another document is written invisibly over the picture, then only the picture is read', async () => {
    const page = await draw((paper, picture) => {
      paper.drawImage(picture, whole);
      paper.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      write(paper);
    });
    const read = textOf((await page.read()).words);
    expect(read).toContain('BL-2024-58376');
    expect(read).not.toContain('77,777.77');
  });

  it('When a picture takes half of a page of text, then both are read, the text exactly', async () => {
    const page = await draw((paper, picture) => {
      paper.drawText(OTHER.slice(0, 14).join('\n'), { x: 40, y: 760, size: 9, lineHeight: 14 });
      paper.drawImage(picture, { x: 100, y: -40, width: 430, height: 556 });
    });
    const { words } = await page.read();
    expect(textOf(words)).toContain('BL-2024-58376');
    expect(words.filter(({ text, source }) => text === '77,777.77' && source === 'text')).toHaveLength(14);
  });

  it.each([90, 180, 270])(
    'When a scan is turned by its /Rotate flag of %d, then it is read upright',
    async (flag) => {
      const document = await PDFDocument.create();
      const turned = await sheet().rotate(-flag).png().toBuffer();
      const isLying = flag !== 180;
      const page = document.addPage(isLying ? [792, 612] : [612, 792]);
      const size = isLying ? { width: 792, height: 612 } : { width: 612, height: 792 };
      page.drawImage(await document.embedPng(turned), { x: 0, y: 0, ...size });
      page.setRotation(degrees(flag));
      const read = await (await firstPage(await document.save())).read();
      expect(read).toMatchObject({ width: 612, height: 792 });
      expect(textOf(read.words)).toContain('BL-2024-58376');
      expect(read.words.find(({ text }) => text === 'Riverside')!.box.y1).toBeLessThan(110);
    },
  );
});

describe('pictures that cannot be read', () => {
  const reasonOf = async (bytes: Uint8Array) => {
    const opened = await openDocument(bytes, { engine });
    return opened.ok ? 'opened' : opened.reason;
  };
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });

  it('When a picture is a thumbnail, then it is too small', async () => {
    expect(await reasonOf(await blank(60, 80).jpeg().toBuffer())).toBe('image-too-small');
  });
  it('When a small file unfolds to a monster, then it is too large', async () => {
    const png = await blank(16, 16).png().toBuffer();
    // Width and height of the header, and its checksum is not asked for until pixels are.
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    expect(['image-too-large', 'not-readable']).toContain(await reasonOf(png));
  });
  it('When it is not what its first bytes say, then it is not readable', async () => {
    expect(await reasonOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3))).toBe('not-readable');
  });
});
