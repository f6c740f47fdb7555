/** Resizes and turns grey pixels with sharp. */
import sharp from 'sharp';
import type { Raster } from '../raster/raster.ts';

const open = (raster: Raster) =>
  sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 1 } });

/** The picture at `factor` times its size; its place in points stays the same. */
export async function resize(raster: Raster, factor: number): Promise<Raster> {
  const width = Math.max(1, Math.round(raster.width * factor));
  const height = Math.max(1, Math.round(raster.height * factor));
  const { data } = await open(raster)
    .resize(width, height, { fit: 'fill', kernel: factor > 1 ? 'cubic' : 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, pixels: data, scale: raster.scale * factor };
}

/** The picture turned clockwise by quarter turns. */
export async function turn(raster: Raster, quarters: number): Promise<Raster> {
  const angle = (((quarters % 4) + 4) % 4) * 90;
  if (angle === 0) return raster;
  const { data, info } = await open(raster)
    .rotate(angle)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, scale: raster.scale };
}
