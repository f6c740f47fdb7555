/** Photos of iPhones (HEIC), whose codec sharp's prebuilt library leaves out. */
import type { RawPixels } from './decodeBitmap.ts';

export function decodeHeic(_bytes: Uint8Array, _maxPixels: number): Promise<RawPixels | 'image-too-large'> {
  return Promise.reject(new Error('not yet'));
}
