/** The part of a label's row that stands in a column. */
import type { Box } from '#domain/documents/extraction';
import { rowRight, wordsIn, type MappedSheet } from './cells.ts';
import { withWholeRuns } from './columnOfRuns.ts';
import { isWhole } from '../labels/isInSentence.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { areInLine, placesOf } from './located.ts';
import { OF_OTHERS } from '../values/people/askedLabels.ts';
import { textOf } from '../values/runs.ts';

/** Text centred or aligned under a heading starts at most this far left of it, in points. */
const COLUMN_SLACK = 12;

/** `TAXPAYER` alone above a block, whose labels begin below it; not `Spouse: Emmett Kamau` above `Email`, two rows of a list. */
const headsBlock = (map: MappedSheet, heading: Landmark, { box }: Landmark) =>
  heading.box.x0 > box.x0 - COLUMN_SLACK &&
  isWhole(map, heading) &&
  wordsIn(map, rowRight(map, heading)).length === 0;

/**
 * Beside the block of another person, `Daytime phone` below `SPOUSE` is the spouse's where the other's block asks for it, too: below
 * `TAXPAYER` stands their address, and what is asked beside it is said of both.
 */
function isAskedOfBoth({ landmarks }: MappedSheet, heading: Landmark, place: Landmark): boolean {
  const isLeft = ({ box }: Landmark) => box.x1 < heading.box.x0;
  const hasOther = landmarks.some((other) => isLeft(other) && other.startsRun && areInLine(other, heading));
  return (
    !hasOther ||
    landmarks.some((other) => other.label === place.label && isLeft(other) && other.box.y0 > heading.box.y1)
  );
}

/** Points by which a label may reach under the heading of the column beside it. */
const HEADING_SLACK = 4;

/** `Spouse` above labels of its own, `Name`, `SSN`, that stand below `Taxpayer`, too, heads a block: what a row below both blocks says is not the spouse's. */
const headsOwnLabels = ({ landmarks }: MappedSheet, heading: Landmark, place: Landmark): boolean =>
  place.box.x1 < heading.box.x0 &&
  landmarks.some(
    (own) =>
      Math.abs(own.box.x0 - heading.box.x0) < HEADING_SLACK &&
      own.box.y0 > heading.box.y1 &&
      own.box.y1 < place.box.y0 &&
      landmarks.some((twin) => twin.label === own.label && twin.box.x1 < own.box.x0 && areInLine(twin, own)),
  );

/** `Occupation: Pipefitter` above the row of the spouse: a label with its answer heads no column. */
function isAnswered({ sheet }: MappedSheet, { words, box }: Landmark): boolean {
  const last = words.at(-1)!;
  const line = sheet.lines.find((one) => one.words.includes(last))?.words ?? [];
  const next = line[line.indexOf(last) + 1];
  return last.text.endsWith(':') && next !== undefined && next.box.x0 - box.x1 < box.y1 - box.y0;
}

/** Where the last part of the page above a place begins that tells of others, as `Paid preparer` above `Name`. */
const othersAbove = ({ sheet }: MappedSheet, { box }: Landmark): number =>
  sheet.lines
    .filter((line) => line.box.y1 < box.y0 + 1 && OF_OTHERS.test(textOf(line.words)))
    .reduce((lowest, line) => Math.max(lowest, line.box.y0), -Infinity);

/** The part of a label's row below a column's heading, which ends where the next heading begins. */
export function inColumn(map: MappedSheet, row: Box, column: string | undefined, place: Landmark): Box {
  const others = column === undefined ? -Infinity : othersAbove(map, place);
  const isBeside = ({ box }: Landmark) => box.x0 > place.box.x1 - HEADING_SLACK;
  const isHeading = (other: Landmark) =>
    other.box.y1 < place.box.y1 &&
    !isAnswered(map, other) &&
    !headsOwnLabels(map, other, place) &&
    ((isBeside(other) && other.startsRun) ||
      (other.box.y0 > others && headsBlock(map, other, place) && isAskedOfBoth(map, other, place)));
  const heading = column === undefined ? undefined : placesOf(map, column).find(isHeading);
  if (!heading) return column === undefined ? row : { ...row, x1: row.x0 };
  const next = map.landmarks
    .filter((other) => other.box.x0 > heading.box.x1 && areInLine(other, heading))
    .reduce((nearest, other) => Math.min(nearest, other.box.x0), row.x1);
  const own = { ...row, x0: Math.max(row.x0, heading.box.x0 - COLUMN_SLACK), x1: next - COLUMN_SLACK / 2 };
  const before = map.landmarks
    .filter((other) => other.box.x1 < heading.box.x0 && areInLine(other, heading))
    .reduce((nearest, other) => Math.max(nearest, other.box.x1), row.x0);
  return isBeside(heading) ? withWholeRuns(map, own, { before, own: heading.box }) : own;
}
