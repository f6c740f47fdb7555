/** What lies over and under the text of a PDF page, in the order the page draws it. */
import type { Box } from '#domain/documents/extraction';
import { readAnnotations } from './annotations.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { pageObjects } from './pictureShare.ts';
import { formTransform, uprightBox, type Transform } from './uprightTransform.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
/** Viewers draw boxes over a page as annotations: fpdf_annot.h. */
const SQUARE = 5;
/** Narrower fills are rules, points. */
const RULE = 5;
/** A page has tens of shaded boxes; more than this is a drawing. */
const MAX_FILLS = 500;
const MAX_INNER = 5000;
/** Grey of 255 below which white print is legible on a fill. */
const DARK = 200;

/** An opaque fill or picture of some size. */
export interface Fill {
  readonly box: Box;
  readonly order: number;
  readonly isDark: boolean;
}

export interface PageLayers {
  /** Text objects by their handles: when each is drawn. */
  readonly texts: ReadonlyMap<number, number>;
  readonly fills: readonly Fill[];
}

/** Walks the page's objects, and those of its form XObjects one level down. */
export function readPageLayers(pdfium: Pdfium, handles: PageHandles): PageLayers {
  const texts = new Map<number, number>();
  const fills: Fill[] = [];
  let order = 0;
  const note = (object: number, transform: Transform) => {
    order += 1;
    const type = pdfium.call('FPDFPageObj_GetType', object);
    if (type === TEXT) texts.set(object, order);
    else if ((type === PATH || type === IMAGE) && fills.length < MAX_FILLS) {
      const box = largeBox(pdfium, object, transform);
      const grey = box && fillOf(pdfium, object, type);
      if (box && grey !== null) fills.push({ box, order, isDark: type === IMAGE || Number(grey) < DARK });
    }
    return type;
  };
  for (const object of pageObjects(pdfium, handles)) {
    if (note(object, handles.transform) !== FORM) continue;
    const within = formTransform(pdfium, handles.transform, object);
    const count = Math.min(pdfium.call('FPDFFormObj_CountObjects', object), MAX_INNER);
    for (let index = 0; index < count; index++)
      note(pdfium.call('FPDFFormObj_GetObject', object, index), within);
  }
  const squares = readAnnotations(pdfium, handles, SQUARE, (_, box) => box);
  return { texts, fills: [...fills, ...squares.map((box) => ({ box, order: Infinity, isDark: false }))] };
}

function largeBox(pdfium: Pdfium, object: number, transform: Transform): Box | null {
  const bounds = pdfium.numbers('f32', 4, (left, bottom, right, top) =>
    pdfium.call('FPDFPageObj_GetBounds', object, left, bottom, right, top),
  ) as [number, number, number, number] | null;
  const box = bounds && uprightBox(transform, ...bounds);
  return box && box.x1 - box.x0 > RULE && box.y1 - box.y0 > RULE ? box : null;
}

/** How light an object is that hides what lies below it; null where it does not fill, or lets that shine through. */
function fillOf(pdfium: Pdfium, object: number, type: number): number | null {
  if (pdfium.call('FPDFPageObj_HasTransparency', object) === 1) return null;
  if (type === IMAGE) return 0;
  const mode = pdfium.numbers('i32', 2, (fill, stroke) =>
    pdfium.call('FPDFPath_GetDrawMode', object, fill, stroke),
  );
  const colour = mode?.[0] ? fillColour(pdfium, object) : null;
  return colour && colour.alpha > 250 ? colour.grey : null;
}

/** The lightest of the three colours an object is filled with, and how opaque it is; 0 to 255. */
export function fillColour(pdfium: Pdfium, object: number): { grey: number; alpha: number } | null {
  const colour = pdfium.numbers('i32', 4, (r, g, b, a) =>
    pdfium.call('FPDFPageObj_GetFillColor', object, r, g, b, a),
  ) as [number, number, number, number] | null;
  return colour && { grey: Math.min(colour[0], colour[1], colour[2]), alpha: colour[3] };
}
