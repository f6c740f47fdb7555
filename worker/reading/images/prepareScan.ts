/** Makes a scan or photo fit to be read: the paper alone, evenly lit, upright and straight. */
import type { OcrEngine } from '../ocr/ocrEngine.ts';
import type { Raster } from '../raster/raster.ts';

export async function prepareScan(_engine: OcrEngine, picture: Raster, _isPhoto: boolean): Promise<Raster> {
  return Promise.resolve(picture);
}
