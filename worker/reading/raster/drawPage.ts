/** Draws a PDF page as grey pixels, with PDFium where it is more than a scan, never more of them than memory and time allow. */
import sharp from 'sharp';
import { soften } from '../images/soften.ts';
import type { PdfPage } from '../pdf/pdfPage.ts';
import type { Pdfium } from '../pdf/pdfium.ts';
import { enlarge } from '../images/enlarge.ts';
import { drawJpeg } from './drawJpeg.ts';
import type { Raster } from './raster.ts';

/** A letter page at 300 dpi has 8.4 million pixels; larger pages are drawn coarser instead of larger. */
const MAX_PIXELS = 12_000_000;
/** Tesseract takes no picture with a side of more than 32,767 pixels. */
const MAX_SIDE = 30_000;
const GREY = 1;
const WHITE = 0xffffffff;
/** FPDF_ANNOT (stamps and notes are part of what was signed) | FPDF_GRAYSCALE. */
const FLAGS = 1 | 8;

/** Pixels per point that a page of this size is drawn at when `wanted` are asked for. */
export function affordableScale(
  size: { readonly width: number; readonly height: number },
  wanted: number,
): number {
  const byArea = Math.sqrt(MAX_PIXELS / Math.max(size.width * size.height, 1));
  return Math.min(wanted, byArea, MAX_SIDE / Math.max(size.width, size.height, 1));
}

/** Share by which a scan's pixels may be higher than they are wide: those of a fax are twice as high, and must be drawn square. */
const UNEVEN = 0.003;

/** What of a page is drawn, and how. */
export interface Wanted {
  /** A coarser scan is given as it is. */
  readonly asScanned?: boolean;
  /** No more of it need be drawn than so many points from the top. */
  readonly down?: number;
}

/** The page of `file` at `wanted` pixels per point, or fewer; null when PDFium cannot draw it. */
export async function drawPage(
  pdfium: Pdfium,
  page: PdfPage,
  wanted: number,
  file: Uint8Array,
  { asScanned = false, down = page.height }: Wanted = {},
): Promise<Raster | null> {
  const scale = affordableScale(page, wanted);
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  const jpeg = page.scannedJpeg(file);
  const scanned = jpeg && (await drawJpeg(jpeg, { width, height }));
  if (scanned) {
    const own = scanned.width === width ? scale : scanned.width / page.width;
    const isSquare = Math.abs((own * page.height) / scanned.height - 1) < UNEVEN;
    if (asScanned && isSquare) return { ...scanned, scale: own };
    return { width, height, pixels: enlarge(scanned.pixels, scanned, { width, height }), scale };
  }
  const rows = Math.min(height, Math.ceil(down * scale));
  const pixels = draw(pdfium, page, width, height, rows);
  if (!pixels || !page.isOfDots()) return pixels && { width, height: rows, pixels, scale };
  return { width, height: rows, pixels: await softened(pixels, width, rows), scale };
}

const softened = (pixels: Uint8Array, width: number, height: number): Promise<Uint8Array> =>
  soften(sharp(pixels, { raw: { width, height, channels: 1 } }), width)
    .raw()
    .toBuffer();

/** The first `rows` of a page drawn so wide and high (pixels). */
function draw(pdfium: Pdfium, page: PdfPage, width: number, height: number, rows: number): Uint8Array | null {
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, rows, GREY, 0, 0);
  if (bitmap === 0) return null;
  try {
    pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, rows, WHITE);
    pdfium.call('FPDF_RenderPageBitmap', bitmap, page.handle, 0, 0, width, height, 0, FLAGS);
    if (page.form) pdfium.call('FPDF_FFLDraw', page.form, bitmap, page.handle, 0, 0, width, height, 0, FLAGS);
    const stride = pdfium.call('FPDFBitmap_GetStride', bitmap);
    const bytes = pdfium.take(pdfium.call('FPDFBitmap_GetBuffer', bitmap), stride * rows);
    return stride === width ? bytes : withoutPadding(bytes, stride, width, rows);
  } finally {
    pdfium.call('FPDFBitmap_Destroy', bitmap);
  }
}

function withoutPadding(bytes: Uint8Array, stride: number, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    pixels.set(bytes.subarray(row * stride, row * stride + width), row * width);
  return pixels;
}
