/** Makes a scan or photo fit to be read: the paper alone, evenly lit, its text running level; it may stand on its head. */
import type { Raster } from '../raster/raster.ts';
import { enlarge } from './enlarge.ts';
import { findSkew } from './findSkew.ts';
import { findWave, waveDegrees } from './findWave.ts';
import { flattenLight } from './flattenLight.ts';
import { inkPoints } from './inkPoints.ts';
import { lightenPanels } from './lightenPanels.ts';
import { resize, turn } from './resize.ts';
import { uprightness } from './uprightness.ts';
import { flattenPaper, level, READING_SCALE } from './straighten.ts';
import { unwave } from './unwave.ts';

/** Lines are measured at 100 dpi. */
const MEASURING_SCALE = 100 / 72;
/** Pixels a point, about 140 dpi: in fewer, print is not told from specks. */
const COARSEST = 1.94;
/** A page this crooked is turned; what is less is left to the wave, which costs no second drawing. */
const TURN_DEGREES = 1.5;
/** Waves lower than this (pixels at 100 dpi) do not hinder reading, and drawing anew blurs a little. */
const LOWEST_WAVE = 0.8;

/**
 * Few pages are fed head first: one that was is told by this (of 190 scans, noisy pages and photos the right way round, still wavy, the least
 * gave -0.36). Of those that lay on their side every other one stands on its head once it is turned.
 */
const MOST_WRONG = -0.4;

/** `isPhoto`: taken by a camera or of unknown origin, so the paper is looked for in it. */
export async function prepareScan(picture: Raster, isPhoto: boolean): Promise<Raster> {
  const flat = isPhoto ? ((await flattenPaper(picture)) ?? picture) : picture;
  // Fewer pixels are evened in less time; what is read is as often right (decision 0005).
  const isEvenedFirst = !isPhoto && flat.scale > COARSEST && flat.scale < READING_SCALE;
  const drawn = lightenPanels(isEvenedFirst ? flat : await toReadingSize(flat, isPhoto));
  const even = flattenLight(drawn, isPhoto);
  // What is measured is drawn beside this thread, which draws the page larger meanwhile.
  const [small, lit] = await Promise.all([measuring(even), toReadingSize(even, isPhoto)]);
  const skew = findSkew(inkPoints(small));
  const isCrooked = Math.abs(skew.degrees) > TURN_DEGREES * 2;
  if (!skew.isSideways && !isCrooked) return rightWayRound(await withoutWave(lit, small), small, MOST_WRONG);
  const upright = skew.isSideways ? await turn(lit, 1) : lit;
  const turned = isCrooked ? level(upright, skew.degrees) : upright;
  const levelled = await withoutWave(turned, await measuring(turned));
  return rightWayRound(levelled, await measuring(levelled), skew.isSideways ? 0 : MOST_WRONG);
}

async function toReadingSize(page: Raster, isPhoto: boolean): Promise<Raster> {
  if (page.scale === READING_SCALE) return page;
  const factor = READING_SCALE / page.scale;
  if (isPhoto || factor < 1 || page.scale <= COARSEST) return resize(page, factor);
  const size = { width: Math.round(page.width * factor), height: Math.round(page.height * factor) };
  return { ...size, pixels: enlarge(page.pixels, page, size), scale: READING_SCALE };
}

/** A page that seems to stand on its head is turned: read the wrong way round it would take three times as long. `small`: as it is measured. */
const rightWayRound = async (page: Raster, small: Raster, least: number) =>
  uprightness(small) < least ? turn(page, 2) : page;

const measuring = (page: Raster) => resize(page, MEASURING_SCALE / page.scale);

/** `small`: the page as it is measured. */
async function withoutWave(page: Raster, small: Raster): Promise<Raster> {
  const first = findWave(small);
  const degrees = waveDegrees(first);
  if (Math.abs(degrees) > TURN_DEGREES) {
    const turned = level(page, degrees);
    return unwaved(turned, findWave(await measuring(turned)));
  }
  return unwaved(page, first);
}

function unwaved(page: Raster, wave: ReturnType<typeof findWave>): Raster {
  const isLevel = wave.offsets.every((offset) => Math.abs(offset) < LOWEST_WAVE);
  return isLevel ? page : unwave(page, wave, page.scale / MEASURING_SCALE);
}
