/** The first page as a phone sees it: on a table, in perspective, unevenly lit, a little soft. */
import sharp from 'sharp';
import type { Random } from '../random.ts';
import { addNoise, clamp, type GreyImage } from './greyImage.ts';
import { homographyBetween, project, type Corners } from './homography.ts';
import { rasterisePages } from './rasterisePages.ts';

const { exp, floor, sin } = Math; // under Jest every look at a global costs; there are five million pixels
const [WIDTH, HEIGHT] = [2074, 2574];
const TABLE_GREY = 82;
const DPI = 220; // a little finer than the picture shows it

export async function photographPdf(pdf: Uint8Array, random: Random): Promise<Uint8Array> {
  const [page] = await rasterisePages(pdf, DPI, 1);
  if (!page) throw new Error('There is no page to photograph');
  const photo = layOnTable(page, random);
  light(photo, random);
  const { data } = await sharp(photo.data, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .blur(0.9)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const soft: GreyImage = { ...photo, data: new Uint8Array(data) };
  addNoise(soft, random, 4);
  return sharp(warmColours(soft), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Lamp light: a little less green, less still of blue. */
function warmColours({ data }: GreyImage): Uint8Array {
  const colours = new Uint8Array(data.length * 3);
  data.forEach((grey, index) => colours.set([grey, grey * 0.97, grey * 0.93], index * 3));
  return colours;
}

/** Corners of the page in the picture: a margin all around, each moved by up to 3 % on its own. */
function placeCorners(random: Random): Corners {
  const near = (x: number, y: number) =>
    [x + (random.next() - 0.5) * 0.05 * WIDTH, y + (random.next() - 0.5) * 0.05 * HEIGHT] as const;
  const [left, right, top, bottom] = [WIDTH * 0.08, WIDTH * 0.92, HEIGHT * 0.07, HEIGHT * 0.93];
  return [near(left, top), near(right, top), near(right, bottom), near(left, bottom)];
}

function layOnTable(page: GreyImage, random: Random): GreyImage {
  const paper: Corners = [
    [0, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
  ];
  const toPaper = homographyBetween(placeCorners(random), paper);
  const bow = (random.next() - 0.5) * 0.008 * page.height; // paper that was folded once never lies flat
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [u, flatV] = project(toPaper, x, y);
      const v = flatV + bow * sin((Math.PI * u) / page.width);
      const isPaper = u >= 0 && v >= 0 && u < page.width - 1 && v < page.height - 1;
      data[y * WIDTH + x] = isPaper ? sampleAt(page, u, v) : TABLE_GREY + ((x * 7 + y * 13) % 11);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Between four pixels, weighted by nearness. */
function sampleAt({ data, width }: GreyImage, x: number, y: number): number {
  const [left, top] = [floor(x), floor(y)];
  const [dx, dy] = [x - left, y - top];
  const at = top * width + left;
  const upper = data[at]! * (1 - dx) + data[at + 1]! * dx;
  const lower = data[at + width]! * (1 - dx) + data[at + width + 1]! * dx;
  return upper * (1 - dy) + lower * dy;
}

/** Brighter towards one side, and the soft round shadow of the one who holds the phone. */
function light({ data }: GreyImage, random: Random): void {
  const [slopeX, slopeY] = [(random.next() - 0.5) * 0.25, (random.next() - 0.5) * 0.25];
  const [centerX, centerY] = [random.next() * WIDTH, HEIGHT * (0.3 + random.next() * 0.6)];
  const radius = WIDTH * (0.2 + random.next() * 0.15);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const slope = slopeX * (x / WIDTH - 0.5) + slopeY * (y / HEIGHT - 0.5);
      const far = ((x - centerX) ** 2 + (y - centerY) ** 2) / (radius * radius);
      const shade = far < 6 ? 1 - 0.28 * exp(-far) : 1;
      const at = y * WIDTH + x;
      data[at] = clamp(12 + data[at]! * 0.88 * (1 + slope) * shade);
    }
}
