/** What stands beside a label of two lines, at half their height, or on two lines beside a label of one: tables centre their values so. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { toLines } from '../sheet/sheet.ts';
import { runsOf } from '../values/runs.ts';

/** Points by which the second line of a label may begin further left or right, and heights of print below the first it begins at most. */
const SAME_LEFT = 3;
const LINE_STEP = 1;
/** Share of the distance between both lines by which a value may miss their middle: one of the next row misses it by half. */
const CENTRED = 0.25;

const meanOf = (words: readonly Word[]) =>
  words.reduce((sum, { box }) => sum + middle(box), 0) / words.length;
const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2;

/** The words in the columns of a row that stand between its first line and the second; none where no second one follows. */
export function centredBeside(map: MappedSheet, { box: label }: Landmark, row: Box): Word[] {
  const words = map.sheet.lines.flatMap((line) => line.words);
  const high = label.y1 - label.y0;
  const second = words.find(
    ({ box, text }) =>
      Math.abs(box.x0 - label.x0) < SAME_LEFT &&
      !IS_VALUE.test(text) &&
      box.y0 > label.y1 - 1 &&
      box.y0 - label.y1 < LINE_STEP * high,
  );
  // `3 Subtract line 2 from line 1` is the next row of a form, whose amount may stand a little high
  if (map.landmarks.some(({ hasNumber, words: [first] }) => hasNumber && first === second)) return [];
  if (!second) return aroundMiddle(map, label, row);
  const step = middle(second.box) - middle(label);
  const between = middle(label) + step / 2;
  return map.free.filter(
    ({ box }) => box.x0 > row.x0 && box.x1 < row.x1 && Math.abs(middle(box) - between) < CENTRED * step,
  );
}

/** `R-17284` right below `License No.`: its value, and no second line of the label; `1099-R` may be one. */
const IS_VALUE =
  /^(?!\(?(?:1099|1098|1040|1120|1065))\W*(?:\p{L}{0,4}-?\d[\d,.-]{2,}|\d{1,2}\/\d{1,2}\/\d{2,4})\W*$/u;

/** Do two lines of print stand as far above the middle of a label of one line as below it? */
export function isCentredOn(words: readonly Word[], { box: label }: Landmark): boolean {
  const [upper, lower, ...others] = toLines(words);
  if (!upper || !lower || others.length > 0) return false;
  const [above, below] = [upper, lower].map((line) => meanOf(line.words) - middle(label));
  const high = label.y1 - label.y0;
  return above! < -high / 4 && below! > high / 4 && Math.abs(above! + below!) / 2 < CENTRED * high;
}

/** Lines of one value follow each other within so many heights of print. */
const VALUE_STEP = 2.2;

/** The words of a row, or of both whole lines about it, of which it cut off words: letters that stand higher or hang lower. */
export function withTornLines(
  map: MappedSheet,
  words: readonly Word[],
  { box: label }: Landmark,
  row: Box,
): readonly Word[] {
  const isIn = (word: Word) => words.includes(word);
  const isTorn = map.sheet.lines.some((line) =>
    runsOf(
      line.words.filter(({ box }) => box.x0 > row.x0 && box.x1 < row.x1),
      1,
    ).some((run) => run.some(isIn) && !run.every(isIn)),
  );
  const whole = isTorn ? aroundMiddle(map, label, row) : [];
  return whole.length > words.length ? whole : words;
}

/** `1 de marzo de 2024 al 31 de marzo de`, a little above the label, and `2024` as much below it; they begin or end together. */
function aroundMiddle({ free }: MappedSheet, label: Box, row: Box): Word[] {
  const high = label.y1 - label.y0;
  // values are often set larger than their labels
  const half = ({ y0, y1 }: Box) => (VALUE_STEP * (high + Math.max(high, y1 - y0))) / 4;
  const about = free.filter(
    ({ box }) => box.x0 > row.x0 && box.x1 < row.x1 && Math.abs(middle(box) - middle(label)) < 2 * half(box),
  );
  // of a line some words are higher than others
  const lines = toLines(about).filter(
    ({ words }) => Math.abs(meanOf(words) - middle(label)) < Math.max(...words.map(({ box }) => half(box))),
  );
  const near = lines.flatMap(({ words }) => words);
  const [upper, lower, ...others] = lines;
  if (!upper || !lower || others.length > 0) return [];
  const offs = (middle(upper.box) + middle(lower.box)) / 2 - middle(label);
  const areFlush = [upper.box.x0 - lower.box.x0, upper.box.x1 - lower.box.x1].some(
    (apart) => Math.abs(apart) < SAME_LEFT,
  );
  const areApart = middle(upper.box) < label.y0 + 1 && middle(lower.box) > label.y1 - 1;
  return areFlush && areApart && Math.abs(offs) < CENTRED * high ? near : [];
}
