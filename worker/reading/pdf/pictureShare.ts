/** How much of a page is pictures: a scan is one picture (or a few strips) over the whole page. */
import type { Box } from '#domain/documents/extraction';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { uprightBox } from './uprightTransform.ts';

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
    const box = pictureBox(pdfium, handles, object);
    if (box) paint(covered, box, size);
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

/**
 * Where an object's picture stands; null when it is none. Pictures inside form XObjects are counted as the whole XObject:
 * their own matrices are not in its bounds.
 */
export function pictureBox(pdfium: Pdfium, handles: PageHandles, object: number): Box | null {
  if (!holdsPicture(pdfium, object, 0)) return null;
  const bounds = pdfium.numbers('f32', 4, (left, bottom, right, top) =>
    pdfium.call('FPDFPageObj_GetBounds', object, left, bottom, right, top),
  );
  return bounds && uprightBox(handles.transform, ...(bounds as [number, number, number, number]));
}

function holdsPicture(pdfium: Pdfium, object: number, depth: number): boolean {
  const type = pdfium.call('FPDFPageObj_GetType', object);
  if (type === IMAGE) return true;
  if (type !== FORM || depth >= MAX_DEPTH) return false;
  const count = Math.min(pdfium.call('FPDFFormObj_CountObjects', object), 50);
  for (let index = 0; index < count; index++) {
    if (holdsPicture(pdfium, pdfium.call('FPDFFormObj_GetObject', object, index), depth + 1)) return true;
  }
  return false;
}
