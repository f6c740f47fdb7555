/** The files of the bench: invented people on drawn forms, the same every time. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { formCalled, makeSample } from '../../scripts/samples/makeSamples.ts';
import type { Variant } from '../../scripts/samples/degrade.ts';

export interface BenchFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
}

const SEED = 7;

async function draw(layout: string, variant: Variant): Promise<Uint8Array> {
  return (await makeSample({ form: formCalled(layout), variant, seed: SEED })).bytes;
}

/** One file of the pages of several. */
async function bind(files: readonly Uint8Array[], pageCount: number): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  for (let at = 0; whole.getPageCount() < pageCount; at++) {
    const part = await PDFDocument.load(files[Math.min(at, files.length - 1)]!);
    for (const page of await whole.copyPages(part, part.getPageIndices()))
      if (whole.getPageCount() < pageCount) whole.addPage(page);
  }
  return whole.save();
}

/** `name.pdf` in `folder`. */
async function keep(folder: string, name: string, bytes: Uint8Array): Promise<BenchFile> {
  const file = path.join(folder, `${name}.pdf`);
  writeFileSync(file, bytes);
  return { path: file, bytes, pages: (await PDFDocument.load(bytes)).getPageCount() };
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
    knownForms: [await keep(folder, 'return-scan', returnScan), await keep(folder, 'w2-scan', w2Scan)],
    unknownLayouts: [
      await keep(folder, 'statement-scan', statementScan),
      await keep(folder, 'licence-scan', licenceScan),
    ],
    fivePages: await keep(
      folder,
      'five-pages',
      await bind([returnScan, w2Scan, statementScan, licenceScan], 5),
    ),
    sixtyPages: await keep(folder, 'sixty-pages', await bind([returnScan, w2Scan, statementScan], 60)),
  };
}
