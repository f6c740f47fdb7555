import { afterAll, describe, expect, it } from '@jest/globals';
import {
  degrees,
  PDFDocument,
  PDFString,
  rgb,
  StandardFonts,
  TextRenderingMode,
  setTextRenderingMode,
} from 'pdf-lib';
import { createOcrEngine } from '../ocr/ocrEngine.ts';
import type { Page } from '../page.ts';
import { openDocument } from '../openDocument.ts';

const engine = createOcrEngine(1);
afterAll(() => engine.close());

type Draw = (document: PDFDocument) => Promise<void> | void;

async function pdfWith(draw: Draw): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await draw(document);
  return document.save();
}

async function firstText(bytes: Uint8Array): Promise<Page | null> {
  const opened = await openDocument(bytes, { engine });
  if (!opened.ok) throw new Error(opened.reason);
  const [page] = opened.document.pages();
  await opened.document.close();
  return page!.text;
}

const SENTENCE =
  'Wages tips and other compensation for the year of the employee named on this form are 84,825.01';
const texts = (page: Page | null) => page?.words.map((word) => word.text).join(' ');

describe('a PDF with a text layer', () => {
  it('When text is drawn at a place, then its words have boxes there, in points from the top left', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        document.addPage([612, 792]).drawText(SENTENCE, { x: 72, y: 692, size: 10 });
      }),
    );
    expect(texts(page)).toBe(SENTENCE);
    const wages = page!.words[0]!;
    expect(wages).toMatchObject({ text: 'Wages', confidence: 1, source: 'text' });
    expect(wages.box.x0).toBeCloseTo(72, 0);
    expect(wages.box.y1).toBeGreaterThan(98);
    expect(wages.box.y1).toBeLessThan(104);
  });

  it('When a double name is broken behind its hyphen, then the hyphen is kept', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        const sheet = document.addPage([612, 792]);
        sheet.drawText(SENTENCE, { x: 72, y: 692, size: 10 });
        sheet.drawText('Clemence Rosenfeld-', { x: 72, y: 660, size: 10 });
        sheet.drawText('Duval', { x: 72, y: 648, size: 10 });
      }),
    );
    expect(texts(page)).toBe(`${SENTENCE} Clemence Rosenfeld- Duval`);
  });

  it('When every glyph is drawn on its own in any order, then the words are whole again', async () => {
    const page = await firstText(
      await pdfWith(async (document) => {
        const font = await document.embedFont(StandardFonts.Helvetica);
        const sheet = document.addPage([612, 792]);
        const glyphs = [...SENTENCE].map((letter, index) => ({
          letter,
          x: 72 + font.widthOfTextAtSize(SENTENCE.slice(0, index), 10),
        }));
        for (const { letter, x } of [...glyphs].reverse())
          sheet.drawText(letter, { x, y: 600, size: 10, font });
      }),
    );
    expect(texts(page)).toBe(SENTENCE);
  });

  it('When print of another size stands a space of its own away, then it is another word', async () => {
    const page = await firstText(
      await pdfWith(async (document) => {
        const font = await document.embedFont(StandardFonts.HelveticaBold);
        const sheet = document.addPage([612, 792]);
        sheet.drawText('CASCADE', { x: 72, y: 700, size: 20, font });
        const x = 72 + font.widthOfTextAtSize('CASCADE', 20) + font.widthOfTextAtSize(' ', 10);
        sheet.drawText('BANK, N.A.', { x, y: 700, size: 10, font });
        sheet.drawText(SENTENCE, { x: 72, y: 600, size: 10, font });
      }),
    );
    expect(texts(page)).toContain('CASCADE BANK, N.A.');
  });

  it('When the page bears a /Rotate flag, then it is read upright', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        const sheet = document.addPage([792, 612]);
        sheet.setRotation(degrees(90));
        sheet.drawText(SENTENCE, { x: 700, y: 40, size: 10, rotate: degrees(90) });
      }),
    );
    expect(page).toMatchObject({ width: 612, height: 792 });
    expect(texts(page)).toBe(SENTENCE);
    expect(page!.words.at(-1)!.box.x0).toBeGreaterThan(page!.words[0]!.box.x1);
  });

  it('When a page has a point for each pixel of its print, then it is read as a letter, but not where its print is small', async () => {
    const yard = (size: number) =>
      pdfWith((document) => {
        document.addPage([2550, 3300]).drawText(SENTENCE, { x: 300, y: 2900, size });
      });
    const page = await firstText(await yard(42));
    expect(page!.width).toBeCloseTo(612, 0);
    expect(page!.height).toBeCloseTo(792, 0);
    expect(page!.words[0]!.box.x0).toBeCloseTo(72, 0);
    expect(page!.words[0]!.box.y1).toBeLessThan(100);
    expect(await firstText(await yard(9))).toMatchObject({ width: 2550, height: 3300 });
  });

  it('When the text itself runs sideways, then the page is turned upright', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        document.addPage([612, 792]).drawText(SENTENCE, { x: 100, y: 40, size: 10, rotate: degrees(90) });
      }),
    );
    expect(page).toMatchObject({ width: 792, height: 612 });
    expect(texts(page)).toBe(SENTENCE);
  });

  it('When a stamp or a watermark stands aslant over the print, then it is no part of it', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        const sheet = document.addPage([612, 792]);
        sheet.drawText(SENTENCE, { x: 72, y: 600, size: 10 });
        sheet.drawText('RECEIVED MAR 14', { x: 90, y: 596, size: 14, rotate: degrees(12) });
        sheet.drawText('DRAFT', { x: 200, y: 560, size: 60, rotate: degrees(50) });
      }),
    );
    expect(texts(page)).toBe(SENTENCE);
  });

  it('When a watermark stands level behind the print, then it is no part of it', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        const sheet = document.addPage([612, 792]);
        sheet.drawText('DO NOT FILE', { x: 60, y: 570, size: 70, color: rgb(0.9, 0.9, 0.9) });
        sheet.drawText(SENTENCE, { x: 72, y: 590, size: 10 });
      }),
    );
    expect(texts(page)).toBe(SENTENCE);
  });

  it('When a title is large and nothing stands on it, then it is read', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        const sheet = document.addPage([612, 792]);
        sheet.drawText('Annual Statement', { x: 60, y: 700, size: 60 });
        sheet.drawText(SENTENCE, { x: 72, y: 590, size: 10 });
      }),
    );
    expect(texts(page)).toContain('Annual Statement');
  });

  it('When the whole page was scanned crookedly, then its print is read', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        document.addPage([612, 792]).drawText(SENTENCE, { x: 72, y: 600, size: 10, rotate: degrees(3) });
      }),
    );
    expect(texts(page)).toBe(SENTENCE);
  });

  it('When text is drawn invisibly, then it is not taken for print', async () => {
    const page = await firstText(
      await pdfWith((document) => {
        const sheet = document.addPage([612, 792]);
        sheet.drawText(SENTENCE, { x: 72, y: 692, size: 10 });
        sheet.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
        sheet.drawText('000-00-0000', { x: 72, y: 500, size: 10 });
      }),
    );
    expect(texts(page)).toBe(SENTENCE);
  });
});

