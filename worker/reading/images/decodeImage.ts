/** Picture files to grey pixels: upright by their EXIF flag, transparency on white, within limits. */
import sharp, { type Sharp } from 'sharp';
import type { FailureCode } from '#domain/documents/extraction';
import type { ImageKind } from '#domain/documents/sniffFile';
import type { Raster } from '../raster/raster.ts';
import { decodeBitmap } from './decodeBitmap.ts';
import { decodeHeic } from './decodeHeic.ts';
import { soften } from './soften.ts';
import { tiffResolution } from './tiffResolution.ts';

/** Phones reach 108 megapixels; a small file that unfolds to more than this is a bomb. */
const MAX_PIXELS = 120_000_000;
/** What is kept: a sheet in a photo then still has well over 200 dpi. */
const KEPT_SIDE = 4200;
/** Print needs about 15 pixels a line: a sheet below this cannot be read by anyone. */
const MIN_LONG_SIDE = 400;
const MIN_SHORT_SIDE = 120;

export interface DecodedImage {
  /** 1, but for a TIFF of several pages. */
  readonly pageCount: number;
  /** Pixels of page `number` (1-based), with a scale of 1: how large the paper is, is not known yet. Rejects when damaged or too small. */
  page(number: number): Promise<Raster>;
}

export type DecodedOrReason =
  { readonly ok: true; readonly image: DecodedImage } | { readonly ok: false; readonly reason: FailureCode };

/** Looks at a picture file's header; pixels are decoded page by page. */
export async function decodeImage(bytes: Uint8Array, kind: ImageKind): Promise<DecodedOrReason> {
  try {
    const source = await sourceOf(bytes, kind);
    if (source === 'image-too-large') return { ok: false, reason: source };
    const { width = 0, height = 0, pages = 1 } = await source(1).metadata();
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'image-too-large' };
    const pageCount = kind === 'tiff' ? pages : 1;
    if (pageCount === 1 && isSmall(width, height)) return { ok: false, reason: 'image-too-small' };
    const page = async (number: number): Promise<Raster> => {
      const first = source(number);
      const { bitsPerSample, width: across = 0, height: down = 0 } = await first.metadata();
      // Cameras and scanners put a small copy of a page before it or behind it.
      if (isSmall(across, down)) throw new Error('This page is a small copy');
      const squared = kind === 'tiff' ? await withSquareDots(first, bytes, number) : first;
      return greyPixels(squared, bitsPerSample === 1, across);
    };
    return { ok: true, image: { pageCount, page } };
  } catch (error) {
    // libvips refuses at the head of the file, in these words.
    const isTooLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message);
    return { ok: false, reason: isTooLarge ? 'image-too-large' : 'not-readable' };
  }
}

const isSmall = (width: number, height: number) =>
  Math.max(width, height) < MIN_LONG_SIDE || Math.min(width, height) < MIN_SHORT_SIDE;

/** How to open page n with sharp; kinds that its library cannot decode are decoded first. */
async function sourceOf(
  bytes: Uint8Array,
  kind: ImageKind,
): Promise<((page: number) => Sharp) | 'image-too-large'> {
  if (kind === 'bmp' || kind === 'heic') {
    const decoded = kind === 'bmp' ? decodeBitmap(bytes, MAX_PIXELS) : await decodeHeic(bytes, MAX_PIXELS);
    if (decoded === 'image-too-large') return decoded;
    const { width, height, channels, pixels } = decoded;
    return () => sharp(pixels, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
  }
  // Half a photo is better than none: what is missing comes out grey.
  const open = { limitInputPixels: MAX_PIXELS, failOn: 'none' } as const;
  return (page) => sharp(bytes, kind === 'tiff' ? { ...open, page: page - 1 } : open);
}

/** Dots further from square than the first are stretched; beyond the second the file lies about them. */
const UNEQUAL = 1.1;
const NOT_BELIEVED = 4.5;

/** A fax, whose dots may be twice as high as they are wide, or half as high, as it looks on paper. */
async function withSquareDots(source: Sharp, bytes: Uint8Array, number: number): Promise<Sharp> {
  const { across, down } = tiffResolution(bytes, number) ?? { across: 1, down: 1 };
  const apart = Math.max(across, down) / Math.min(across, down);
  if (!(apart > UNEQUAL && apart < NOT_BELIEVED)) return source;
  const { width = 0, height = 0 } = await source.metadata();
  const finer = Math.max(across, down);
  const size = { width: Math.round((width * finer) / across), height: Math.round((height * finer) / down) };
  if (size.width * size.height > MAX_PIXELS) return source;
  const { data, info } = await source
    .toColourspace('b-w')
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return sharp(data, { raw: { ...size, channels }, limitInputPixels: MAX_PIXELS });
}

async function greyPixels(source: Sharp, isOfDots: boolean, width: number): Promise<Raster> {
  const { data, info } = await (isOfDots ? soften(source, width) : source)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, scale: 1 };
}
