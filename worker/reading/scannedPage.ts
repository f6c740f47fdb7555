/** A page that is a picture: its upright raster is prepared once, read in parts or whole, and remembered. */
import type { Box } from '#domain/documents/extraction';
import type { OcrEngine } from './ocr/ocrEngine.ts';
import { readRegions, type RegionReading } from './ocr/readRegions.ts';
import type { Page, Word } from './page.ts';
import { prepareScan } from './images/prepareScan.ts';
import { crop, type Raster } from './raster/raster.ts';

export interface ScannedPage {
  glance(): Promise<Page>;
  read(): Promise<Page>;
  readRegions(boxes: readonly Box[]): Promise<RegionReading[]>;
  release(): void;
}

/** The form's own name stands in the top eighth; a little more allows for the margins of photos. */
const GLANCE_SHARE = 0.16;

/** `draw` gives the picture as it came; `isPhoto` asks for the paper to be found in it. */
export function scannedPage(
  engine: OcrEngine,
  number: number,
  draw: () => Promise<Raster>,
  isPhoto: boolean,
): ScannedPage {
  let upright: Promise<Raster> | undefined;
  let whole: Promise<Page> | undefined;
  const raster = () => (upright ??= draw().then((picture) => prepareScan(engine, picture, isPhoto)));
  return {
    glance: async () => {
      if (whole) return whole;
      const all = await raster();
      const top = crop(all, 0, 0, all.width, all.height * GLANCE_SHARE);
      return toPage(number, all, await engine.read(top, 'page'));
    },
    read: () => (whole ??= raster().then(async (all) => toPage(number, all, await engine.read(all, 'page')))),
    readRegions: async (boxes) => readRegions(engine, await raster(), boxes),
    release: () => (upright = undefined),
  };
}

function toPage(number: number, raster: Raster, words: readonly Word[]): Page {
  const size = { width: raster.width / raster.scale, height: raster.height / raster.scale };
  return { number, ...size, words, fields: [], source: 'ocr' };
}
