/** A grey picture in memory, one byte a pixel, and what dirt does to it. */
import type { Random } from '../random.ts';

export interface GreyImage {
  readonly width: number;
  readonly height: number;
  /** Rows from the top; 0 is black. */
  readonly data: Uint8Array;
}

const TABLE = 65_536; // noise is drawn once and walked through: a page has nine million pixels

/** Sensor noise with the given standard deviation (grey levels), in place. */
export function addNoise({ data }: GreyImage, random: Random, deviation: number): void {
  const table = Float32Array.from({ length: TABLE }, () => random.bell() * 1.41 * deviation);
  let at = random.between(0, TABLE - 1);
  for (let index = 0; index < data.length; index++) {
    if (index % 1021 === 0) at = random.between(0, TABLE - 1); // so that the table shows no pattern
    at = (at + 1) % TABLE;
    data[index] = clamp((data[index] as number) + (table[at] as number));
  }
}

/** Dark specks of dust, each of one to three pixels' radius. */
export function addSpecks(image: GreyImage, random: Random, count: number): void {
  for (let speck = 0; speck < count; speck++) {
    const radius = random.between(1, 3);
    const [x, y] = [random.between(4, image.width - 5), random.between(4, image.height - 5)];
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        if (dx * dx + dy * dy <= radius * radius)
          image.data[(y + dy) * image.width + x + dx] = random.between(20, 110);
  }
}

/** Moves black up and white down to the given levels. */
export function flattenContrast({ data }: GreyImage, black: number, white: number): void {
  for (let index = 0; index < data.length; index++)
    data[index] = black + ((data[index] as number) * (white - black)) / 255;
}

export const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
