/** Pictures that say they are larger than any machine, unfold to gigabytes, are cut off, or are merely odd. */
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { crc32 } from './crc32.ts';
import { zlibBomb } from './deflateBomb.ts';
import { jpegHead } from './drawnImagePdfs.ts';
import type { HostileFile } from './hostileFile.ts';
import { noise } from './hostilePdfs.ts';

const u32 = (value: number) =>
  Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG with these sizes in its head, whatever its data holds. */
function png(
  width: number,
  height: number,
  data: Buffer,
  depth = 8,
  colour = 0,
  more: Buffer = Buffer.alloc(0),
): Buffer {
  const head = Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, 0])]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A TIFF of one-pixel-high strips whose directories go round in a circle, or say what cannot be. */
function tiff(width: number, height: number, next: number): Buffer {
  const entries = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 200],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, 100],
  ];
  const file = Buffer.alloc(400);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  for (const [index, [tag = 0, type = 0, value = 0]] of entries.entries()) {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value >>> 0, at + 8);
  }
  file.writeUInt32LE(next, 10 + entries.length * 12);
  return file;
}

function bitmap(width: number, height: number): Buffer {
  const file = Buffer.alloc(3000, 0x55);
  file.fill(0, 0, 54);
  file.write('BM', 'latin1');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

const PRINT = [
  'City of Riverside Business License',
  'License number BL-2024-58376',
  'Issued to Zimmerman Hardware LLC',
  'Owner Patrick Zimmerman',
  '7997 Kings Highway, Portland, OR 97232',
];

/** An honest page of print, 1000 x 1300. */
function page(): Sharp {
  const rows = PRINT.map(
    (line, index) => `<text x="90" y="${140 + index * 60}" font-size="32">${line}</text>`,
  ).join('');
  return sharp(
    Buffer.from(
      `<svg width="1000" height="1300"><rect width="1000" height="1300" fill="#fff"/><g font-family="sans-serif">${rows}</g></svg>`,
    ),
  ).flatten();
}

const file = (
  name: string,
  endings: HostileFile['endings'],
  make: HostileFile['make'],
  isQuick = true,
): HostileFile => ({ name, endings, make, isQuick });
const READ = ['completed'] as const;
const TOO_LARGE = ['image-too-large', 'not-readable'] as const;

export const HOSTILE_IMAGES: readonly HostileFile[] = [
  file('30000 x 30000.png', TOO_LARGE, () => png(30_000, 30_000, zlibBomb(860, 0))),
  file('two billion a side.png', TOO_LARGE, () =>
    png(2_147_483_647, 2_147_483_647, deflateSync(Buffer.alloc(10))),
  ),
  file('a small picture of a gigabyte of data.png', [], () => png(1000, 1000, zlibBomb(1024, 0))),
  file('a remark of a gigabyte.png', [], () =>
    png(
      1000,
      1000,
      deflateSync(Buffer.alloc(1_001_000, 255)),
      8,
      0,
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zlibBomb(1024)])),
    ),
  ),
  file('a colour profile of a gigabyte.png', [], () =>
    png(
      1000,
      1000,
      deflateSync(Buffer.alloc(1_001_000, 255)),
      8,
      0,
      chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), zlibBomb(1024)])),
    ),
  ),
  file(
    '11000 x 11000 of nothing.png',
    ['image-too-large', 'nothing-legible', 'completed'],
    () =>
      sharp({ create: { width: 10_900, height: 10_900, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    false,
  ),
  file(
    'noise all over.png',
    ['nothing-legible', 'took-too-long', 'completed'],
    () =>
      sharp(noise(2_000 * 2_600), { raw: { width: 2_000, height: 2_600, channels: 1 } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    false,
  ),
  file('a million wide, one high.png', ['image-too-small', 'image-too-large', 'not-readable'], () =>
    png(1_000_000, 1, deflateSync(Buffer.alloc(1_000_001))),
  ),
  file('one point.png', ['image-too-small'], () => png(1, 1, deflateSync(Buffer.alloc(2)))),
  file('no data.png', [], () => png(1000, 1000, Buffer.alloc(0))),
  file('sixteen bits.png', READ, () => page().toColourspace('rgb16').png().toBuffer()),
  file('with transparency.png', READ, () => page().ensureAlpha(0.99).png().toBuffer()),
  file('65500 x 65500.jpg', TOO_LARGE, () => jpegHead(65_500, 65_500)),
  file('cut off in the middle.jpg', [], async () => (await page().jpeg().toBuffer()).subarray(0, 20_000)),
  file('four inks.jpg', READ, () => page().toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer()),
  file('turned by its remark.jpg', READ, () =>
    page().rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer(),
  ),
  file('coming in steps.jpg', READ, () => page().jpeg({ progressive: true, quality: 90 }).toBuffer()),
  file('ten thousand scans.jpg', [], manyScans, false),
  file('noise after the head.jpg', [], () => jpegHead(1200, 1600)),
  file(
    'a thousand pictures in turn.gif',
    [],
    () =>
      sharp(noise(400 * 400 * 200), { raw: { width: 400, height: 400 * 200, channels: 1, pageHeight: 400 } })
        .gif({ effort: 1 })
        .toBuffer(),
    false,
  ),
  file('65535 x 65535.gif', TOO_LARGE, () =>
    Buffer.concat([
      Buffer.from('GIF89a'),
      Buffer.from([
        255, 255, 255, 255, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2,
      ]),
      noise(200),
      Buffer.from([0, 0x3b]),
    ]),
  ),
  file('pages in a circle.tif', [], () => tiff(1000, 1000, 8)),
  file('four billion high.tif', TOO_LARGE, () => tiff(4000, 4_294_967_295, 0)),
  file('cut off.tif', [], async () => (await page().tiff().toBuffer()).subarray(0, 5000)),
  file('two thousand pages.tif', [], twoThousandPages, false),
  file('two billion wide.bmp', TOO_LARGE, () => bitmap(2_000_000_000, 2_000_000_000)),
  file('two runs for a hundred million points.bmp', ['image-too-large'], packedBitmap),
  file('twelve bits a colour.jpg', ['not-readable'], twelveBits),
  file('saved by a browser.jpg', READ, () => page().webp().toBuffer()),
  file('long offsets.tif', READ, () => page().tiff({ bigtiff: true, compression: 'lzw' }).toBuffer()),
  file('minus sizes.bmp', [], () => bitmap(-5, -2_147_483_648)),
  file('noise after the head.heic', [], () =>
    Buffer.concat([u32(24), Buffer.from('ftypheic\0\0\0\0mif1heic'), noise(50_000)]),
  ),
  file('a box longer than the file.heic', [], () =>
    Buffer.concat([
      u32(24),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      u32(0xffffffff),
      Buffer.from('meta'),
      Buffer.alloc(2000),
    ]),
  ),
  file('boxes in boxes.heic', [], () =>
    Buffer.concat([
      u32(24),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      ...Array.from({ length: 20_000 }, (_, level) =>
        Buffer.concat([u32((20_000 - level) * 12), Buffer.from('meta\0\0\0\0')]),
      ),
    ]),
  ),
];

/** A progressive JPEG whose last scan comes again and again: each costs a pass over the whole picture. */
async function manyScans(): Promise<Buffer> {
  const whole = await sharp(noise(3_000 * 3_000), { raw: { width: 3_000, height: 3_000, channels: 1 } })
    .blur(30)
    .jpeg({ progressive: true, quality: 20 })
    .toBuffer();
  const last = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = whole.subarray(last, last + 40);
  return Buffer.concat([
    whole.subarray(0, last),
    ...Array.from({ length: 10_000 }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Run-length encoded: eight bytes that stand for a poster. */
function packedBitmap(): Buffer {
  const packed = bitmap(10_000, 11_000);
  packed.writeUInt16LE(8, 28);
  packed.writeUInt32LE(1, 30);
  Buffer.from([255, 9, 255, 9, 0, 1]).copy(packed, 54);
  return packed;
}

/** A sound head that promises what only X-ray machines write, and no library decodes. */
async function twelveBits(): Promise<Buffer> {
  const jpeg = await page().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg[frame + 1] = 0xc1;
  jpeg[frame + 4] = 12;
  return jpeg;
}

function twoThousandPages(): Promise<Buffer> {
  return sharp(Buffer.alloc(600 * 800 * 2000, 255), {
    raw: { width: 600, height: 800 * 2000, channels: 1, pageHeight: 800 },
    limitInputPixels: false,
  })
    .tiff({ compression: 'deflate' })
    .toBuffer();
}
