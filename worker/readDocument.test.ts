import { afterAll, describe, expect, it } from '@jest/globals';
import { PDFDocument, type PDFFont, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import type { ExtractionProgress } from '#domain/documents/extraction';
import { closeReader, readDocument } from './readDocument.ts';

afterAll(closeReader);

const W2 = [
  ['Form W-2 Wage and Tax Statement 2023', ''],
  ["a Employee's social security number", '900-12-3456'],
  ['1 Wages, tips, other compensation', '48,213.77'],
  ['2 Federal income tax withheld', '5,120.00'],
  ['3 Social security wages', '48,213.77'],
  ['4 Social security tax withheld', '2,989.25'],
  ['5 Medicare wages and tips', '48,213.77'],
  ['6 Medicare tax withheld', '699.10'],
] as const;
const LETTER = Array.from(
  { length: 12 },
  (_, at) => [`Thank you for your patience, part ${at}.`, ''] as const,
);

/** Pages of labels with a value below each. */
async function pdfOf(pages: readonly (readonly (readonly [string, string])[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font: PDFFont = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage([612, 792]);
    lines.forEach(([label, value], at) => {
      page.drawText(label, { x: 60, y: 720 - at * 40, size: 8, font });
      page.drawText(value, { x: 60, y: 708 - at * 40, size: 10, font });
    });
  }
  return pdf.save();
}

describe('A document of several pages', () => {
  it('When it has more pages than anybody reads, then it ends with what its first two thousand say, and says so', async () => {
    const blank = Array.from({ length: 2000 }, () => []);
    const pages: unknown[] = [];
    const { forms, unread } = await readDocument(
      await pdfOf([W2, ...blank, W2]),
      { fileName: 'w2.pdf' },
      ({ page }) => pages.push(page),
    );
    expect(forms.map(({ form }) => form)).toEqual(['W-2']);
    expect(pages.at(-1)).toBe(2000);
    expect(unread).toEqual({ pages: { count: 2, of: 2002, first: 2001 } });
  });

  it('When a form was met on a page, then the next page is begun with its title, year and page, and nothing else of it', async () => {
    const told: ExtractionProgress[] = [];
    const bytes = await pdfOf([LETTER, W2, LETTER]);
    await readDocument(bytes, { fileName: 'w2.pdf' }, (progress) => told.push(progress));
    expect(told.map(({ page, met }) => ({ page, met }))).toEqual([
      { page: 1, met: undefined },
      { page: 2, met: undefined },
      { page: 3, met: [{ form: 'W-2', taxYear: 2023, page: 2 }] },
    ]);
  });
});

describe('A document whose time is up', () => {
  /** Reads until so many pages were told. */
  const readUntil = async (bytes: Uint8Array, last: number) => {
    let page = 0;
    const options = { fileName: 'w2.pdf', isHurried: () => page >= last };
    return await readDocument(bytes, options, (progress) => (page = progress.page ?? 0));
  };

  it('When a form was met, then its values stay, and the pages nobody looked at are told', async () => {
    const reading = await readUntil(await pdfOf([W2, LETTER, LETTER, LETTER, W2]), 2);
    expect(reading.forms.map(({ form, pages }) => [form, pages])).toEqual([['W-2', [1]]]);
    expect(reading.found.length).toBeGreaterThan(5);
    expect(reading.unread).toEqual({ pages: { count: 2, of: 5, first: 4 } });
  });

  it('When none was met, then it took too long', async () => {
    expect(await readUntil(await pdfOf([LETTER, LETTER, LETTER, LETTER]), 1)).toMatchObject({
      outcome: 'failed',
      reason: 'took-too-long',
    });
  });
});

describe('A PDF with other files packed inside', () => {
  const packing = async (lines: typeof W2 | typeof LETTER, ...names: string[]) => {
    const pdf = await PDFDocument.load(await pdfOf([lines]));
    for (const name of names) await pdf.attach(W2_PDF, name);
    return await readDocument(await pdf.save(), { fileName: 'w2.pdf' });
  };
  const W2_PDF = new Uint8Array([37, 80, 68, 70]);

  it('When it is a form itself, then it is read, and says how many were not', async () => {
    const reading = await packing(W2, 'second W-2.pdf', 'photo.JPG');
    expect(reading.forms.map(({ form }) => form)).toEqual(['W-2']);
    expect(reading.unread).toEqual({ packedFiles: 2 });
  });

  it('When it is only their cover sheet, then it asks for them', async () => {
    expect(await packing(LETTER, 'w2.pdf')).toMatchObject({ outcome: 'failed', reason: 'only-packed-files' });
  });

  it('When some are pinned to the page, then they count, each once', async () => {
    const pdf = await PDFDocument.load(await pdfOf([W2]));
    await pdf.attach(W2_PDF, 'second W-2.pdf');
    const bytes = pdf.context.register(pdf.context.stream(W2_PDF));
    const pins = ['second W-2.pdf', 'photo.jpg', 'photo.jpg', 'data.xml'].map((name) => ({
      Subtype: 'FileAttachment',
      Rect: [50, 50, 70, 70],
      FS: { Type: 'Filespec', UF: PDFString.of(name), EF: { F: bytes } },
    }));
    pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj(pins));
    const reading = await readDocument(await pdf.save(), { fileName: 'w2.pdf' });
    expect(reading.unread).toEqual({ packedFiles: 2 });
  });

  it('When they are for programs only, then nothing is said of them', async () => {
    const reading = await packing(LETTER, 'invoice.xml');
    expect(reading.outcome).toBe('completed');
    expect(reading).not.toHaveProperty('unread');
  });
});

describe('A picture that no library decodes', () => {
  it('When its head is sound and its pixels are not, then it could not be read, and nothing is thrown', async () => {
    const jpeg = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg[frame + 1] = 0xc1;
    jpeg[frame + 4] = 12; // bits a colour, as X-ray machines write them
    expect(await readDocument(jpeg, { fileName: 'w2.jpg' })).toMatchObject({
      outcome: 'failed',
      reason: 'not-readable',
    });
  });
});