describe('a fillable PDF', () => {
  const fillable = pdfWith((document) => {
    const sheet = document.addPage([612, 792]);
    sheet.drawText(SENTENCE, { x: 72, y: 692, size: 10 });
    const form = document.getForm();
    const ssn = form.createTextField('topmost[0].Page1[0].f1_01[0]');
    ssn.addToPage(sheet, { x: 100, y: 600, width: 120, height: 14 });
    ssn.setText('931-07-2531');
    const employer = form.createTextField('topmost[0].Page1[0].f1_02[0]');
    employer.enableMultiline();
    employer.addToPage(sheet, { x: 100, y: 500, width: 200, height: 60 });
    employer.setText('Halvorsen & Sons\n1650 Broadway Blvd');
    const yes = form.createCheckBox('topmost[0].Page1[0].c1_1[0]');
    yes.addToPage(sheet, { x: 300, y: 600, width: 10, height: 10 });
    yes.check();
    const no = form.createCheckBox('topmost[0].Page1[0].c1_2[0]');
    no.addToPage(sheet, { x: 330, y: 600, width: 10, height: 10 });
  });

  it('When fields are filled in, then their values and boxes are read', async () => {
    const page = await firstText(await fillable);
    expect(page!.source).toBe('form-field');
    expect(page!.fields.map(({ kind, value }) => [kind, value])).toEqual([
      ['text', '931-07-2531'],
      ['text', 'Halvorsen & Sons\n1650 Broadway Blvd'],
      ['checkbox', 'on'],
      ['checkbox', ''],
    ]);
    // pdf-lib draws its border half a point outside.
    expect(page!.fields[0]!.box.y0).toBeCloseTo(792 - 614.5, 1);
  });

  it('When a field is filled in, then its words stand at its box among the printed ones', async () => {
    const page = await firstText(await fillable);
    const word = page!.words.find(({ text }) => text === '931-07-2531')!;
    expect(word.source).toBe('form-field');
    expect(word.box.x0).toBeGreaterThan(99);
    expect(word.box.y0).toBeCloseTo(792 - 614.5, 1);
    const street = page!.words.find(({ text }) => text === '1650')!;
    const name = page!.words.find(({ text }) => text === 'Halvorsen')!;
    expect(street.box.y0).toBeGreaterThan(name.box.y0 + 5);
  });
});

