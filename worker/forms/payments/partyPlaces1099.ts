/** Places beside, below and at the foot of the labels of a party. */
import type { Where } from '../../understanding/locate/where.ts';

export const below = (labels: readonly string[], depth = 34): Where[] =>
  labels.map((label) => ({ below: label, depth }));

/** Points: programs print names and numbers at the foot of a high box, which the next label ends. */
export const FOOT = 46;

/** Second lines of labels that are printed on two. */
export const wrapped = [
  'or foreign postal code and telephone no',
  'postal code and telephone no',
  'code and telephone no',
  'telephone no',
  'network transactions',
];
export const alone = (labels: readonly string[]): Where[] =>
  labels.map((label) => ({ below: label, depth: 60, starts: true, whole: true }));
/** In a list of the statement's own, without a colon. */
export const listed = (right: string): Where => ({ right, listed: true, starts: true, whole: true });
