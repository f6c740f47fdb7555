/** Word and Excel files, new and old, and the HTML, rich text and plain text that go by their names, as lines of cells. */
import type { ParsingOptions, read, utils, WorkBook } from '@e965/xlsx';
import type { OfficeKind } from '#domain/documents/sniffFile';
import { htmlLines } from './htmlLines.ts';
import type { Line } from './layOutLines.ts';
import { linesOfRows, MAX_ROWS } from './linesOfRow.ts';
import { readWord } from './readWord.ts';
import { rtfLines } from './rtfLines.ts';
import { tameSheets, type Archive } from './tameSheets.ts';

const MAX_COLUMNS = 60;
/** Three times what so many lines of transactions take; one long text may be named by 200,000 cells. */
const MAX_LETTERS = 1_000_000;

/** More tabs than a workbook of every month of five years; 20,000 may name the same part. */
const MAX_SHEETS = 100;
/** How every archive begins. */
const ARCHIVE = Buffer.from('PK');

/** The package, with what its types leave out. */
interface SheetJs {
  readonly read: typeof read;
  readonly utils: typeof utils;
  readonly CFB: { read(file: Buffer, options: { type: 'buffer' }): Archive };
  readonly parse_zip: (archive: Archive, options: ParsingOptions) => WorkBook;
}

/** Reads the file. Rejects when it is damaged or encrypted. Libraries are loaded only when a file needs them. */
export async function readOffice(bytes: Uint8Array, kind: OfficeKind): Promise<Line[]> {
  const lines = await READERS[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  return withinBounds(lines.slice(0, MAX_ROWS));
}

/** Lines up to the one that goes beyond what is read. */
function withinBounds(lines: Line[]): Line[] {
  let letters = 0;
  const end = lines.findIndex((line) => (letters += line.join('').length) > MAX_LETTERS);
  return end < 0 ? lines : lines.slice(0, end);
}

const READERS: Readonly<Record<OfficeKind, (file: Buffer) => Promise<Line[]> | Line[]>> = {
  docx: readWord,
  doc: readOldWord,
  xlsx: readSheets,
  xls: readSheets,
  html: (file) => htmlLines(file.toString('utf8')),
  rtf: (file) => rtfLines(file.toString('latin1')),
  text: (file) => textLines(file.toString('utf8')),
};

async function readOldWord(file: Buffer): Promise<Line[]> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(file);
  return textLines(`${document.getHeaders()}\n${document.getBody()}\n${document.getFooters()}`);
}

async function readSheets(file: Buffer): Promise<Line[]> {
  const sheetJs = (await import('@e965/xlsx')) as unknown as SheetJs;
  const { utils } = sheetJs;
  const options: ParsingOptions = {
    type: 'buffer',
    sheetRows: MAX_ROWS,
    sheets: Array.from({ length: MAX_SHEETS }, (_, at) => at),
    cellFormula: false, // what a formula came to stands beside it
    cellDates: false,
    cellHTML: false,
    dense: true,
    cellStyles: true, // without it, hidden columns are not told
  };
  const workbook = openWorkbook(sheetJs, file, options);
  const isShown = (_: string, at: number) => !workbook.Workbook?.Sheets?.[at]?.Hidden;
  const rowsOf = (name: string): readonly unknown[][] => {
    const sheet = workbook.Sheets[name];
    if (!sheet) return [];
    // As shown to people ("1,234.50", "02/28/2023"), because that is what the readers of print expect.
    return utils.sheet_to_json<unknown[]>(sheet, {
      header: 1,
      raw: false,
      defval: '',
      blankrows: false,
      skipHidden: true,
    });
  };
  return linesOfRows(shownRows(workbook.SheetNames.filter(isShown), rowsOf));
}

/** Sheet by sheet, as far as they are asked for; a hidden cell is a hole. */
function* shownRows(names: readonly string[], rowsOf: (name: string) => readonly unknown[][]) {
  for (const name of names)
    for (const row of rowsOf(name)) yield Array.from(row.slice(0, MAX_COLUMNS), shown);
}

/** A new workbook is unpacked first, and opened without what would unfold beyond all bounds. */
function openWorkbook(sheetJs: SheetJs, file: Buffer, options: ParsingOptions): WorkBook {
  if (!file.subarray(0, 2).equals(ARCHIVE)) return sheetJs.read(file, options);
  const archive = sheetJs.CFB.read(file, { type: 'buffer' });
  tameSheets(archive);
  return sheetJs.parse_zip(archive, options);
}

/** `7903.2`, a number without a format of its own: the cents of an amount are two figures. */
const shown = (cell: unknown) =>
  typeof cell === 'string' ? cell.trim().replace(/^-?\d+\.\d$/, (amount) => `${amount}0`) : '';

/** Lines of text, cells parted by tabs. */
function textLines(text: string): Line[] {
  return text.split(/\r\n|[\r\n\f\v]/).map((line) => line.split('\t').map((cell) => cell.trim()));
}
