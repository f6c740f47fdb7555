/** PDFs whose structure is made to break a reader: bombs, loops, chains, floods and lies. */
import { deflateSync } from 'node:zlib';
import { nestedBomb, zlibBomb } from './deflateBomb.ts';
import type { HostileFile } from './hostileFile.ts';
import { flate, FONT, HARMLESS, lines, onePage, rawPdf, stream } from './rawPdf.ts';

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Forms that draw each other: `width` times at each of `depth` levels. */
function drawnInside(depth: number, width: number): Buffer {
  const forms = many(depth, (level) => {
    const isLast = level === depth - 1;
    const resources = isLast ? '' : `/Resources << /XObject << /X ${7 + level} 0 R >> >>`;
    return stream(
      isLast ? '0 0 9 9 re f' : '/X Do '.repeat(width),
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources}`,
    );
  });
  return onePage({ content: '/X Do '.repeat(width), resources: '/XObject << /X 6 0 R >>', more: forms });
}

const pageTree = (kids: string, count: number, ...more: readonly (string | Buffer)[]): Buffer =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...more,
  ]);

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';

/** A page tree as deep as it has objects; the page is at its end. */
const deepTree = (depth: number): Buffer =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...many(
      depth,
      (level) => `<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 /Parent ${level + 1} 0 R >>`,
    ),
    '<< /Type /Page /MediaBox [0 0 612 792] >>',
  ]);

/** A file that says it goes on where it began. */
function loopingXref(): Buffer {
  const file = onePage({});
  const at = file.lastIndexOf('xref\n0');
  return rawLatin(file.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R /Prev ${at}`));
}

