/** Along and across the reading direction, so that text in all four directions is handled by one rule. */
import type { Box } from '#domain/documents/extraction';

export interface Extent {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
}

/** A box seen by a reader of text that runs right (0), down (1), left (2) or up (3); `low` is the line's top. */
export function along(box: Box, turns: number): Extent {
  if (turns === 0) return { start: box.x0, end: box.x1, low: box.y0, high: box.y1 };
  if (turns === 1) return { start: box.y0, end: box.y1, low: -box.x1, high: -box.x0 };
  if (turns === 2) return { start: -box.x1, end: -box.x0, low: -box.y1, high: -box.y0 };
  return { start: -box.y1, end: -box.y0, low: box.x0, high: box.x1 };
}
