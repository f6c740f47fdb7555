import { expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { openPdf } from './openPdf.ts';

async function shareOf(document: PDFDocument): Promise<number> {
  const opened = await openPdf(await document.save());
  if (!opened.ok) throw new Error(opened.reason);
  const page = opened.pdf.page(1)!;
  const share = page.pictureShare();
  page.close();
  opened.pdf.close();
  return share;
}

it('When a whole page with a logo is placed on a page, then the logo is the picture, not all that was placed', async () => {
  const pixels = { width: 8, height: 8, channels: 3, background: 'black' } as const;
  const png = await sharp({ create: pixels }).png().toBuffer();
  const form = await PDFDocument.create();
  const sheet = form.addPage([612, 792]);
  sheet.drawText('Wage and Tax Statement', { x: 40, y: 500, size: 10 });
  sheet.drawImage(await form.embedPng(png), { x: 40, y: 700, width: 60, height: 30 });

  const print = await PDFDocument.create();
  const [placed] = await print.embedPdf(await form.save());
  print.addPage([306, 396]).drawPage(placed!, { x: 0, y: 0, width: 306, height: 396 });

  expect(await shareOf(print)).toBeLessThan(0.02);

  const scan = await PDFDocument.create();
  scan.addPage([612, 792]).drawImage(await scan.embedPng(png), { x: 0, y: 0, width: 612, height: 792 });
  const printed = await PDFDocument.create();
  const [whole] = await printed.embedPdf(await scan.save());
  printed.addPage([306, 396]).drawPage(whole!, { x: 0, y: 0, width: 306, height: 396 });
  expect(await shareOf(printed)).toBe(1);
});
