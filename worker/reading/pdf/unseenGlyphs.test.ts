import { describe, expect, it } from '@jest/globals';
import { PDFDocument, PDFName, PDFOperator, PDFString, rgb, type PDFPage, type PDFRef } from 'pdf-lib';
import { openPdf } from './openPdf.ts';

const PLACE = { x: 72, y: 600, size: 10 } as const;

async function wordsOf(draw: (page: PDFPage, document: PDFDocument) => void): Promise<string> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.drawText('Seen', { x: 72, y: 700, size: 10 });
  draw(page, document);
  const opened = await openPdf(await document.save());
  if (!opened.ok) throw new Error(opened.reason);
  const read = opened.pdf.page(1)!;
  const { words } = read.text();
  read.close();
  opened.pdf.close();
  return words.map(({ text }) => text).join(' ');
}

const box = (page: PDFPage, color: ReturnType<typeof rgb>, opacity = 1) =>
  page.drawRectangle({ x: 60, y: 590, width: 200, height: 24, color, opacity });
const BLACK = rgb(0, 0, 0);
const WHITE = rgb(1, 1, 1);

describe('Text that nobody sees', () => {
  it('is not read where it is white on white, but where it is white on black', async () => {
    expect(await wordsOf((page) => page.drawText('Secret', { ...PLACE, color: WHITE }))).toBe('Seen');
    const onBlack = await wordsOf((page) => {
      box(page, BLACK);
      page.drawText('Heading', { ...PLACE, color: WHITE });
    });
    expect(onBlack).toBe('Seen Heading');
  });

  it('is not read where it is transparent or too small to be read', async () => {
    expect(await wordsOf((page) => page.drawText('Secret', { ...PLACE, opacity: 0 }))).toBe('Seen');
    expect(await wordsOf((page) => page.drawText('Secret', { ...PLACE, size: 0.6 }))).toBe('Seen');
  });

  it('is not read where it was blacked out or painted white, but where a marker runs over it', async () => {
    for (const color of [BLACK, WHITE]) {
      const covered = await wordsOf((page) => {
        page.drawText('912-34-5567', PLACE);
        box(page, color);
      });
      expect(covered).toBe('Seen');
    }
    const marked = await wordsOf((page) => {
      page.drawText('Marked', PLACE);
      box(page, rgb(1, 1, 0), 0.4);
    });
    expect(marked).toBe('Seen Marked');
    const shaded = await wordsOf((page) => {
      box(page, rgb(0.9, 0.9, 0.9));
      page.drawText('Shaded', PLACE);
    });
    expect(shaded).toBe('Seen Shaded');
  });

  it('is not read in a layer that is switched off, but in one that is on', async () => {
    const inLayer = (isOff: boolean) => (page: PDFPage, document: PDFDocument) => {
      const layer = layerOf(document, isOff);
      page.pushOperators(PDFOperator.of('BDC' as never, [PDFName.of('OC'), PDFName.of('MC0')]));
      page.drawText('Layered', PLACE);
      page.pushOperators(PDFOperator.of('EMC' as never));
      page.node.Resources()!.set(PDFName.of('Properties'), document.context.obj({ MC0: layer }));
    };
    expect(await wordsOf(inLayer(true))).toBe('Seen');
    expect(await wordsOf(inLayer(false))).toBe('Seen Layered');
  });

  it('is not read in a form XObject of a layer that is switched off, be it over print that is seen', async () => {
    const drafts = { marked: drawMarkedForm, named: drawNamedForm };
    for (const draw of Object.values(drafts)) {
      const over = (isOff: boolean) => (page: PDFPage, document: PDFDocument) => {
        page.drawText('Wages', PLACE);
        draw(page, document, layerOf(document, isOff));
      };
      expect(await wordsOf(over(true))).toBe('Seen Wages');
      expect(await wordsOf(over(false))).toBe('Seen Wages 4711');
    }
  });
});

function layerOf({ context, catalog }: PDFDocument, isOff: boolean) {
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Draft') }));
  const state = context.obj({ OFF: isOff ? [layer] : [], Order: [layer] });
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: state }));
  return layer;
}

/** A form XObject whose text stands half over the page's own, as filled values do over their form. */
function drawForm(page: PDFPage, { context }: PDFDocument, entries: Record<string, PDFRef>) {
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
  const Resources = { Font: { F0: font } };
  const form = context.stream('BT /F0 10 Tf 76 598 Td (4711) Tj ET', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 612, 792],
    Resources,
    ...entries,
  });
  page.node.setXObject(PDFName.of('Draft'), context.register(form));
  page.pushOperators(PDFOperator.of('Do' as never, [PDFName.of('Draft')]));
}

const drawNamedForm = (page: PDFPage, document: PDFDocument, layer: PDFRef) =>
  drawForm(page, document, { OC: layer });

function drawMarkedForm(page: PDFPage, document: PDFDocument, layer: PDFRef) {
  page.pushOperators(PDFOperator.of('BDC' as never, [PDFName.of('OC'), PDFName.of('MC0')]));
  drawForm(page, document, {});
  page.pushOperators(PDFOperator.of('EMC' as never));
  page.node.Resources()!.set(PDFName.of('Properties'), document.context.obj({ MC0: layer }));
}

it('A page that is drawn twice is read once, and words that repeat elsewhere as often as they stand there', async () => {
  const rows = Array.from({ length: 20 }, (_, row) => row);
  const drawn = await wordsOf((page) => {
    for (let time = 0; time < 2; time++)
      for (const row of rows)
        page.drawText(`line ${row}`, { x: 72 + time * 0.4, y: 600 - row * 14, size: 10 });
  });
  expect(drawn.split(' ').filter((word) => word === 'line')).toHaveLength(rows.length);
  expect(drawn.split(' ').filter((word) => word === '7')).toHaveLength(1);
});
