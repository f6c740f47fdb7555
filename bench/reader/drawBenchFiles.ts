/** The files of the bench: invented people on drawn forms, the same every time. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { formCalled, makeSample } from '../../scripts/samples/makeSamples.ts';
import { SCAN_200, scanPdf } from '../../scripts/samples/degrade/scan.ts';
import type { Variant } from '../../scripts/samples/degrade.ts';
import { seededRandom } from '../../scripts/samples/random.ts';

export interface BenchFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
}

const SEED = 7;

async function draw(layout: string, variant: Variant): Promise<Uint8Array> {
  return (await makeSample({ form: formCalled(layout), variant, seed: SEED })).bytes;
}

/** One file of the first pages of several, one after the other; the last one is repeated. */
async function bind(files: readonly Uint8Array[], pageCount: number): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  const parts = await Promise.all(files.map((file) => PDFDocument.load(file)));
  for (let at = 0; whole.getPageCount() < pageCount; at++) {
    const part = parts[Math.min(at, parts.length - 1)]!;
    for (const page of await whole.copyPages(part, part.getPageIndices()))
      if (whole.getPageCount() < pageCount) whole.addPage(page);
  }
  return whole.save();
}

/** Scanned pages that hold none of the client's figures: what fills most of a long return behind its forms. */
async function drawWorksheets(pageCount: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pageCount; number++) {
    const page = pdf.addPage([612, 792]);
    page.drawText(`Worksheet ${number} - keep for your records`, { x: 72, y: 730, size: 14, font });
    for (let line = 0; line < 40; line++)
      page.drawText(
        `${line + 1}. Carry the smaller of the two figures above to the next line of this sheet`,
        {
          ...{ x: 72, y: 700 - line * 15, size: 9, font },
        },
      );
  }
  return await scanPdf(await pdf.save(), SCAN_200, seededRandom(SEED));
}

/** `name.pdf` in `folder`. */
async function keep(folder: string, name: string, bytes: Uint8Array): Promise<BenchFile> {
  const file = path.join(folder, `${name}.pdf`);
  writeFileSync(file, bytes);
  return { path: file, bytes, pages: (await PDFDocument.load(bytes)).getPageCount() };
}

/** `name.jpg` in `folder`: one page, photographed. */
function keepPhoto(folder: string, name: string, bytes: Uint8Array): BenchFile {
  const file = path.join(folder, `${name}.jpg`);
  writeFileSync(file, bytes);
  return { path: file, bytes, pages: 1 };
}

export async function drawBenchFiles(folder: string) {
  const returnScan = await draw('1040-2024-joint', 'scan200');
  const w2Scan = await draw('w2-irs', 'scan200');
  const statementScan = await draw('bank-banner', 'scan200');
  const licenceScan = await draw('licence-certificate', 'scan200');
  return {
    texts: [
      await keep(folder, 'return-text', await draw('1040-2024-joint', 'flat')),
      await keep(folder, 'return-fillable', await draw('1040-2024-joint', 'fillable')),
      await keep(folder, 'w2-text', await draw('w2-irs', 'flat')),
      await keep(folder, 'w2-fillable', await draw('w2-irs', 'fillable')),
      await keep(folder, 'statement-text', await draw('bank-banner', 'flat')),
    ],
    knownForms: [
      await keep(folder, 'return-scan', returnScan),
      await keep(folder, 'w2-scan', w2Scan),
      // Little print, much empty paper, and what second and third looks cost.
      await keep(folder, 'w2-noisy', await draw('w2-irs', 'noisy')),
      await keep(folder, '1099nec-scan', await draw('1099-nec', 'scan200')),
      await keep(folder, '1099int-noisy', await draw('1099-int', 'noisy')),
      keepPhoto(folder, 'w2-photo', await draw('w2-irs', 'photo')),
      keepPhoto(folder, 'return-photo', await draw('1040-2024-joint', 'photo')),
    ],
    unknownLayouts: [
      await keep(folder, 'statement-scan', statementScan),
      await keep(folder, 'licence-scan', licenceScan),
    ],
    fivePages: await keep(
      folder,
      'five-pages',
      await bind([returnScan, w2Scan, statementScan, licenceScan], 5),
    ),
    sixtyPages: await keep(
      folder,
      'sixty-pages',
      await bind([returnScan, await drawWorksheets(9), w2Scan, await drawWorksheets(4)], 60),
    ),
  };
}