const rawLatin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Object streams whose objects are said to lie in the next object stream, in a circle. */
function objectStreamChain(): Buffer {
  const parts = ['%PDF-1.7\n'];
  const offsets: number[] = [];
  const add = (number: number, body: string) => {
    offsets[number] = parts.join('').length;
    parts.push(`${number} 0 obj\n${body}\nendobj\n`);
  };
  for (const number of [4, 5, 6])
    add(
      number,
      `<< /Type /ObjStm /N 1 /First 4 /Extends ${number === 6 ? 4 : number + 1} 0 R /Length 12 >>\nstream\n1 0 << /A 1 >>\nendstream`,
    );
  const at = parts.join('').length;
  const row = (type: number, field: number, index: number) =>
    Buffer.from([type, field >> 8, field & 255, index]);
  const rows = [
    row(0, 0, 0),
    row(2, 4, 0),
    row(2, 5, 0),
    row(2, 6, 0),
    row(2, 5, 0),
    row(2, 6, 0),
    row(2, 4, 0),
    row(1, at, 0),
  ];
  const table = Buffer.concat(rows);
  const head = `7 0 obj\n<< /Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R /Prev ${at} /Length ${table.length} >>\nstream\n`;
  return Buffer.concat([
    rawLatin(parts.join('') + head),
    table,
    rawLatin(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF`),
  ]);
}

const ANY: HostileFile['endings'] = [];
const READ: HostileFile['endings'] = ['completed'];
const pdf = (
  name: string,
  endings: HostileFile['endings'],
  make: HostileFile['make'],
  isQuick = true,
): HostileFile => ({ name: `${name}.pdf`, endings, make, isQuick });

/** Ends only when its page's processor time is up. */
const slow = (name: string, endings: HostileFile['endings'], make: HostileFile['make']): HostileFile =>
  pdf(name, endings, make, false);

export const HOSTILE_PDFS: readonly HostileFile[] = [
  pdf('content deflated twice, 4 GB', ANY, () =>
    onePage({ content: stream(nestedBomb(4096, 1), '/Filter [/FlateDecode /FlateDecode]') }),
  ),
  pdf(
    'content deflated three times, 16 GB',
    ANY,
    () =>
      onePage({ content: stream(nestedBomb(16384, 2), '/Filter [/FlateDecode /FlateDecode /FlateDecode]') }),
    false,
  ),
  pdf(
    'content of 2 GB of blanks',
    ANY,
    () => onePage({ content: stream(zlibBomb(2048), '/Filter /FlateDecode') }),
    false,
  ),
  pdf(
    'content of 300 MB of operators',
    ANY,
    () =>
      onePage({
        content: stream(deflateSync(Buffer.alloc(300_000_000, '0 0 m 9 9 l S ')), '/Filter /FlateDecode'),
      }),
    false,
  ),
  pdf('a thousand filters', ANY, () =>
    onePage({ content: stream(HARMLESS, `/Filter [${'/ASCIIHexDecode '.repeat(1000)}]`) }),
  ),
  pdf(
    'run length bomb',
    ANY,
    () =>
      onePage({
        content: stream(
          deflateSync(Buffer.alloc(50_000_000, Buffer.from([129, 32]))),
          '/Filter [/FlateDecode /RunLengthDecode]',
        ),
      }),
    false,
  ),
  pdf('predictor of a billion columns', ANY, () =>
    onePage({
      content: flate(
        HARMLESS,
        '/DecodeParms << /Predictor 12 /Columns 1000000000 /Colors 32 /BitsPerComponent 16 >>',
      ),
    }),
  ),
  slow('forms drawn ten to the tenth times', ANY, () => drawnInside(10, 10)),
  pdf('forms drawn inside each other 5000 deep', ANY, () => drawnInside(5000, 1)),
  pdf('a form that draws itself', ANY, () =>
    onePage({
      content: '/X Do',
      resources: '/XObject << /X 6 0 R >>',
      more: [
        stream(
          '/X Do',
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
        ),
      ],
    }),
  ),
  pdf(
    'page tree that holds itself',
    ['no-pages', 'broken-pdf', 'nothing-legible', 'could-not-rasterise'],
    () => pageTree('2 0 R', 1),
  ),
  pdf('page tree in a circle of three', ANY, () =>
    pageTree(
      '3 0 R',
      9,
      '<< /Type /Pages /Kids [4 0 R] /Count 9 >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 9 >>',
    ),
  ),
  pdf('page tree 10000 deep', ANY, () => deepTree(10_000)),
  pdf('a million pages said, one there', ANY, () => pageTree('3 0 R', 1_000_000, PAGE)),
  pdf(
    'a million pages, all the same one',
    ANY,
    () => pageTree('3 0 R '.repeat(1_000_000), 1_000_000, PAGE),
    false,
  ),
  pdf('two billion pages said', ANY, () => pageTree('3 0 R', 2_147_483_647, PAGE)),
  pdf('minus one pages said', ANY, () => pageTree('3 0 R', -1, PAGE)),
  pdf('no pages', ['no-pages'], () => pageTree('', 0)),
  pdf('cross-reference table that goes on at itself', ANY, loopingXref),
  pdf('object streams in a circle', ANY, objectStreamChain),
  pdf('a length that is its own length', ANY, () =>
    onePage({ content: rawLatin(`<< /Length 4 0 R >>\nstream\n${HARMLESS}\nendstream`) }),
  ),
  pdf('a length of four billion', ANY, () => onePage({ content: stream(HARMLESS, '', 4_294_967_295) })),
  pdf('an object stream of a billion objects', ANY, () =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      PAGE,
      stream('1 0', '/Type /ObjStm /N 1000000000 /First 4'),
    ]),
  ),
  pdf('page of 200000 points', ANY, () => onePage({ mediaBox: '[0 0 200000 200000]' })),
  pdf('page of a billion points', ['nothing-legible', 'completed'], () =>
    onePage({ mediaBox: '[0 0 1000000000 1000000000]' }),
  ),
  pdf('page without size', ANY, () => onePage({ mediaBox: '[0 0 0 0]' })),
  pdf('page of sizes that are no numbers', ANY, () => onePage({ mediaBox: '[nan inf -1e99 1e99]' })),
  pdf('page in units of 75000 points', ANY, () => onePage({ page: '/UserUnit 75000' })),
  pdf('page one point high, a million wide', ANY, () => onePage({ mediaBox: '[0 0 1000000 1]' })),
  pdf('truncated', ANY, () => onePage({}).subarray(0, 700)),
  pdf('header only', ['broken-pdf'], () => rawLatin('%PDF-1.7\n')),
  pdf('noise after the header', ['broken-pdf'], () =>
    Buffer.concat([rawLatin('%PDF-1.7\n'), noise(2_000_000)]),
  ),
  pdf('dictionaries in dictionaries, 1000000 deep', ANY, () =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /A ' + '<< /A '.repeat(1_000_000),
      '<< /Type /Pages /Kids [] /Count 0 >>',
    ]),
  ),
  pdf('arrays in arrays in the content', ANY, () =>
    onePage({ content: `${HARMLESS} ${'['.repeat(500_000)}` }),
  ),
  pdf('graphics states saved 2000000 times', ANY, () =>
    onePage({ content: flate(`${'q '.repeat(2_000_000)}${HARMLESS}`) }),
  ),
  pdf(
    'clips inside clips',
    ANY,
    () => onePage({ content: flate('0 0 600 700 re 9 9 m 300 9 l 200 700 l h W* n '.repeat(200_000)) }),
    false,
  ),
  slow('dashes finer than dust', ANY, () =>
    onePage({ content: '[0.00001 0.00001] 0 d 1 w 0 0 m 612 792 l S' }),
  ),
  slow('tiles finer than dust', ANY, () =>
    onePage({
      content: '/Pattern cs /P scn 0 0 612 792 re f',
      resources: '/Pattern << /P 6 0 R >>',
      more: [
        stream(
          '0 0 1 1 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001 /Resources << >>',
        ),
      ],
    }),
  ),
  pdf(
    'mesh of a million patches',
    ANY,
    () =>
      onePage({
        content: '/S sh',
        resources: '/Shading << /S 6 0 R >>',
        more: [
          stream(
            deflateSync(Buffer.alloc(25_000_000, 7)),
            '/ShadingType 7 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 612 0 792 0 1] /Filter /FlateDecode',
          ),
        ],
      }),
    false,
  ),
  pdf('function of a billion samples', ANY, () =>
    onePage({
      content: '/S sh',
      resources: '/Shading << /S 6 0 R >>',
      more: [
        '<< /ShadingType 1 /ColorSpace /DeviceGray /Function 7 0 R /Domain [0 1 0 1] /Matrix [612 0 0 792 0 0] >>',
        stream('\0', '/FunctionType 0 /Domain [0 1 0 1] /Range [0 1] /Size [32767 32767] /BitsPerSample 32'),
      ],
    }),
  ),
  pdf('blends inside blends', ANY, () => transparent(60), false),
  pdf('letters that draw themselves', ANY, () =>
    onePage({
      content: 'BT /T3 20 Tf 50 700 Td (aaaaaaaa) Tj ET',
      resources: '/Font << /T3 6 0 R >>',
      more: [
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a 7 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font << /T3 6 0 R >> >> >>`,
        stream('9 0 d0 BT /T3 20 Tf (aaaaaaaa) Tj ET'),
      ],
    }),
  ),
  pdf('letters with a map of every code to megabytes', ANY, () =>
    onePage({
      content: lines('abc'.repeat(20)),
      resources: '/Font << /F1 6 0 R >>',
      more: [
        `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>`,
        flate(
          `begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${`100 beginbfrange ${'<00> <FF> <0041> '.repeat(100)} endbfrange `.repeat(2000)} endcmap`,
        ),
      ],
    }),
  ),
  pdf(
    'half a million words in one place',
    ANY,
    () =>
      onePage({
        content: flate(`BT /F1 9 Tf ${'1 0 0 1 50 700 Tm (SSN 900-12-3456) Tj '.repeat(500_000)} ET`),
      }),
    false,
  ),
  pdf(
    'five megabytes of digits',
    ANY,
    () => onePage({ content: flate(lines(...many(500, (row) => String(row).repeat(3300)))) }),
    false,
  ),
  pdf('words that trap patterns', ANY, () => onePage({ content: flate(lines(...TRAPS)) })),
  pdf('fields in a circle', ANY, () =>
    onePage({
      catalogue: '/AcroForm << /Fields [6 0 R] >>',
      more: ['<< /T (a) /Kids [7 0 R] /Parent 7 0 R >>', '<< /T (b) /Kids [6 0 R] /Parent 6 0 R >>'],
    }),
  ),
  slow('fifty thousand fields', ANY, manyFields),
  pdf('an answer of eight megabytes', ANY, () =>
    onePage({
      catalogue: '/AcroForm << /Fields [6 0 R] >>',
      page: '/Annots [6 0 R]',
      more: [
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (Your SSN) /Rect [50 50 200 70] /V (${'9'.repeat(8_000_000)}) >>`,
      ],
    }),
  ),
  slow('one field named a million times', ANY, () =>
    onePage({
      page: `/Annots [${'6 0 R '.repeat(1_000_000)}]`,
      more: ['<< /Type /Annot /Subtype /Widget /FT /Tx /T (Wages) /Rect [9 9 99 99] /V (1) >>'],
    }),
  ),
  slow('masks of masks', ANY, () =>
    onePage({
      content: '/G gs 0 0 612 792 re f',
      resources: '/ExtGState << /G 6 0 R >>',
      more: many(200, (level) =>
        level % 2 === 0
          ? `<< /SMask << /S /Luminosity /G ${level + 7} 0 R >> >>`
          : stream(
              '/G gs 0 0 612 792 re f',
              `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >> /Resources << /ExtGState << /G ${level === 199 ? 6 : level + 7} 0 R >> >>`,
            ),
      ),
    }),
  ),
  pdf('encrypted for a certificate', ['locked-pdf'], () =>
    encrypted('/Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4'),
  ),
  pdf('encrypted by a program of its own', ['locked-pdf'], () => encrypted('/EBX_HANDLER /V 1')),
  pdf('two bodies, the second broken', ANY, () =>
    Buffer.concat([onePage({}), rawLatin('9 0 obj\n<< /Length 99999 >>\nstream\n')]),
  ),
  pdf('names with zero bytes', READ, () => onePage({ catalogue: '/Na#00me (\0\0\0)', content: HARMLESS })),
  pdf('bookmarks in a circle', READ, () =>
    onePage({
      catalogue: '/Outlines 6 0 R',
      more: [
        '<< /First 7 0 R /Last 7 0 R /Count 1 >>',
        '<< /Title (a) /Next 7 0 R /First 6 0 R /Parent 6 0 R >>',
      ],
    }),
  ),
  pdf('fonts without widths', ANY, () =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream(HARMLESS),
      FONT.replace('/Helvetica', '/A /FirstChar -5 /LastChar 99999999 /Widths [nan]'),
    ]),
  ),
];

/** A file that names a way of encryption (and is not encrypted at all). */
const encrypted = (filter: string): Buffer =>
  rawPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      PAGE,
      `<< /Filter ${filter} >>`,
    ],
    '/Root 1 0 R /Encrypt 4 0 R /ID [(a) (a)]',
  );

/** Groups that must each be drawn on paper of their own. */
function transparent(depth: number): Buffer {
  const group = '/Group << /S /Transparency /I true /K true >>';
  const forms = many(depth, (level) =>
    stream(
      '/G gs /X Do 0 0 600 700 re f',
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${group} /Resources << /ExtGState << /G << /ca 0.5 /BM /Luminosity >> >> /XObject << /X ${Math.min(7 + level, 5 + depth)} 0 R >> >>`,
    ),
  );
  return onePage({ content: '/X Do', resources: '/XObject << /X 6 0 R >>', more: forms });
}

function manyFields(): Buffer {
  const widgets = many(
    50_000,
    (index) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${index}) /TU (Wages ${index}) /Rect [${index % 600} ${index % 700} ${(index % 600) + 20} ${(index % 700) + 9}] /V (${index}) >>`,
  );
  const list = widgets.map((_, index) => `${index + 6} 0 R`).join(' ');
  return onePage({
    catalogue: `/AcroForm << /Fields [${list}] >>`,
    page: `/Annots [${list}]`,
    more: widgets,
  });
}

/** The same noise every time. */
export function noise(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size);
  let state = seed;
  for (let index = 0; index < size; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

/** Lines that make patterns with nested repetition go back and forth for ever. */
export const TRAPS: readonly string[] = [
  `SSN ${'1-'.repeat(3000)}x`,
  `${'9'.repeat(5000)}-`,
  `Wages ${'1,'.repeat(3000)}!`,
  `${'a'.repeat(3000)}@${'a.'.repeat(1500)}`,
  `${' '.repeat(5000)}x`,
  `Date ${'1/'.repeat(3000)}`,
  `${'('.repeat(3000)}555${')'.repeat(3000)}`,
  `${'LLC '.repeat(1500)}`,
  `${'A. '.repeat(1500)}`,
  `Apt ${'#1 '.repeat(1500)}OR 9723`,
];
