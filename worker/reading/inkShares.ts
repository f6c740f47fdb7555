/** How much of a check box is ink: tells a ticked one from an empty one, which OCR cannot. */
import type { Box } from '#domain/documents/extraction';
import { findFrame } from './findFrame.ts';
import { crop, type Raster } from './raster/raster.ts';

/** Darker than this is ink; pencil ticks are grey, paper in a shadow is lighter. */
const INK = 150;
/** The box is looked for this far (points) around the place where it should be. */
const ROOM = 4;
/** Of a box's side so much on each end is its frame, grey with blur. */
const EDGE = 0.2;

/** Share of inked pixels (0-1) inside each check box, in points of the page; where most frames are not seen, in the boxes as they are given. */
export function inkShares(page: Raster, boxes: readonly Box[]): number[] {
  const { scale } = page;
  const insides = boxes.map(({ x0, y0, x1, y1 }) =>
    insideOf(crop(page, (x0 - ROOM) * scale, (y0 - ROOM) * scale, (x1 + ROOM) * scale, (y1 + ROOM) * scale)),
  );
  const seen = insides.filter((share) => share !== null).length;
  // An empty box whose frame was lost has no ink to speak of; a ticked one is then not told.
  if (seen >= Math.max(2, boxes.length / 2)) return insides.map((share) => share ?? 0);
  return boxes.map(({ x0, y0, x1, y1 }) => inkOf(crop(page, x0 * scale, y0 * scale, x1 * scale, y1 * scale)));
}

function insideOf(raster: Raster): number | null {
  const frame = findFrame(raster);
  if (!frame) return null;
  const edge = Math.max(2, frame.side * EDGE);
  const { left, top, side } = frame;
  return inkOf(crop(raster, left + edge, top + edge, left + side - edge, top + side - edge));
}

const inkOf = ({ pixels }: Raster): number =>
  pixels.reduce((ink, pixel) => ink + (pixel < INK ? 1 : 0), 0) / Math.max(pixels.length, 1);
