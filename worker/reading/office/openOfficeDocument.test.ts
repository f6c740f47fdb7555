import { describe, expect, it } from '@jest/globals';
import { CFB as untyped, utils, write } from '@e965/xlsx';
import { createOcrEngine } from '../ocr/ocrEngine.ts';
import { openDocument } from '../openDocument.ts';
import { htmlLines } from './htmlLines.ts';
import { layOutLines } from './layOutLines.ts';
import { rtfLines } from './rtfLines.ts';

/** The package leaves its container's types out. */
const CFB = untyped as unknown as {
  readonly utils: { cfb_new(): object; cfb_add(file: object, path: string, content: Buffer): void };
  write(file: object, options: { type: 'buffer' }): Buffer;
};
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

  it('When amounts are numbers without a format, then their cents are two figures', async () => {
    const book = utils.book_new();
    const rows = [
      ['Starting balance', 7903.2],
      ['Fee', -12.5],
      ['Deposits', 4],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Activity');
    const page = await open(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer));
    const words = typeof page === 'string' ? page : page.words.map(({ text }) => text).join(' ');
    expect(words).toBe('Starting balance 7903.20 Fee -12.50 Deposits 4');
  });

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

describe('what a spreadsheet does not show', () => {
  it.each(['xlsx', 'biff8'] as const)(
    'When sheets, rows and columns of an %s workbook are hidden, then they are not read',
    async (bookType) => {
      const book = utils.book_new();
      const sheet = utils.aoa_to_sheet([
        ['Balance', 'hidden-column', '5.00'],
        ['hidden-row', '', ''],
        ['Total', 'hidden-column', '6.00'],
      ]);
      sheet['!cols'] = [{}, { hidden: true }, {}];
      sheet['!rows'] = [{}, { hidden: true }, {}];
      utils.book_append_sheet(book, sheet, 'Statement');
      utils.book_append_sheet(book, utils.aoa_to_sheet([['hidden-sheet']]), 'Old');
      book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 2 }] };
      const page = await open(new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer));
      if (typeof page === 'string') throw new Error(page);
      const words = page.words.map((word) => word.text);
      const isSeen = (word: string) => words.includes(word);
      // SheetJS writes and reads hidden rows and columns of the new kind only.
      const hidden = ['hidden-sheet', ...(bookType === 'xlsx' ? ['hidden-row', 'hidden-column'] : [])];
      expect(hidden.filter(isSeen)).toEqual([]);
      expect(['Balance', '5.00', 'Total', '6.00'].filter(isSeen)).toHaveLength(4);
    },
  );

  it('When one text stands in every cell, then no more is read than a year of transactions takes', async () => {
    const rows = Array.from({ length: 40 }, () => ['x'.repeat(32_000), 'y']);
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Statement');
    const page = await open(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer));
    if (typeof page === 'string') throw new Error(page);
    expect(page.words.filter(({ text }) => text === 'y')).toHaveLength(31);
  });
});

describe('rich text', () => {
  it('When it holds fonts, accents and a table, then only what is printed is read', () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}\pard Licen\'e7a n\u250? 7 Mu\u241\'f1oz\par Owner\cell Priya\cell\row }`;
    expect(rtfLines(rtf)).toEqual([['Licença nú 7 Muñoz'], ['Owner', 'Priya', ''], ['']]);
  });

  it('When text is hidden or was deleted, then it is not read', () => {
    const rtf = String.raw`{\rtf1 Wages {\v 99,999}48,213\v  1\plain  a {\deleted 2,000}3,000\v 4\v0 b}`;
    expect(rtfLines(rtf)).toEqual([['Wages 48,213 a 3,000b']]);
  });
});

describe('a web page', () => {
  const read = (html: string) => htmlLines(html).map((line) => line.join('|'));

  it.each([
    '<div style="color:red; display: none">Wages 99,999 <div>x</div> y</div>',
    "<p style='visibility:hidden'>Wages 99,999</p>",
    '<span hidden>Wages 99,999</span>',
    '<style>.preview, .gone { mso-hide:all }</style><span class="big gone">Wages 99,999</span>',
    '<!-- Wages 99,999 -->',
  ])('When %s stands in it, then that is not read', (hidden) => {
    expect(read(`<p>Wages ${hidden}48,213</p>`).join(' ').replace(/\s+/g, ' ')).toBe('Wages 48,213');
  });

  it('When a column is hidden, then its cells are no cells', () => {
    const row = '<tr><td>Wages</td><td style="display:none">1</td><td>48,213</td></tr>';
    expect(read(`<table>${row}</table>`)).toEqual(['Wages|48,213']);
  });

  it('When cells and rows are not closed, then they end where the next one begins', () => {
    const rows = '<tr><td>Wages<td>48,213<tr><th>Tips<td><table><tr><td>a<td>b</table></table><p>x<p>y';
    expect(read(`<table>${rows}`)).toEqual(['Wages|48,213', 'Tips', 'a|b', 'x', 'y']);
  });

  it('When something is hidden on paper only, or only says so, then it is read', () => {
    const style = '<style>@media print { .a { display: none } .b { display: none } }</style>';
    const html = `${style}<p class="a" title="display:none" data-x="hidden">48,213</p>`;
    expect(read(html)).toEqual(['48,213']);
  });
});

describe('an Office file that must not be opened', () => {
  it('When an archive is damaged, then it is not readable', async () => {
    expect(await open(workbook('xlsx').slice(0, -200))).toBe('not-readable');
  });
  it('When a new Office file is encrypted, then it is told that a password protects it', async () => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(5000, 1));
    CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(5000, 7));
    expect(await open(new Uint8Array(CFB.write(file, { type: 'buffer' })))).toBe('protected-office-file');
  });
  it.each([
    [0xa5ec, 0x100, 'protected-office-file'],
    [0xa5ec, 0, 'unsupported-office-file'],
    [0xffff, 0xffff, 'unsupported-office-file'],
  ])(
    'When an old Word file begins with %d and its flags are %d, then it is a %s',
    async (start, flags, answer) => {
      const file = CFB.utils.cfb_new();
      const head = Buffer.alloc(5000);
      head.writeUInt16LE(start, 0);
      head.writeUInt16LE(flags, 10);
      CFB.utils.cfb_add(file, '/WordDocument', head);
      expect(await open(new Uint8Array(CFB.write(file, { type: 'buffer' })))).toBe(answer);
    },
  );
  it('When an old workbook begins with FILEPASS, then it is told that a password protects it', async () => {
    const file = CFB.utils.cfb_new();
    const start = Buffer.from([0x09, 0x08, 16, 0, 0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const filePass = Buffer.concat([Buffer.from([0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4]), Buffer.alloc(5000)]);
    CFB.utils.cfb_add(file, '/Workbook', Buffer.concat([start, filePass]));
    expect(await open(new Uint8Array(CFB.write(file, { type: 'buffer' })))).toBe('protected-office-file');
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
