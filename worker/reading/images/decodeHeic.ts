/** Photos of iPhones (HEIC), whose codec sharp's prebuilt library leaves out: libheif compiled to WebAssembly. */
import type { RawPixels } from './decodeBitmap.ts';

/** What is used of libheif-js, which brings no usable types for its JavaScript face. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (filled: { data: Uint8ClampedArray } | null) => void,
  ): void;
  free(): void;
}
interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** The first picture of the file, already upright. Rejects when it cannot be decoded. Loads 1.4 MB the first time. */
export async function decodeHeic(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<RawPixels | 'image-too-large'> {
  const libheif = ((await import('libheif-js/wasm-bundle.js')) as { default: Libheif }).default;
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw new RangeError('This HEIC file holds no picture');
  try {
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > maxPixels) return 'image-too-large';
    return { width, height, channels: 4, pixels: await pixelsOf(image, width, height) };
  } finally {
    image.free();
  }
}

function pixelsOf(image: HeifImage, width: number, height: number): Promise<Uint8Array> {
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    image.display(target, (filled) => {
      if (filled) resolve(new Uint8Array(filled.data.buffer));
      else reject(new RangeError('This HEIC picture is damaged'));
    });
  });
}
