/** A place on a page that a form's data names, and where its labels are printed. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';

/** A cell, its free words in reading order, and how many letters of its label were misread. */
export interface Located {
  readonly box: Box;
  readonly words: readonly Word[];
  /** The part of the box without its label: what a closer look is taken at. */
  readonly inner: Box;
  readonly edits: number;
  /** Two lines of print, of which one stands above the label's middle and one below. */
  readonly isCentred?: true;
}

/** Half a line of print, in points: labels nearer than that stand in one line. */
const SAME_LINE = 6;

const middle = ({ box }: Landmark) => (box.y0 + box.y1) / 2;

/** Do two labels stand in one line? */
export const areInLine = (a: Landmark, b: Landmark): boolean => Math.abs(middle(a) - middle(b)) < SAME_LINE;

/** Does a word stand in the label's line, however much of the line it is high? */
export const isInLineOf = ({ box }: Word, label: Landmark): boolean =>
  box.y0 < middle(label) && box.y1 > middle(label);

/** The places where a label is printed, top to bottom; with `beside` those that have that label in their line. */
export function placesOf(map: MappedSheet, label: string, beside?: string): Landmark[] {
  const places = map.landmarks
    .filter((landmark) => landmark.label === label)
    .sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  if (beside === undefined) return places;
  const others = map.landmarks.filter((landmark) => landmark.label === beside);
  return places.filter((place) => others.some((other) => areInLine(place, other)));
}
