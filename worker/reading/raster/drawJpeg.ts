/** Draws a page that is one JPEG. */
import sharp from 'sharp';
import type { Size } from '../images/enlarge.ts';
import type { Picture } from './raster.ts';

/** Larger ones would be made smaller, which PDFium does as fast. */
const MAX_PIXELS = 12_000_000;

/** Its grey pixels; null where it has more of them than the page to be drawn, is damaged, or made for a printing press. */
export async function drawJpeg(jpeg: Uint8Array, size: Size): Promise<Picture | null> {
  const source = sharp(jpeg, { limitInputPixels: MAX_PIXELS, failOn: 'warning', ignoreIcc: true });
  const { width, height, channels } = await source.metadata().catch(() => UNREADABLE);
  if (width < 2 || height < 2 || width > size.width || height > size.height) return null;
  if (channels !== 1 && channels !== 3) return null;
  // sharp makes three channels of one, unless it is told not to.
  const decoded = channels === 1 ? source.toColourspace('b-w') : source;
  const pixels = await decoded
    .raw()
    .toBuffer()
    .catch(() => null);
  if (!pixels) return null;
  return { width, height, pixels: channels === 1 ? pixels : greyOf(pixels) };
}

const UNREADABLE = { width: 0, height: 0, channels: 0 };

/** As PDFium weighs colours, in hundredths: times 5243, without the last 19 bits, is divided by a hundred. */
function greyOf(colours: Uint8Array): Uint8Array {
  const grey = new Uint8Array(colours.length / 3);
  for (let at = 0, from = 0; at < grey.length; at++, from += 3)
    grey[at] = ((colours[from]! * 30 + colours[from + 1]! * 59 + colours[from + 2]! * 11) * 5243) >> 19;
  return grey;
}
