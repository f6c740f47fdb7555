/** Does a label stand in the block that other labels enclose? */
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';

/** The labels one of which begins the block, and those one of which ends it; none end it where none are named. */
export interface Amid {
  readonly after: readonly string[];
  readonly before?: readonly string[];
}

/** Does the label stand in the line of the first of some labels, or below it, and above the next of others? */
export function isAmid({ landmarks }: MappedSheet, { after, before = [] }: Amid, place: Landmark): boolean {
  const topsOf = (labels: readonly string[]) =>
    landmarks.filter(({ label }) => labels.includes(label)).map(({ box }) => box.y0);
  const start = Math.min(...topsOf(after)) - SAME_LINE;
  const end = Math.min(...topsOf(before).filter((y) => y > start));
  return place.box.y0 > start && place.box.y0 < end;
}
/** Points by which the print of one line may differ. */
const SAME_LINE = 3;
