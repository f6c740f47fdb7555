import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sniffFile, type ImageKind } from '#domain/documents/sniffFile';
import { decodeImage } from './decodeImage.ts';

/** A black bar on white paper, as a PNG of so many bits for each dot. */
const bar = (bits: 1 | 8) =>
  sharp({ create: { width: 1728, height: 600, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#000' } },
        left: 200,
        top: 200,
      },
    ])
    .png(bits === 1 ? { palette: true, colours: 2 } : {})
    .toBuffer();

/** The greys along the line through the bar's left side. */
async function sideOf(bits: 1 | 8): Promise<number[]> {
  const decoded = await decodeImage(await bar(bits), 'png');
  if (!decoded.ok) throw new Error(decoded.reason);
  const { pixels, width } = await decoded.image.page(1);
  return [...pixels.subarray(300 * width + 195, 300 * width + 205)];
}

describe('a picture of black and white dots alone', () => {
  it('comes out with soft edges, as a scanner draws them', async () => {
    const greys = (await sideOf(1)).filter((grey) => grey > 20 && grey < 235);
    expect(greys.length).toBeGreaterThan(0);
  });

  it('A picture that has greys of its own stays as it is', async () => {
    expect(new Set(await sideOf(8))).toEqual(new Set([255, 0]));
  });
});

describe('a photo in AV1 (AVIF), by whatever name', () => {
  const photo = async () =>
    sharp(await bar(8))
      .avif()
      .toBuffer();
  it.each(['avif', 'mif1'])('When its brand is %s, then it is decoded', async (brand) => {
    const bytes = await photo();
    bytes.write(brand, 8);
    const kind = sniffFile(bytes);
    const decoded = await decodeImage(bytes, kind as ImageKind);
    if (!decoded.ok) throw new Error(decoded.reason);
    expect(await decoded.image.page(1)).toMatchObject({ width: 1728, height: 600 });
  });
});

describe('a TIFF of several pages', () => {
  const tiffs = (...widths: number[]): Uint8Array => {
    const pages = widths.map((width) => tiffPage(width));
    // Each directory says where the next one lies: the last four bytes of a page as it is written here.
    const starts = pages.map((_, at) => 8 + pages.slice(0, at).reduce((sum, page) => sum + page.length, 0));
    const head = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
    pages.forEach((page, at) => page.writeUInt32LE(starts[at + 1] ?? 0, page.length - 4));
    return new Uint8Array(Buffer.concat([head, ...pages, Buffer.alloc(2_000_000, 255)]));
  };

  it('When a small copy stands before a page, then the page can be read, under its own number', async () => {
    const decoded = await decodeImage(tiffs(100, 1000), 'tiff');
    if (!decoded.ok) throw new Error(decoded.reason);
    expect(decoded.image.pageCount).toBe(2);
    await expect(decoded.image.page(1)).rejects.toThrow('small copy');
    expect(await decoded.image.page(2)).toMatchObject({ width: 1000, height: 1300 });
  });

  it('When its only page is small, then it is too small', async () => {
    expect(await decodeImage(tiffs(100), 'tiff')).toEqual({ ok: false, reason: 'image-too-small' });
  });
});

/** The directory of a grey page, 1.3 times as high as wide, whose pixels lie anywhere in the file. */
function tiffPage(width: number): Buffer {
  const height = width * 1.3;
  const entries = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 600],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, width * height],
  ] as const;
  const page = Buffer.alloc(2 + entries.length * 12 + 4);
  page.writeUInt16LE(entries.length, 0);
  entries.forEach(([tag, type, value], index) => {
    page.writeUInt16LE(tag, 2 + index * 12);
    page.writeUInt16LE(type, 4 + index * 12);
    page.writeUInt32LE(1, 6 + index * 12);
    page.writeUInt32LE(value, 10 + index * 12);
  });
  return page;
}
