/** The last row of a table, named total: its amount in the column of a heading. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import type { Line } from '../sheet/sheet.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { runsOf, textOf } from '../values/runs.ts';

const TOTAL =
  /^(?:grand |account |combined )?totals?(?: subtracted\/added| (?:amounts? )?reported(?: to(?: (?:the )?irs)?)?| (?:-|for) all (?:accounts|funds)(?: under (?:this|your) [\p{L} ]+)?)?:?$/iu;
/** Headings of one table begin so close to the same height (points). */
const SAME_ROW = 14;
/** An amount may begin or end so far beside its heading (points). */
const SLACK = 30;
/** The first row of amounts stands this close below its headings (points): a title stands higher. */
const FIRST_ROW = 40;

/** The one amount of the total row that stands in this heading's column; none when there is no table below it. */
export function amountsInTotal(map: MappedSheet, heading: Landmark): Word[] {
  if (isTitle(map, heading) || isTitleOfList(map, heading)) return [];
  const lines = rowsBelow(map, heading);
  const at = lines.findIndex(isTotal);
  const row = lines.slice(0, Math.max(at, 0)).find((line) => amountsOf(line, map).length > 0);
  if (!row || row.box.y0 - heading.box.y1 > FIRST_ROW || isInRow(map, heading)) return [];
  if (isBoxed(map, heading, lines[at]!)) return [];
  const others = map.landmarks.filter(
    (other) => other !== heading && Math.abs(other.box.y0 - heading.box.y0) < SAME_ROW,
  );
  const own = amountsIn(lines, at, map).filter(
    ({ box }) =>
      box.x1 > heading.box.x0 - SLACK &&
      box.x0 < heading.box.x1 + SLACK &&
      others.every((other) => distance(box, heading.box) < distance(box, other.box)),
  );
  // the column of a heading that is no label may reach in: set flush with the heading is the own one
  const flush = own.length > 1 ? own.filter(({ box }) => distance(box, heading.box) < FLUSH) : own;
  return flush.length === 1 ? flush : [];
}
const FLUSH = 3;

/** Lines of print below the heading down to the first wide gap: where the table ends. */
function rowsBelow({ sheet }: MappedSheet, heading: Landmark): Line[] {
  const below = sheet.lines
    .filter(({ box }) => box.y0 > heading.box.y1 - 1)
    .sort((a, b) => a.box.y0 - b.box.y0);
  const end = below.findIndex(({ box }, at) => box.y0 - (below[at - 1] ?? heading).box.y1 > MAX_GAP);
  return end < 0 ? below : below.slice(0, end);
}
/** Rows of one table stand closer than this (points). */
const MAX_GAP = 30;

/** Alone on its line it is the title of a list: a column has others beside it. */
const isTitle = ({ sheet }: MappedSheet, { words }: Landmark) =>
  sheet.lines
    .filter((line) => line.words.some((word) => words.includes(word)))
    .every((line) => runsOf(line.words, 1).length < 2);

/** `Form 1099-INT Interest Income` right above `1 Interest Income   96.70`: the label is printed again in a line of its list. */
const isTitleOfList = (map: MappedSheet, { label, box }: Landmark) =>
  map.landmarks.some(
    (other) =>
      other.label === label &&
      other.box.y0 > box.y1 &&
      other.box.y0 - box.y1 < FIRST_ROW &&
      isInRow(map, other),
  );

/** `1b Qualified dividends` above `2b Unrecap. Sec. 1250 gain`: a box among others, below all of which a table of its own stands. */
const isBoxed = (map: MappedSheet, { box }: Landmark, total: Line) =>
  map.landmarks.some(
    ({ box: other }) =>
      other.y0 - box.y0 >= SAME_ROW &&
      other.y1 < total.box.y0 &&
      Math.min(other.x1, box.x1) - Math.max(other.x0, box.x0) > (box.x1 - box.x0) / 2,
  );

/** A label with an amount beside it is a line of a list, and no heading. */
const isInRow = (map: MappedSheet, heading: Landmark) =>
  map.sheet.lines.some(
    (line) => line.words.some((word) => heading.words.includes(word)) && amountsOf(line, map).length > 0,
  );

/** `TOTAL REPORTED TO` above `IRS`, and its amounts at half their height, or right below: a row of their own. */
const amountsIn = (lines: readonly Line[], at: number, map: MappedSheet): Word[] => {
  const own = amountsOf(lines[at]!, map);
  return own.length > 0 || !(isBetween(lines, at) || isAbove(lines, at))
    ? own
    : amountsOf(lines[at + 1]!, map);
};
/** `Totals for all funds` above nothing but amounts. */
const isAbove = (lines: readonly Line[], at: number) =>
  lines[at + 1]?.words.every(({ text }) => endsInAmount(text)) === true &&
  lines[at + 1]!.words.length >= FEWEST_AMOUNTS;
/** One amount below `Total` may be of another list. */
const FEWEST_AMOUNTS = 2;
const isBetween = (lines: readonly Line[], at: number) => {
  const [label, amounts, end] = lines.slice(at, at + 3);
  return !!end && end.box.y0 < amounts!.box.y1 && Math.abs(end.box.x0 - label!.box.x0) < 1;
};

const isTotal = ({ words }: Line, at: number, lines: readonly Line[]) => {
  const [first, ...others] = runsOf(words, 1);
  if (others.length > 0 && isRest(lines[at - 1], first!)) return true;
  return TOTAL.test(textOf(first!)) && (others.length > 0 || isBetween(lines, at) || isAbove(lines, at));
};
/** `IRS   2,048.75   0.00` below `TOTAL REPORTED TO`, and where that begins. */
const isRest = (above: Line | undefined, [first]: readonly Word[]) =>
  above !== undefined &&
  Math.abs(above.words[0]!.box.x0 - first!.box.x0) < SAME_LEFT &&
  /^irs$/i.test(first!.text) &&
  TOTAL.test(`${textOf(above.words)} irs`);
/** Points. */
const SAME_LEFT = 3;

const amountsOf = ({ words }: Line, { free }: MappedSheet) =>
  words.filter((word) => endsInAmount(word.text) && free.includes(word));

/** How far two boxes are from being aligned left, right or at their middles, whichever is least. */
function distance(box: Box, heading: Box): number {
  const [middle, other] = [(box.x0 + box.x1) / 2, (heading.x0 + heading.x1) / 2];
  return Math.min(Math.abs(box.x0 - heading.x0), Math.abs(box.x1 - heading.x1), Math.abs(middle - other));
}
