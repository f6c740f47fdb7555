/** PDFs that hold a picture made to break a decoder: sizes no machine holds, in every compression PDF knows. */
import { deflateSync } from 'node:zlib';
import { zlibBomb } from './deflateBomb.ts';
import type { HostileFile } from './hostileFile.ts';
import { noise } from './hostilePdfs.ts';
import { onePage, stream } from './rawPdf.ts';

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) =>
  Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);

/** A page that is one picture. */
function picturePage(side: number, entries: string, data: Buffer, height = side, page = [612, 792]): Buffer {
  const image = stream(data, `/Type /XObject /Subtype /Image /Width ${side} /Height ${height} ${entries}`);
  return onePage({
    mediaBox: `[0 0 ${page.join(' ')}]`,
    content: `${page[0]} 0 0 ${page[1]} 0 0 cm /I Do`,
    resources: '/XObject << /I 6 0 R >>',
    more: [image],
  });
}

/** A JBIG2 page of one generic region (ITU-T T.88, 7.2 and 7.4). */
function jbig2(side: number): Buffer {
  const page = Buffer.concat([
    u32(0),
    Buffer.from([0x30, 0, 1]),
    u32(19),
    u32(side),
    u32(side),
    u32(0),
    u32(0),
    Buffer.from([0, 0, 0]),
  ]);
  const region = Buffer.concat([
    u32(side),
    u32(side),
    u32(0),
    u32(0),
    Buffer.from([0, 0, 3, 0xff, 0xfd, 0xff, 2, 0xfe, 0xfe, 0xfe]),
  ]);
  const data = Buffer.concat([region, noise(4000)]);
  return Buffer.concat([page, u32(1), Buffer.from([38, 0, 1]), u32(data.length), data]);
}

/** The head of a JPEG 2000 codestream (ISO 15444-1, A.5): one tile of the whole picture, then nothing. */
function jpx(side: number, tile = side): Buffer {
  const size = Buffer.concat([
    u16(0),
    u32(side),
    u32(side),
    u32(0),
    u32(0),
    u32(tile),
    u32(tile),
    u32(0),
    u32(0),
    u16(3),
    Buffer.from([7, 1, 1, 7, 1, 1, 7, 1, 1]),
  ]);
  const coding = Buffer.from([0, 0, 0, 1, 0, 5, 4, 4, 0, 1]);
  const quant = Buffer.from([0x40, ...Array.from({ length: 16 }, () => 0x48)]);
  const segment = (marker: number, body: Buffer) => Buffer.concat([u16(marker), u16(body.length + 2), body]);
  const part = segment(0xff90, Buffer.concat([u16(0), u32(0), Buffer.from([0, 1])]));
  return Buffer.concat([
    u16(0xff4f),
    segment(0xff51, size),
    segment(0xff52, coding),
    segment(0xff5c, quant),
    part,
    u16(0xff93),
    noise(2000),
    u16(0xffd9),
  ]);
}

/** The head of a baseline JPEG of any size, followed by noise. */
export function jpegHead(width: number, height: number, body = noise(20_000)): Buffer {
  const segment = (marker: number, ...data: number[]) =>
    Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), Buffer.from(data)]);
  const quant = segment(0xdb, 0, ...Array.from({ length: 64 }, () => 16));
  const frame = segment(0xc0, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
  const huffman = (kind: number) =>
    segment(0xc4, kind, 0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  const scan = segment(0xda, 1, 1, 0, 0, 63, 0);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quant,
    frame,
    huffman(0),
    huffman(0x10),
    scan,
    body.map((byte) => (byte === 255 ? 0 : byte)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const GREY = '/ColorSpace /DeviceGray /BitsPerComponent 8';
const MONO = '/ColorSpace /DeviceGray /BitsPerComponent 1';
const file = (
  name: string,
  make: () => Buffer,
  isQuick = true,
  endings: HostileFile['endings'] = [],
): HostileFile => ({
  name: `${name}.pdf`,
  endings,
  make,
  isQuick,
});
const BIG = 65_535;

export const DRAWN_IMAGE_PDFS: readonly HostileFile[] = [
  file('JBIG2 of 65535 x 65535', () => picturePage(BIG, `${MONO} /Filter /JBIG2Decode`, jbig2(BIG))),
  file('JBIG2 of two billion a side', () =>
    picturePage(2_000_000_000, `${MONO} /Filter /JBIG2Decode`, jbig2(2_000_000_000)),
  ),
  file(
    'JBIG2 of 20000 x 20000, noise',
    () => picturePage(20_000, `${MONO} /Filter /JBIG2Decode`, jbig2(20_000)),
    false,
  ),
  file('JPX of 65535 x 65535', () => picturePage(BIG, '/Filter /JPXDecode', jpx(BIG))),
  file('JPX of 65535 tiles', () => picturePage(BIG, '/Filter /JPXDecode', jpx(BIG, 256)), false),
  file('JPX of four billion', () => picturePage(BIG, '/Filter /JPXDecode', jpx(4_294_967_295))),
  file('CCITT of 65535 x 65535', () =>
    picturePage(
      BIG,
      `${MONO} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${BIG} /Rows ${BIG} >>`,
      noise(5000),
    ),
  ),
  file('CCITT of a billion columns', () =>
    picturePage(
      1_000_000_000,
      `${MONO} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1000000000 /Rows 1000000000 >>`,
      noise(5000),
    ),
  ),
  file(
    'deflated, 65535 x 65535, black and white',
    () => picturePage(BIG, `${MONO} /Filter /FlateDecode`, zlibBomb(512, 0xff)),
    false,
  ),
  file(
    'deflated, 30000 x 30000, colour',
    () =>
      picturePage(
        30_000,
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
        zlibBomb(2600, 0xff),
      ),
    false,
  ),
  file('deflated, 65535 x 65535, nothing in it', () =>
    picturePage(BIG, `${GREY} /Filter /FlateDecode`, deflateSync(Buffer.alloc(10))),
  ),
  file('JPEG of 65500 x 65500', () =>
    picturePage(65_500, `${GREY} /Filter /DCTDecode`, jpegHead(65_500, 65_500)),
  ),
  file('a picture of two billion points a side', () =>
    picturePage(2_147_483_647, `${GREY} /Filter /FlateDecode`, deflateSync(Buffer.alloc(1000))),
  ),
  file('a picture of no points', () =>
    picturePage(0, `${GREY} /Filter /FlateDecode`, deflateSync(Buffer.alloc(1000))),
  ),
  file('a picture with itself as its mask', () =>
    picturePage(500, `${GREY} /SMask 6 0 R /Filter /FlateDecode`, deflateSync(Buffer.alloc(250_000))),
  ),
  ...[
    [14_400, 14_400],
    [14_400, 40],
    [40, 14_400],
  ].map((page) =>
    file(
      `a picture on a page of ${page.join(' x ')}`,
      () => picturePage(300, `${GREY} /Filter /FlateDecode`, deflateSync(noise(90_000)), 300, page),
      true,
      ['nothing-legible', 'completed'],
    ),
  ),
  file(
    'twenty thousand pictures',
    () =>
      onePage({
        content: Array.from(
          { length: 20_000 },
          (_, index) => `q 30 0 0 30 ${index % 600} ${index % 780} cm /I Do Q`,
        ).join(' '),
        resources: '/XObject << /I 6 0 R >>',
        more: [
          stream(
            deflateSync(noise(1_000_000)),
            `/Type /XObject /Subtype /Image /Width 1000 /Height 1000 ${GREY} /Filter /FlateDecode`,
          ),
        ],
      }),
    false,
  ),
];
