/** Where the value of a box of a Form W-2 stands: below its label, or beside it. */
import type { Where } from '../../understanding/locate/where.ts';

/** The box under a label, whose last words small print may lose. */
export const below = (...labels: string[]): Where[] => labels.map((label) => ({ below: label, depth: 24 }));
/** Beside it, where the boxes are printed as a list, or below. */
export const beside = (labels: readonly string[], depth = 24): Where[] => [
  ...labels.map((right): Where => ({ right, listed: true })),
  ...labels.map((label): Where => ({ below: label, depth })),
];
