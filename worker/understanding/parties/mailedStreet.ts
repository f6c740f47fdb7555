/** Mail that goes to the business itself: `Business Location: 90 NE 4TH AVE` above `FT PIERCE`, without state, and below `Mailing Address:` the same street above `FORT PIERCE, FL 34950`. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { locateRight } from '../locate/locateRight.ts';
import { foldLetters } from '../sheet/letters.ts';
import { around } from '../sheet/sheet.ts';
import { parsePlace } from '../values/places/place.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** The street that one of these labels has beside it, where it is printed again with its place: that print; of copies the first. */
export function mailedStreet(map: MappedSheet, labels: readonly string[]): Word[] {
  const streets = labels
    .flatMap((right) => locateRight(map, { right, starts: true }))
    .map(({ words }) => textOf(runsOf(words, COLUMN_GAP)[0] ?? []))
    .filter((street) => STREET.test(street))
    .map(foldLetters);
  if (streets.length === 0) return [];
  const isOwn = (words: readonly Word[]) => streets.includes(foldLetters(textOf(words)));
  const runs = runsOf(
    map.sheet.lines.flatMap(({ words }) => words),
    COLUMN_GAP,
  );
  const mails = runs.flatMap((run): Word[][] => {
    const place = parsePlace(run);
    if (!place) return [];
    if (place.before.length > 0) return isOwn(place.before) ? [run] : [];
    const street = runs.find((other) => isOwn(other) && isRightAbove(other, run));
    return street ? [[...street, ...run]] : [];
  });
  return mails[0] ?? [];
}

const STREET = /^\d\S* .*\p{L}{2}/u;

function isRightAbove(street: readonly Word[], place: readonly Word[]): boolean {
  const [above, own] = [street, place].map((words) => around(words.map(({ box }) => box)));
  const step = own!.y0 - above!.y0;
  return step > 0 && step < STEP * (own!.y1 - own!.y0) && Math.abs(own!.x0 - above!.x0) < SAME_LEFT;
}
/** Heights of print. */
const STEP = 2.5;
/** Points. */
const SAME_LEFT = 8;
