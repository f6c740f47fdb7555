/** Where summaries of a business print what they say: beside a label that begins its line or column, or right below one. */
import type { Where } from '../../understanding/locate/where.ts';

export const rows = (labels: readonly string[]): Where[] => labels.map((right) => ({ right, starts: true }));

/** A box that its label heads. */
export const boxes = (labels: readonly string[]): Where[] =>
  labels.map((below) => ({ below, depth: 22, starts: true, whole: true }));
