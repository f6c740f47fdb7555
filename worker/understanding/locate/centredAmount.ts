/** An amount that a table centres beside a label of two lines: it is level with neither of them. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { around, toLines } from '../sheet/sheet.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { runsOf } from '../values/runs.ts';

/** Share of the label's height by which the middles may be apart. */
const CENTRED = 0.15;
/** Points below the label where the amount of a box stands. */
const DEPTH = 14;
/** Points by which the lines of a label may begin apart. */
const SAME_LEFT = 3;

const middle = ({ y0, y1 }: Word['box']) => (y0 + y1) / 2;

/**
 * `Wages, tips, other` above `compensation`, and `$84,310.05` at half their height: alone before the next label or its number, in print, and
 * nothing below the label that might be its amount. None where the label has one line, or the amount stands otherwise.
 */
export function centredAmount(map: MappedSheet, row: readonly Word[], place: Landmark): readonly Word[] {
  if (place.words.length === 0) return []; // borrowed from another copy on the sheet
  const label = withOtherName(map, wholeLabel(map, place), row);
  const [amount, number, ...others] = row.filter(({ box }) => box.x1 < nextLabel(map, label));
  const isLone = amount && others.length === 0 && (!number || /^\d{1,2}[a-z]?$/.test(number.text));
  const isCentred =
    isLone &&
    endsInAmount(amount.text) &&
    toLines(label).length === 2 &&
    Math.abs(middle(amount.box) - middle(boxOf(label))) < CENTRED * heightOf(boxOf(label));
  return isCentred && amount.source === 'text' && !hasAmountBelow(map, boxOf(label), amount) ? [amount] : [];
}

const boxOf = (words: readonly Word[]) => around(words.map(({ box }) => box));
const heightOf = ({ y0, y1 }: Word['box']) => y1 - y0;

/** `withheld` below `Federal income tax` is no word of the label that the form's data know. */
function wholeLabel({ free }: MappedSheet, { words, box }: Landmark): readonly Word[] {
  const end = free.filter(
    (word) =>
      Math.abs(word.box.x0 - box.x0) < SAME_LEFT &&
      /^\p{Ll}{4,}$/u.test(word.text) &&
      word.box.y0 > box.y1 - 1 &&
      word.box.y0 - box.y1 < heightOf(box),
  );
  return toLines(words).length === 1 ? [...words, ...end] : words;
}

/** Points from the number of a row to its label, at most, and by which it and the amount are off one line. */
const NUMBER_GAP = 40;
const LEVEL = 2;

/** `Impuesto federal retenido` below `Federal income tax withheld`, where the number of the row stands before both, level with its amount. */
function withOtherName({ free }: MappedSheet, label: readonly Word[], row: readonly Word[]) {
  const { x0, y1 } = boxOf(label);
  const [first] = toLines(label);
  const isNumbered = free.some(
    ({ text, box }) =>
      /^\d{1,2}[a-z]?$/.test(text) &&
      box.x1 < x0 &&
      x0 - box.x0 < NUMBER_GAP &&
      row.some((word) => endsInAmount(word.text) && Math.abs(middle(word.box) - middle(box)) < LEVEL),
  );
  const other = runsOf(free).find(
    ([{ box, text } = label[0]!]) =>
      Math.abs(box.x0 - x0) < SAME_LEFT &&
      /\p{L}{3}/u.test(text) &&
      box.y0 > y1 - 1 &&
      box.y0 - y1 < y1 - first!.box.y0,
  );
  return isNumbered && toLines(label).length === 1 ? [...label, ...(other ?? [])] : label;
}

/** Where the next label begins that any line of this one is level with. */
const nextLabel = ({ landmarks }: MappedSheet, label: readonly Word[]): number => {
  const { x1, y0, y1 } = boxOf(label);
  const beside = landmarks.filter(({ box }) => box.x0 > x1 && box.y0 < y1 && box.y1 > y0);
  return Math.min(...beside.map(({ box }) => box.x0));
};

/** Right below the label, before the column of the amount beside it: that one is another box's. */
const hasAmountBelow = ({ free }: MappedSheet, label: Word['box'], { box: amount }: Word): boolean =>
  free.some(
    ({ text, box }) =>
      endsInAmount(text) &&
      box.x1 > label.x0 &&
      box.x1 < amount.x0 &&
      box.y0 > label.y1 - 1 &&
      box.y0 < label.y1 + DEPTH,
  );
