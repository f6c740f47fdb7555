/**
 * Text that a file holds and nobody sees: white on white, transparent, below what is laid over it (blacked out or painted
 * white), in a layer that is switched off. Signs of it are cheap to tell; whether it is so, the drawn page tells.
 */
import type { Box } from '#domain/documents/extraction';
import { hasFormsInLayers, isInLayer } from './layerSigns.ts';
import { fillColour, readPageLayers, type PageLayers } from './pageLayers.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Glyph } from './pdfGlyphs.ts';
import type { Pdfium } from './pdfium.ts';
import { pageObjects } from './pictureShare.ts';

/** Of 255: lighter print is not seen on paper, and less opaque print on nothing. */
const LIGHT = 229;
const FAINT = 26;
/** Points: smaller print nobody reads. */
const TINY = 1.5;
/** Steps of grey of 255 within a glyph's box that the eye tells. */
const SEEN = 40;
/** Pixels a point, enough to see a letter. */
const SCALE = 2;
const MOST_PIXELS = 6_000_000;
/** FPDF_ANNOT | FPDF_GRAYSCALE. */
const FLAGS = 1 | 8;
const GREY = 1;
const WHITE = 0xffffffff;

/** The glyphs, hidden where they are not seen; `objects` are the text objects they are drawn by. */
export function hideUnseen(
  pdfium: Pdfium,
  handles: PageHandles,
  size: { readonly width: number; readonly height: number },
  glyphs: readonly Glyph[],
  objects: readonly number[],
): readonly Glyph[] {
  const layers = readPageLayers(pdfium, handles);
  const ofPage = hasFormsInLayers(pdfium, handles) ? new Set(pageObjects(pdfium, handles)) : null;
  const known = new Map<number, { readonly sign: Sign; readonly firstOver: number }>();
  const isSuspect = ({ box, gap, isHidden }: Glyph, index: number): boolean => {
    const object = objects[index]!;
    if (gap || isHidden || object === 0) return false;
    const told = known.get(object) ?? { sign: signOf(pdfium, object), firstOver: firstOver(layers, object) };
    known.set(object, told);
    return (
      told.sign === 'unlikely' ||
      (ofPage !== null && !ofPage.has(object)) ||
      (told.sign === 'light' && !isOnDark(layers, box)) ||
      isCovered(layers, told.firstOver, box)
    );
  };
  const isSuspected = glyphs.map(isSuspect);
  const texts = new Set(objects.filter((_, index) => isSuspected[index]));
  const pictures = texts.size > 0 ? drawnWithAndWithout(pdfium, handles, size, texts) : null;
  return glyphs.map((glyph, index) => {
    const isUnseen =
      isTiny(glyph) || (isSuspected[index] && pictures !== null && !differ(pictures, glyph.box));
    return isUnseen ? { ...glyph, isHidden: true } : glyph;
  });
}

const isTiny = ({ cell, gap }: Glyph) => !gap && Math.max(cell.x1 - cell.x0, cell.y1 - cell.y0) < TINY;

type Sign = 'plain' | 'light' | 'unlikely';

function signOf(pdfium: Pdfium, object: number): Sign {
  if (isInLayer(pdfium, object)) return 'unlikely';
  const colour = fillColour(pdfium, object);
  if (!colour) return 'plain';
  if (colour.alpha < FAINT) return 'unlikely';
  return colour.grey > LIGHT ? 'light' : 'plain';
}

const holds = (box: Box, { x0, y0, x1, y1 }: Box) => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
};
const isOnDark = ({ fills }: PageLayers, box: Box) =>
  fills.some((fill) => fill.isDark && holds(fill.box, box));
/** Index of the first fill that is laid over a text object: fills are in the order they are drawn in. */
function firstOver({ fills, texts }: PageLayers, object: number): number {
  const order = texts.get(object);
  const first = order === undefined ? -1 : fills.findIndex((fill) => fill.order > order);
  return first < 0 ? fills.length : first;
}
function isCovered({ fills }: PageLayers, first: number, box: Box): boolean {
  for (let at = first; at < fills.length; at++) if (holds(fills[at]!.box, box)) return true;
  return false;
}

interface Picture {
  readonly pixels: Uint8Array;
  readonly stride: number;
  readonly width: number;
  readonly height: number;
}

type Pictures = readonly [Picture, Picture];

/** The page as it is, and without these text objects: what lies beneath unseen text is not taken for it. */
function drawnWithAndWithout(
  pdfium: Pdfium,
  handles: PageHandles,
  size: { readonly width: number; readonly height: number },
  texts: ReadonlySet<number>,
): Pictures | null {
  const activate = (active: number) =>
    texts.forEach((text) => pdfium.call('FPDFPageObj_SetIsActive', text, active));
  const whole = drawn(pdfium, handles, size);
  activate(0);
  const rest = whole && drawn(pdfium, handles, size);
  activate(1);
  return whole && rest && [whole, rest];
}

function drawn(
  pdfium: Pdfium,
  { page, form }: PageHandles,
  size: { readonly width: number; readonly height: number },
): Picture | null {
  const [width, height] = [Math.ceil(size.width * SCALE), Math.ceil(size.height * SCALE)];
  const bitmap =
    width * height > MOST_PIXELS ? 0 : pdfium.call('FPDFBitmap_CreateEx', width, height, GREY, 0, 0);
  if (bitmap === 0) return null;
  try {
    pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, WHITE);
    pdfium.call('FPDF_RenderPageBitmap', bitmap, page, 0, 0, width, height, 0, FLAGS);
    if (form) pdfium.call('FPDF_FFLDraw', form, bitmap, page, 0, 0, width, height, 0, FLAGS);
    const stride = pdfium.call('FPDFBitmap_GetStride', bitmap);
    const pixels = pdfium.take(pdfium.call('FPDFBitmap_GetBuffer', bitmap), stride * height);
    return { pixels, stride, width, height };
  } finally {
    pdfium.call('FPDFBitmap_Destroy', bitmap);
  }
}

/** Is anything else seen in the box? */
function differ([whole, rest]: Pictures, box: Box): boolean {
  const { width, height, stride } = whole;
  const within = (at: number, most: number) => Math.max(0, Math.min(most - 1, at));
  const [left, right] = [within(Math.floor(box.x0 * SCALE), width), within(Math.ceil(box.x1 * SCALE), width)];
  const [top, bottom] = [
    within(Math.floor(box.y0 * SCALE), height),
    within(Math.ceil(box.y1 * SCALE), height),
  ];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const at = y * stride + x;
      if (Math.abs(whole.pixels[at]! - rest.pixels[at]!) >= SEEN) return true;
    }
  }
  return false;
}
