/**
 * `npm run bench:reader -- [--runs 5] [--only TEXT]`: the reader's speed as ratios against the programs everybody knows, on the same pages,
 * in turns. Prints a table; nothing is judged here.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readOptions } from '../../scripts/processes/readOptions.ts';
import { hasProgram as hasTesseract } from '../../worker/reading/ocr/chooseReaders.ts';
import { PACKED_DATA } from '../../worker/reading/ocr/languageData.ts';
import { closeReader, readDocument } from '../../worker/readDocument.ts';
import { drawBenchFiles, type BenchFile } from './drawBenchFiles.ts';
import { interleave, timed, type Duel } from './interleave.ts';
import { measureLongReturn } from './measureLongReturn.ts';
import { drawPages, hasProgram, ocrmypdf, pdftotext, tesseract } from './rivals.ts';

const { values } = readOptions('Usage: npm run bench:reader -- [--runs 5] [--only TEXT]', {
  runs: { type: 'string', default: '5' },
  only: { type: 'string', default: '' },
});
const runs = Number(values.runs);
const DPI = 250; // what the reader itself draws at
const RACES = 2; // five pages take the rival half a minute
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-reader-'));
const read = ({ bytes, path: file }: BenchFile) =>
  readDocument(bytes.slice(), { fileName: path.basename(file) });

const rows: string[] = [];
function tell(what: string, rival: string, bound: string, duel: Duel | null): void {
  const figures = duel
    ? `${(duel.ours / 1000).toFixed(2)} s | ${(duel.theirs / 1000).toFixed(2)} s | ${duel.ratio.toFixed(2)} | ${duel.cpuRatio.toFixed(2)}`
    : '- | not installed | - | -';
  rows.push(`| ${what} | ${rival} | ${figures} | ${bound} |`);
  console.error(rows.at(-1));
}

const files = await drawBenchFiles(folder);
writeFileSync(path.join(folder, 'eng.traineddata'), gunzipSync(readFileSync(PACKED_DATA.eng!)));

const isWanted = (file: BenchFile) => path.basename(file.path).includes(values.only);
for (const file of files.texts.filter(isWanted)) {
  const name = path.basename(file.path, '.pdf').replace('-', ', ');
  const duel = hasProgram('pdftotext')
    ? await interleave(
        runs,
        () => read(file),
        () => pdftotext(file.path),
      )
    : null;
  tell(`${name} (${file.pages} p.)`, 'pdftotext -bbox', '<= 3', duel);
}
for (const [kind, bound, group] of [
  ['known form', '<= 1.0', files.knownForms],
  ['unknown layout', '<= 1.6', files.unknownLayouts],
] as const)
  for (const file of group.filter(isWanted)) {
    const canDuel = hasTesseract() && hasProgram('pdftoppm');
    const pictures = canDuel ? await drawPages(file.path, folder, DPI) : [];
    const duel = canDuel
      ? await interleave(
          runs,
          () => read(file),
          () => tesseract(pictures, folder),
        )
      : null;
    tell(
      `${path.parse(file.path).name.replace('-', ', ')}, ${kind} (${file.pages} p.)`,
      'tesseract psm 3, 1 core',
      bound,
      duel,
    );
  }
const { fivePages, sixtyPages } = files;
const race =
  hasProgram('ocrmypdf') && isWanted(fivePages)
    ? await interleave(
        Math.min(runs, RACES),
        () => read(fivePages),
        () => ocrmypdf(fivePages.path, folder),
      )
    : null;
if (isWanted(fivePages)) tell('5 scanned pages', 'ocrmypdf --sidecar', '< 1', race);
const alone = (await timed(() => read(files.texts[0]!))).ms;
await closeReader();
const long = isWanted(sixtyPages) ? await measureLongReturn(sixtyPages) : '';
rmSync(folder, { recursive: true, force: true });

console.log(
  `Engine: ${hasTesseract() && process.env.OCR_ENGINE !== 'wasm' ? 'Tesseract program' : 'tesseract.js'}; ${os.cpus().length} cores, ${os.cpus()[0]?.model.trim()}; load ${os.loadavg()[0]!.toFixed(1)}\n`,
);
console.log(
  '| file | against | ours | theirs | ratio | ratio of CPU | goal |\n|---|---|---|---|---|---|---|',
);
console.log(rows.join('\n'));
console.log(`\nA return as text, warm: ${Math.round(alone)} ms (goal 300 ms).`);
console.log(long);
