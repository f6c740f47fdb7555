/** What reads one picture at a time: a Tesseract thread or a Tesseract process, alike to everyone who asks. */
import type { Raster } from '../raster/raster.ts';
import type { Word } from '../page.ts';

/** How Tesseract looks at a picture: a page with its layout, one block of lines, lines of names, one word, or words wherever they stand. */
export type Layout = 'page' | 'block' | 'names' | 'word' | 'sparse';
export const PAGE_SEGMENTATION: Readonly<Record<Layout, string>> = {
  page: '3',
  block: '6',
  names: '6',
  word: '8',
  sparse: '11',
};
/**
 * English data does not know the letters of Peña and Grünwald, and reads Pefia and Griinwald (measured: at 20-70 % sure of
 * itself, where these are 96 % sure). Being other data than the first look's, they also tell more by agreeing with it.
 */
export const LANGUAGES: Readonly<Record<Layout, string>> = {
  page: 'eng',
  block: 'eng',
  names: 'spa+deu+fra',
  word: 'eng',
  sparse: 'eng',
};

export interface PictureReader {
  /** Gets ready ahead of the first picture; resolves when it is, or cannot be: whoever reads then sees why. */
  warmUp(): Promise<void>;
  /** Words of a picture, in points from its top left corner. Rejects with OcrTimeoutError after `limitMs`. */
  read(raster: Raster, layout: Layout, limitMs: number): Promise<Word[]>;
  close(): Promise<void>;
}

export class OcrTimeoutError extends Error {
  override readonly name = 'OcrTimeoutError';
}

const POINTS_PER_INCH = 72;

/** The resolution that Tesseract is told, so that it does not guess. */
export const dotsPerInch = (raster: Raster): number => Math.round(raster.scale * POINTS_PER_INCH);

export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A line lower than this share of its word's box was not seen whole. */
const LOWEST_LINE = 0.4;

/** Tesseract's words may be half as high again as the line they stand in, whose own box is that of its ink. */
export function withinLine(word: PixelBox, line: PixelBox): PixelBox {
  const [y0, y1] = [Math.max(word.y0, line.y0), Math.min(word.y1, line.y1)];
  return y1 - y0 < (word.y1 - word.y0) * LOWEST_LINE ? word : { ...word, y0, y1 };
}

/** A word as either engine gives it (pixels, 0-100) as one of ours; blank ones are none. */
export function toWord(text: string, pixels: PixelBox, confidence: number, scale: number): Word[] {
  if (text.trim() === '') return [];
  const { x0, y0, x1, y1 } = pixels;
  const box = { x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale };
  return [{ text, box, confidence: Math.max(0, Math.min(1, confidence / 100)), source: 'ocr' }];
}
