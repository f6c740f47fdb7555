/** The one JPEG that a scanner's page is made of, as it lies in the file: decoded outside of WebAssembly it is a page in half the time. */
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { MAX_OBJECTS, pageObjects } from './pictureShare.ts';
import { uprightBox } from './uprightTransform.ts';

const TEXT = 1;
const IMAGE = 3;
/** Render mode of the text that OCR programs lay under their scans. */
const INVISIBLE = 3;
/** DeviceGray, DeviceRGB, CalGray, CalRGB, ICCBased: what a JPEG's own grey or red, green and blue are. */
const PLAIN_COLOURS = [1, 2, 4, 5, 7];
/** The picture's edges are the page's, within this many points. */
const NEAR = 0.5;

/**
 * The JPEG's bytes; null where the page shows anything else than this picture, whole and as it is: print, stamps, fields, a
 * mask, a part of it, turned. `file`: the whole PDF.
 */
export function scannedJpeg(
  pdfium: Pdfium,
  handles: PageHandles,
  page: { readonly width: number; readonly height: number },
  file: Uint8Array,
): Uint8Array | null {
  if (pdfium.call('FPDFPage_GetAnnotCount', handles.page) > 0) return null;
  if (pdfium.call('FPDFPage_CountObjects', handles.page) > MAX_OBJECTS) return null; // not all of them are looked at
  const seen = [...pageObjects(pdfium, handles)].filter((object) => !isInvisible(pdfium, object));
  const [picture] = seen;
  if (picture === undefined || seen.length > 1) return null;
  if (pdfium.call('FPDFPageObj_GetType', picture) !== IMAGE || !isPlain(pdfium, handles, picture))
    return null;
  if (!fills(pdfium, handles, picture, page)) return null;
  const jpeg = rawBytes(pdfium, picture);
  return jpeg && hasPlainDictionary(file, jpeg) ? jpeg : null;
}

const isInvisible = (pdfium: Pdfium, object: number) =>
  pdfium.call('FPDFPageObj_GetType', object) === TEXT &&
  pdfium.call('FPDFTextObj_GetTextRenderMode', object) === INVISIBLE;

/** Opaque, neither cut nor part of a layer that may be switched off, and one JPEG in colours that need no table. */
function isPlain(pdfium: Pdfium, { page }: PageHandles, picture: number): boolean {
  const clip = pdfium.call('FPDFPageObj_GetClipPath', picture);
  if (clip !== 0 && pdfium.call('FPDFClipPath_CountPaths', clip) > 0) return false;
  if (pdfium.call('FPDFPageObj_HasTransparency', picture) !== 0) return false;
  if (pdfium.call('FPDFPageObj_CountMarks', picture) > 0) return false;
  const filter = pdfium.text(
    (buffer, size) => pdfium.call('FPDFImageObj_GetImageFilter', picture, 0, buffer, size),
    'utf-8',
  );
  if (filter !== 'DCTDecode' || pdfium.call('FPDFImageObj_GetImageFilterCount', picture) !== 1) return false;
  // width, height, two resolutions, bits per pixel, colour space, mark
  const said = pdfium.numbers('i32', 7, (first) =>
    pdfium.call('FPDFImageObj_GetImageMetadata', picture, page, first),
  );
  return PLAIN_COLOURS.includes(said?.[5] ?? 0);
}

/** Upright, neither mirrored nor slanted, from edge to edge. */
function fills(
  pdfium: Pdfium,
  { transform }: PageHandles,
  picture: number,
  page: { readonly width: number; readonly height: number },
): boolean {
  const matrix = pdfium.numbers('f32', 6, (first) =>
    pdfium.call('FPDFPageObj_GetMatrix', picture, first),
  ) ?? [0, 0, 0, 0, 0, 0];
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
  const isUpright = transform.a > 0 && transform.d < 0 && transform.b === 0 && transform.c === 0;
  if (!isUpright || a <= 0 || d <= 0 || b !== 0 || c !== 0) return false;
  const box = uprightBox(transform, e, f, e + a, f + d);
  const gaps = [box.x0, box.y0, box.x1 - page.width, box.y1 - page.height];
  return gaps.every((gap) => Math.abs(gap) <= NEAR);
}

function rawBytes(pdfium: Pdfium, picture: number): Uint8Array | null {
  const size = pdfium.call('FPDFImageObj_GetImageDataRaw', picture, 0, 0);
  if (size === 0) return null;
  const bytes = pdfium.put(new Uint8Array(size));
  try {
    pdfium.call('FPDFImageObj_GetImageDataRaw', picture, bytes, size);
    return pdfium.take(bytes, size);
  } finally {
    pdfium.free(bytes);
  }
}

/** Longer dictionaries hold what needs a closer look. */
const LONGEST_DICTIONARY = 1000;
/** A mask, other colours for the same numbers, or a name that is spelt in another way. */
const UNUSUAL = /\/(?:SMask|Mask|Decode|ImageMask|Matte)|#/;

/** PDFium does not tell of masks and inverted colours; the picture's dictionary, which stands in clear before its bytes, does. */
function hasPlainDictionary(file: Uint8Array, jpeg: Uint8Array): boolean {
  const start = placeIn(file, jpeg);
  if (start < 0) return false; // an encrypted file
  const before = new TextDecoder('latin1').decode(
    file.subarray(Math.max(0, start - LONGEST_DICTIONARY), start),
  );
  const dictionary = /[\s\S]*\bobj\b([\s\S]*>>)\s*stream\r?\n$/.exec(before)?.[1];
  return dictionary !== undefined && !UNUSUAL.test(dictionary);
}

/** Bytes that are looked for: of a long needle a file that is made for it can cost minutes. */
const HEAD = 32;

/** Where the JPEG begins in the file; -1 when it does not stand there as it is. */
function placeIn(file: Uint8Array, jpeg: Uint8Array): number {
  const whole = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const head = jpeg.subarray(0, HEAD);
  let at = whole.indexOf(head);
  while (at >= 0 && !whole.subarray(at, at + jpeg.length).equals(jpeg)) at = whole.indexOf(head, at + 1);
  return at;
}
