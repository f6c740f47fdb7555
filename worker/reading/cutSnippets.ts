/** Cuts small pictures out of a page: each shows where a value stood, with enough around it to recognise the place. */
import sharp from 'sharp';
import type { Box } from '#domain/documents/extraction';
import { crop, type Raster } from './raster/raster.ts';

/** Points around the value: its label usually stands above or left of it. */
const ROOM = { x: 48, y: 18 };
/** Grey levels that printed text needs; sixteen make a picture of 2-8 KB. */
const COLOURS = 16;

/** One PNG for each box (points of the upright page). */
export async function cutSnippets(page: Raster, boxes: readonly Box[]): Promise<Buffer[]> {
  return await Promise.all(boxes.map((box) => cutSnippet(page, box)));
}

async function cutSnippet(page: Raster, { x0, y0, x1, y1 }: Box): Promise<Buffer> {
  const { scale } = page;
  const piece = crop(
    page,
    (x0 - ROOM.x) * scale,
    (y0 - ROOM.y) * scale,
    (x1 + ROOM.x) * scale,
    (y1 + ROOM.y) * scale,
  );
  const { width, height, pixels } = piece;
  return await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: COLOURS, compressionLevel: 9 })
    .toBuffer();
}
