/** An amount that stands under the head of the next column, whose label is not known, is none of the box beside it. */
import type { Word } from '../../reading/page.ts';
import { isAmount } from './apartText.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { isInLineOf } from './located.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** Heights of print from a label to the head of the next column, at least. */
const COLUMN_GAP = 2;
/** Points by which an amount may begin before the head of its column. */
const SLACK = 8;

/** `16 State wages` left empty, beside `17 Zonal levy` above `2,415.02`. A scan's dirt heads no column. */
export function withoutHeadedBeside(
  { free, sheet }: MappedSheet,
  words: readonly Word[],
  place: Landmark,
): readonly Word[] {
  const { box: label } = place;
  if (sheet.source === 'ocr' || words.some(({ box }) => box.x0 < label.x1)) return words;
  const row = free.filter((word) => word.box.x0 > label.x1 && isInLineOf(word, place));
  const least = label.x1 + COLUMN_GAP * (label.y1 - label.y0); // `etc.` goes on from the label
  const heads = runsOf(row, COLUMN_GAP).filter(([first]) => first!.box.x0 > least);
  const from = heads.find((run) => /\p{L}{3}/u.test(textOf(run)))?.[0]?.box.x0 ?? Infinity;
  return words.filter((word) => !(isAmount(word) && word.box.x0 > from - SLACK));
}
