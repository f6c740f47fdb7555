/** How much of a page is pictures: a scan is one picture (or a few strips) over the whole page. */
import type { Box } from '#domain/documents/extraction';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { formTransform, uprightBox, type Transform } from './uprightTransform.ts';

const IMAGE = 3;
const FORM = 5;
/** Pages hold tens of pictures; one with more is made of tiles, and the first few thousand objects tell enough. */
export const MAX_OBJECTS = 5000;
const MAX_DEPTH = 4;
/** Cells of the grid that pictures are painted on, so that overlapping strips are not counted twice. */
const CELLS = 24;

/** 0-1: the share of the page's area under pictures. */
export function readPictureShare(
  pdfium: Pdfium,
  handles: PageHandles,
  size: { readonly width: number; readonly height: number },
): number {
  const covered = new Set<number>();
  for (const object of pageObjects(pdfium, handles)) {
    for (const box of pictureBoxes(pdfium, handles, object)) paint(covered, box, size);
  }
  return covered.size / (CELLS * CELLS);
}

function paint(
  covered: Set<number>,
  box: Box,
  size: { readonly width: number; readonly height: number },
): void {
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const x = ((column + 0.5) / CELLS) * size.width;
      const y = ((row + 0.5) / CELLS) * size.height;
      if (x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1) covered.add(row * CELLS + column);
    }
  }
}

/** The objects of a page in the order they are drawn. */
export function* pageObjects(pdfium: Pdfium, { page }: PageHandles): Generator<number> {
  const count = Math.min(pdfium.call('FPDFPage_CountObjects', page), MAX_OBJECTS);
  for (let index = 0; index < count; index++) yield pdfium.call('FPDFPage_GetObject', page, index);
}

/** Where an object's pictures stand: itself, or what a form XObject holds (a whole page, as some programs print one). */
export function pictureBoxes(pdfium: Pdfium, { transform }: PageHandles, object: number): Box[] {
  let left = MAX_OBJECTS;
  const boxesOf = (inner: number, within: Transform, depth: number): Box[] => {
    if (left-- <= 0) return [];
    const type = pdfium.call('FPDFPageObj_GetType', inner);
    if (type === IMAGE) return boundsOf(pdfium, inner, within);
    if (type !== FORM || depth >= MAX_DEPTH) return [];
    const placed = formTransform(pdfium, within, inner);
    const count = Math.min(pdfium.call('FPDFFormObj_CountObjects', inner), left);
    return Array.from({ length: count }, (_, index) =>
      boxesOf(pdfium.call('FPDFFormObj_GetObject', inner, index), placed, depth + 1),
    ).flat();
  };
  return boxesOf(object, transform, 0);
}

function boundsOf(pdfium: Pdfium, object: number, transform: Transform): Box[] {
  const bounds = pdfium.numbers('f32', 4, (left, bottom, right, top) =>
    pdfium.call('FPDFPageObj_GetBounds', object, left, bottom, right, top),
  );
  return bounds ? [uprightBox(transform, ...(bounds as [number, number, number, number]))] : [];
}
