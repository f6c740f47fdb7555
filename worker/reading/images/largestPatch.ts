/** The largest connected bright patch of a picture, with what it encloses, and its outline. */
import type { Raster } from '../raster/raster.ts';
import type { Point } from './homography.ts';

export interface Patch {
  /** Pixels, the dark print inside included. */
  readonly area: number;
  /** First and last pixel of every row and column. */
  readonly outline: readonly Point[];
}

/** Finds the patch of pixels brighter than the threshold. */
export function largestPatch({ pixels, width, height }: Raster, threshold: number): Patch {
  const labels = new Int32Array(pixels.length);
  let best = { label: 0, size: 0 };
  let label = 0;
  let tail = 0;
  const queue = new Int32Array(pixels.length);
  const visit = (next: number) => {
    if (labels[next] !== 0 || pixels[next]! <= threshold) return;
    labels[next] = label;
    queue[tail++] = next;
  };
  for (let start = 0; start < pixels.length; start++) {
    if (labels[start] !== 0 || pixels[start]! <= threshold) continue;
    label++;
    let size = 0;
    tail = 0;
    visit(start);
    while (size < tail) {
      const at = queue[size++]!;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < pixels.length - width) visit(at + width);
    }
    if (size > best.size) best = { label, size };
  }
  return outlined(labels, best.label, width, height);
}

function outlined(labels: Int32Array, label: number, width: number, height: number): Patch {
  const outline: Point[] = [];
  let area = 0;
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (labels[y * width + x] !== label) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first < 0) continue;
    area += last - first + 1;
    outline.push({ x: first, y }, { x: last, y });
  }
  for (let x = 0; x < width; x++) {
    let first = -1;
    let last = -1;
    for (let y = 0; y < height; y++) {
      if (labels[y * width + x] !== label) continue;
      if (first < 0) first = y;
      last = y;
    }
    if (first >= 0) outline.push({ x, y: first }, { x, y: last });
  }
  return { area, outline };
}