describe('a PDF that was typed over with a text tool', () => {
  const typedOver = (entries: Record<string, unknown>) =>
    pdfWith((document) => {
      const sheet = document.addPage([612, 792]);
      sheet.drawText(SENTENCE, { x: 72, y: 692, size: 10 });
      const { context } = document;
      const note = { Type: 'Annot', Subtype: 'FreeText', Rect: [100, 640, 200, 652], ...entries };
      sheet.node.addAnnot(context.register(context.obj(note as never)));
    });
  const DA = PDFString.of('0 g /Helv 10 Tf');

  it('When somebody typed into a box, then the words stand there among the printed ones', async () => {
    const page = await firstText(await typedOver({ Contents: PDFString.of('Jane Roe'), DA }));
    expect(texts(page)).toBe(`${SENTENCE} Jane Roe`);
    const jane = page!.words.at(-2)!;
    expect(jane).toMatchObject({ text: 'Jane', source: 'text' });
    expect(jane.box.x0).toBeCloseTo(100, 0);
    expect(jane.box.y0).toBeCloseTo(140, 0);
    expect(jane.box.y1).toBeLessThanOrEqual(152);
  });

  it('When the text is wider than its box, then it goes on in the next line', async () => {
    const Rect = [100, 620, 200, 652];
    const Contents = PDFString.of('1200 Old Mill Road Apt 4B\rBoise, ID 83702');
    const page = await firstText(await typedOver({ Contents, DA, Rect }));
    const typed = page!.words.slice(SENTENCE.split(' ').length);
    const tops = [...new Set(typed.map(({ box }) => box.y0))];
    const rows = tops.map((top) => typed.filter(({ box }) => box.y0 === top));
    expect(rows.map((row) => row.map(({ text }) => text).join(' '))).toEqual([
      '1200 Old Mill Road',
      'Apt 4B',
      'Boise, ID 83702',
    ]);
  });

  it('When the text is hidden, then nothing is read', async () => {
    const page = await firstText(await typedOver({ Contents: PDFString.of('Jane Roe'), DA, F: 2 }));
    expect(texts(page)).toBe(SENTENCE);
  });
});

describe('a PDF that cannot be read', () => {
  const reasonOf = async (bytes: Uint8Array) => {
    const opened = await openDocument(bytes, { engine });
    return opened.ok ? 'opened' : opened.reason;
  };
  const bytes = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['is empty', new Uint8Array(), 'empty-file'],
    ['is garbage behind its header', bytes(`%PDF-1.7\n${'garbage '.repeat(500)}`), 'broken-pdf'],
    [
      'has no pages',
      bytes(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>',
      ),
      'no-pages',
    ],
    [
      'is encrypted for a certificate',
      bytes(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n4 0 obj<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4/Recipients[]>>endobj\ntrailer<</Root 1 0 R/Encrypt 4 0 R/ID[(a)(a)]>>',
      ),
      'locked-pdf',
    ],
    ['is none of the accepted kinds', bytes('MZ\0\0\x01\x02'), 'not-readable'],
  ] as const)('When the file %s, then that is the reason', async (_, file, reason) => {
    expect(await reasonOf(file)).toBe(reason);
  });

  it('When its end is missing, then nothing is thrown', async () => {
    const whole = await pdfWith((document) => void document.addPage([612, 792]).drawText(SENTENCE));
    expect(['broken-pdf', 'opened']).toContain(await reasonOf(whole.slice(0, whole.length / 2)));
  });
});
