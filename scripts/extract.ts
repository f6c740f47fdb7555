/** `npm run extract -- [--type T] [--out results.json] FILE...`: the reader alone, without server, database or queue. */
import { accessSync, constants, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_TYPE_IDS, type DocumentType } from '#domain/documents/documentTypes';
import { judgeFile } from '#domain/documents/sniffFile';
import { closeReader, readDocument } from '../worker/readDocument.ts';
import { warmUp } from '../worker/warmUp.ts';
import { openProgressBar } from './extract/progressBar.ts';
import { readOptions, refuse } from './processes/readOptions.ts';
import { toRow, type ResultRow } from './extract/resultRow.ts';

const USAGE = `Usage: npm run extract -- [--type TYPE] [--out results.json] FILE...
TYPE is one of ${DOCUMENT_TYPE_IDS.join(', ')}; without it the reader says what each file is.`;

const isType = (type: string): type is DocumentType =>
  (DOCUMENT_TYPE_IDS as readonly string[]).includes(type);

/** A file that is there may be replaced; a new one needs a directory to lie in. */
function canWrite(file: string): boolean {
  try {
    const isThere = statSync(file, { throwIfNoEntry: false });
    accessSync(isThere?.isFile() ? file : path.dirname(path.resolve(file)), constants.W_OK);
    return !isThere?.isDirectory();
  } catch {
    return false;
  }
}

/** Reads one file into a row of results. Rejects when the file itself cannot be opened. */
async function extractFile(
  file: string,
  type: DocumentType | undefined,
  tell: (percent: number) => void,
): Promise<ResultRow> {
  const bytes = new Uint8Array(await readFile(file));
  const fileName = path.basename(file);
  const start = performance.now();
  if (!judgeFile(fileName, bytes).ok) return { file: fileName, status: 'rejected', ms: 0 };
  const reading = await readDocument(bytes, { fileName, documentType: type }, ({ percent }) => tell(percent));
  return toRow(fileName, reading, type, Math.round(performance.now() - start));
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions(USAGE, { type: { type: 'string' }, out: { type: 'string' } });
  const { type, out } = values;
  if (positionals.length === 0) refuse('Name a file to read.', USAGE);
  if (type !== undefined && !isType(type)) refuse(`There is no type "${type}".`, USAGE);
  // Before the first is read: minutes of reading must not be lost to a name mistyped at the end.
  const missing = positionals.filter((file) => !statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing.length > 0) refuse(`Not a file: ${missing.join(', ')}`, USAGE);
  if (out !== undefined && !canWrite(out)) refuse(`Cannot be written: ${out}`, USAGE);
  await warmUp(); // as the worker does, whose child waits for documents
  const bar = openProgressBar(process.stderr, positionals.length);
  const rows: ResultRow[] = [];
  for (const [index, file] of positionals.entries()) {
    rows.push(await extractFile(file, type, (percent) => bar.show(index, percent, path.basename(file))));
  }
  bar.close();
  await closeReader();
  const json = `${JSON.stringify(rows, null, 1)}\n`;
  if (out) await writeFile(out, json);
  else process.stdout.write(json);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
