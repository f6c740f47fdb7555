/** A page through a scanner: a little skew, a little noise, JPEG pages in a PDF; or through an old fax. */
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { Random } from '../random.ts';
import { addNoise, addSpecks, flattenContrast, type GreyImage } from './greyImage.ts';
import { rasterisePages } from './rasterisePages.ts';

export interface ScanQuality {
  readonly dpi: number;
  /** Largest skew in degrees. */
  readonly skew: number;
  /** Standard deviation of the noise in grey levels. */
  readonly noise: number;
  /** Specks of dust a page. */
  readonly specks: number;
  /** Grey levels of ink and paper. */
  readonly ink: readonly [black: number, white: number];
  /** Gaussian blur in pixels; 0 for none. */
  readonly blur: number;
  /** 1-100. */
  readonly jpeg: number;
}

export const SCAN_200: ScanQuality = {
  dpi: 200,
  skew: 0.8,
  noise: 5,
  specks: 0,
  ink: [15, 250],
  blur: 0.5,
  jpeg: 72,
};
export const SCAN_300: ScanQuality = { ...SCAN_200, dpi: 300, jpeg: 78 };
export const NOISY: ScanQuality = {
  dpi: 200,
  skew: 2,
  noise: 16,
  specks: 90,
  ink: [60, 238],
  blur: 0.7,
  jpeg: 50,
};

export async function scanPdf(pdf: Uint8Array, quality: ScanQuality, random: Random): Promise<Uint8Array> {
  const scanned = await PDFDocument.create({ updateMetadata: false });
  for (const image of await rasterisePages(pdf, quality.dpi)) {
    const jpeg = await scanned.embedJpg(await scanPage(image, quality, random));
    const size = { width: (image.width * 72) / quality.dpi, height: (image.height * 72) / quality.dpi };
    scanned.addPage([size.width, size.height]).drawImage(jpeg, { x: 0, y: 0, ...size });
  }
  return scanned.save();
}

async function scanPage(image: GreyImage, quality: ScanQuality, random: Random): Promise<Buffer> {
  const skew = (random.next() * 2 - 1) * quality.skew;
  const { data, info } = await sharp(image.data, {
    raw: { width: image.width, height: image.height, channels: 1 },
  })
    .rotate(skew, { background: '#fff' })
    .resize(image.width, image.height, { fit: 'cover' }) // the turned page is cut back to its size
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dirty: GreyImage = { width: info.width, height: info.height, data: new Uint8Array(data) };
  flattenContrast(dirty, ...quality.ink);
  addSpecks(dirty, random, quality.specks);
  const picture = sharp(dirty.data, { raw: { width: info.width, height: info.height, channels: 1 } });
  const { data: soft } = await (quality.blur ? picture.blur(quality.blur) : picture)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const noisy: GreyImage = { ...dirty, data: new Uint8Array(soft) };
  addNoise(noisy, random, quality.noise);
  return sharp(noisy.data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: quality.jpeg })
    .toBuffer();
}
