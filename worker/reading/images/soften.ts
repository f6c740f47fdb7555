/** Makes pictures of black and white dots as soft as a scanner would have drawn them: Tesseract was taught on such. */
import type { Sharp } from 'sharp';

/** What a fax of ink that is not quite black lacks is closed, and its steps are smoothed, by this blur (pixels, on a sheet of that width). */
const SOFT = 0.9;
const FAX_WIDTH = 1728;

/** The picture in grey; `width` of its sheet in pixels. */
export function soften(source: Sharp, width: number): Sharp {
  return source.toColourspace('b-w').blur(Math.min(2, Math.max(0.6, (SOFT * width) / FAX_WIDTH)));
}
