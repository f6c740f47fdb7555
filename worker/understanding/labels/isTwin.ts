/** Labels in columns: one that stands twice in a line, once for each of two people, and one that heads others. */
import type { MappedSheet } from '../locate/cells.ts';
import type { Landmark } from './landmarks.ts';
import { areInLine, placesOf } from '../locate/located.ts';
import type { Twin } from '../locate/where.ts';

/** Labels of one column begin within so many points. */
const SAME_LEFT = 4;

/** A page that says a label more often than this lists many people. */
const MOST_PLACES = 40;

const known = new WeakMap<MappedSheet, Map<string, readonly Landmark[]>>();

/** The places of a label, which many rules ask for again and again. */
function placesOnce(map: MappedSheet, label: string): readonly Landmark[] {
  const places = known.get(map) ?? new Map<string, readonly Landmark[]>();
  known.set(map, places);
  if (!places.has(label)) places.set(label, placesOf(map, label));
  return places.get(label)!;
}

/** `Date of birth 09/14/1981   Date of birth 01/30/1984` below `Spouse` of the second column: is the place the one that is asked for? */
export function isTwin(map: MappedSheet, { side, headedBy }: Twin, place: Landmark): boolean {
  const places = placesOnce(map, place.label);
  if (places.length > MOST_PLACES) return false;
  const twins = places.filter((other) => areInLine(other, place));
  const [left, right] = twins;
  if (!left || !right || twins.length > 2 || place !== (side === 'left' ? left : right)) return false;
  return placesOnce(map, headedBy).some(
    ({ box, startsRun }) =>
      startsRun &&
      box.y1 <= right.box.y0 &&
      Math.abs(box.x0 - right.box.x0) < SAME_LEFT &&
      box.x0 > left.box.x1,
  );
}

/** Heights of print from a heading to the first label of its list. */
const FIRST_ROW = 3;

/** Does this label begin right below the place, and where it does? */
export const headsList = (map: MappedSheet, label: string, { box }: Landmark): boolean =>
  placesOnce(map, label).some(
    ({ box: own }) =>
      own.y0 > box.y1 - 1 &&
      own.y0 - box.y1 < FIRST_ROW * (box.y1 - box.y0) &&
      Math.abs(own.x0 - box.x0) < SAME_LEFT,
  );
