import { describe, expect, it } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { createOcrEngine } from '../ocr/ocrEngine.ts';
import { openDocument } from '../openDocument.ts';
import { htmlLines } from './htmlLines.ts';
import { layOutLines } from './layOutLines.ts';
import { rtfLines } from './rtfLines.ts';

const engine = createOcrEngine(1);
const bytes = (text: string) => new TextEncoder().encode(text);

async function open(file: Uint8Array) {
  const opened = await openDocument(file, { engine });
  return opened.ok ? [...opened.document.pages()][0]!.text! : opened.reason;
}

const ROWS = [
  ['Account holder', 'Mei-Ling Ramírez'],
  ['Date', 'Description', 'Balance'],
  ['02/08/2023', 'ACH CREDIT PAYROLL', '1,492.78'],
];

function workbook(bookType: 'xlsx' | 'biff8'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS), 'Statement');
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
}

describe('a spreadsheet', () => {
  it.each(['xlsx', 'biff8'] as const)(
    'When it is an %s workbook, then its cells stand in columns',
    async (bookType) => {
      const page = await open(workbook(bookType));
      if (typeof page === 'string') throw new Error(page);
      const boxOf = (text: string) => page.words.find((word) => word.text === text)!.box;
      expect(page.words.map((word) => word.text).join(' ')).toBe(ROWS.flat().join(' '));
      expect(boxOf('1,492.78').x0).toBe(boxOf('Balance').x0);
      expect(boxOf('1,492.78').y0).toBeGreaterThan(boxOf('Balance').y0);
      expect(boxOf('ACH').x0).toBeGreaterThan(boxOf('02/08/2023').x1);
    },
  );

  it('When a bank exports a web page as .xls, then its table is read', () => {
    expect(
      htmlLines(
        '<html><head><title>x</title></head><table><tr><td>Ending<br>balance</td><td>$4,670.38&nbsp;</td></tr></table>',
      ),
    ).toEqual([['Ending balance', '$4,670.38']]);
  });

  it('When a bank exports tabs as .xls, then its lines are read', async () => {
    const page = await open(bytes('Date\tAmount\r\n01/02/2023\t5.00\r\n'));
    expect(typeof page === 'string' ? page : page.words.map((word) => word.text)).toEqual([
      'Date',
      'Amount',
      '01/02/2023',
      '5.00',
    ]);
  });
});

describe('rich text', () => {
  it('When it holds fonts, accents and a table, then only what is printed is read', () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\pard Licen\'e7a n\u250? 7\par Owner\cell Priya\cell\row }`;
    expect(rtfLines(rtf)).toEqual([['Licença nú? 7'], ['Owner', 'Priya', ''], ['']]);
  });
});

describe('an Office file that must not be opened', () => {
  it('When an archive is damaged, then it is not readable', async () => {
    expect(await open(workbook('xlsx').slice(0, -200))).toBe('not-readable');
  });
  it('When an old Office file holds nothing, then it is not supported', async () => {
    const stream = [...'WordDocument'].join('\0') + '\0';
    const file = Uint8Array.from(
      [...`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}${stream}`].map((c) => c.charCodeAt(0)),
    );
    expect(await open(file)).toBe('unsupported-office-file');
  });
});

describe('layOutLines', () => {
  it('When there are more lines than a page holds, then they go on, on the next page', () => {
    const pages = layOutLines(Array.from({ length: 401 }, (_, index) => [`line ${index}`]));
    expect(pages.map((page) => page.words.length)).toEqual([800, 2]);
  });
  it('When there is nothing, then there is one empty page', () => {
    expect(layOutLines([])).toMatchObject([{ number: 1, words: [] }]);
  });
});
