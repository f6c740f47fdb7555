/** Lists whose labels are set flush right: of one on two lines, `Employer ID` above `Number (EIN)`, the value is level with the first. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { around, toLines } from '../sheet/sheet.ts';
import { runsOf } from '../values/runs.ts';

/** Points by which both lines of a label may end apart, and must begin apart: in boxes they begin together. */
const SAME_END = 2;
const OTHER_START = 4;
/** Share of the height of print by which what is level may be off. */
const LEVEL = 0.45;

/** The words of a row, where all of them are level with the first line of such a label; none else. */
export function besideFlushLabel(
  { sheet }: MappedSheet,
  row: readonly Word[],
  { words: label, hasNumber }: Landmark,
): readonly Word[] {
  const lines = toLines(label);
  if (sheet.source !== 'text' || hasNumber || lines.length !== 2) return [];
  const runs = sheet.lines.flatMap(({ words }) => runsOf(words));
  const [first, second] = lines.map(({ words }) => {
    const run = runs.find((one) => one.includes(words[0]!)) ?? words;
    return around(run.map(({ box }) => box));
  });
  const isFlush =
    Math.abs(first!.x1 - second!.x1) < SAME_END && Math.abs(first!.x0 - second!.x0) > OTHER_START;
  const middle = (first!.y0 + first!.y1) / 2;
  const isLevel = ({ box }: Word) =>
    Math.abs((box.y0 + box.y1) / 2 - middle) < LEVEL * (first!.y1 - first!.y0);
  return isFlush && row.every(isLevel) ? row : [];
}
