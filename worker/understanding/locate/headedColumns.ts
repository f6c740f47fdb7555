/** What stands below one of several labels that are centred above columns wider than they are. */
import type { Word } from '../../reading/page.ts';
import { wordsIn, type MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { isInLineOf } from './located.ts';
import { runsOf } from '../values/runs.ts';

/** Heights of print between columns, and from the labels down to their first row. */
const COLUMN_GAP = 4;
const ROW_STEP = 2;
/** Points by which the lines of one column begin apart. */
const SAME_LEFT = 3;

/**
 * `FULL NAME` and `RESIDENCE` in one line of labels, and in the next as many columns: the words down to `floor` in the column of this label's
 * place in its line. None where the lines differ in number.
 */
export function inHeadedColumn(map: MappedSheet, label: Landmark, floor: number): Word[] {
  const { sheet, landmarks, free } = map;
  const lineOf = ({ words: [first] }: Landmark) => sheet.lines.find(({ words }) => words.includes(first!));
  const heads = landmarks
    .filter((other) => lineOf(other) === lineOf(label))
    .sort((a, b) => a.box.x0 - b.box.x0);
  const isOnly = lineOf(label)?.words.every((word) => !free.includes(word)) === true;
  const { y0, y1 } = label.box;
  const row = sheet.lines.find(({ box }) => box.y0 > y1 - 1 && box.y0 - y1 < ROW_STEP * (y1 - y0));
  const columns = runsOf(row?.words ?? [], COLUMN_GAP);
  if (!isOnly || heads.length < 2 || columns.length !== heads.length) return [];
  if (!columns.flat().every((word) => free.includes(word))) return [];
  const at = heads.indexOf(label);
  const [own, next] = [columns[at]![0]!, columns[at + 1]?.[0]];
  const x1 = next ? next.box.x0 - SAME_LEFT : sheet.width;
  return wordsIn(map, { x0: own.box.x0 - SAME_LEFT, x1, y0: y1, y1: floor }).filter(
    (word) => !isInLineOf(word, label),
  );
}
