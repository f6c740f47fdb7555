/** Turns panels of white print on a dark ground into black print on paper, as all the rest of a page is read. */
import { paperOf } from '../raster/printedRows.ts';
import type { Raster } from '../raster/raster.ts';
import { darkFields, type DarkField } from './darkFields.ts';

/** What has not so much of the paper's brightness is dark: a shadow on paper is seldom so deep. */
const DARK = 0.55;
/** The share of a panel that its print covers, at least and at most: a picture of a code is half of it. */
const FEWEST_LIGHT = 0.003;
const MOST_LIGHT = 0.35;
/** In a shadow the print is darker than its ground: on a panel no more than this share of what is lighter is. */
const MOST_DARKER = 0.25;
/** Print is so much darker than its ground, as a share of the paper's brightness. */
const DARKER = 0.25;
/** Every so many pixels one is looked at to know a panel's ground. */
const SAMPLE = 7;

/** A copy with such panels lightened; the page itself where there are none. */
export function lightenPanels(page: Raster): Raster {
  const paper = paperOf(page);
  const panels = darkFields(page, paper * DARK).flatMap((field) => {
    const ground = groundOf(page, field, paper);
    return ground === null ? [] : [{ field, ground }];
  });
  if (panels.length === 0) return page;
  const pixels = new Uint8Array(page.pixels);
  for (const { field, ground } of panels) lighten(page, field, paper, ground, pixels);
  return { ...page, pixels };
}

/** The brightness of what the print stands on; null where it is no lighter than that. */
function groundOf({ pixels, width }: Raster, field: DarkField, paper: number): number | null {
  const counts = new Uint32Array(256);
  let total = 0;
  for (const { x, from, to } of field)
    for (let y = from + ((x * 3) % SAMPLE); y < to; y += SAMPLE, total++) counts[pixels[y * width + x]!]!++;
  let ground = 0;
  for (let below = 0; ground < 255 && (below += counts[ground]!) < total / 2;) ground++;
  const sum = (from: number, to: number) =>
    counts
      .subarray(Math.max(0, Math.ceil(from)), Math.max(0, Math.ceil(to)))
      .reduce((all, one) => all + one, 0);
  const light = sum((ground + paper) / 2, 256) / total;
  const darker = sum(0, ground - DARKER * paper) / total;
  return light >= FEWEST_LIGHT && light <= MOST_LIGHT && darker <= light * MOST_DARKER ? ground : null;
}

/** Its ground becomes as bright as paper, and what is as bright as paper black; its upper and lower edges, half dark and half light, become paper. */
function lighten(
  { width, height }: Raster,
  field: DarkField,
  paper: number,
  ground: number,
  pixels: Uint8Array,
): void {
  const to = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, (paper * (paper - value)) / (paper - ground))),
  );
  for (const column of field) {
    for (let y = column.from, at = y * width + column.x; y < column.to; y++, at += width)
      pixels[at] = to[pixels[at]!]!;
    for (const edge of [column.from, column.to])
      for (let y = Math.max(0, edge - EDGE); y < Math.min(height, edge + EDGE); y++)
        pixels[y * width + column.x] = paper;
  }
}
/** Pixels on either side of an edge. */
const EDGE = 2;
