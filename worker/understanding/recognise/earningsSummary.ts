/** The earnings summary that payroll services print beside, above or below the copies of a Form W-2: its heads name the form's boxes, and its amounts are none of them. */
import type { Landmark } from '../labels/landmarks.ts';
import { around, type Line, type Sheet } from '../sheet/sheet.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { headsSeveral } from './headsSeveral.ts';

/** `Box 1 of W-2` or `Compensation Box 1` below the label's beginning: it heads a column of the earnings summary that payroll services print beside the copies. */
export function headsColumn({ lines }: Sheet, { box }: Landmark): boolean {
  if (lines.some((line) => line.box.y0 < box.y1 && line.box.y1 > box.y0 && headsSeveral(line))) return true;
  if (lines.some((line) => beginsSummary(line, box))) return true;
  const isNear = (line: Line) => line.box.y1 > box.y0 && line.box.y0 - box.y1 < SUMMARY_DEPTH;
  return lines.filter(isNear).some((line) =>
    runsOf(line.words).some((run) => {
      const { x0, x1, y0 } = around(run.map((word) => word.box));
      const isBelow = y0 > box.y0 && y0 - box.y1 < SUMMARY_DEPTH && x1 > box.x0 && x0 < box.x1;
      return isBelow && BOX_OF_W2.test(textOf(run));
    }),
  );
}
/** `Gross Pay   58,240.00   58,240.00` close below the label: the first row of the summary's table, of which an amount stands below each head. */
const beginsSummary = ({ words, box: { y0 } }: Line, { x0, x1, y1 }: Landmark['box']): boolean =>
  y0 > y1 - 2 &&
  y0 - y1 < FIRST_ROW &&
  runsOf(words).some((run) => run[0]!.box.x0 < x0 && /^gross (?:pay|wages)$/i.test(textOf(run))) &&
  words.some(({ text, box }) => box.x0 < x1 && box.x1 > x0 && endsInAmount(text));
/** Points from a head to the first row of its table. */
const FIRST_ROW = 24;

export const OF_W2 = /\bbox \d+ of w\W?2\b/i;
/** Not `12a See instructions for box 12`, nor `Rural Route 6 Box 18` and `PO Box 12` of an address. */
const BOX_OF_W2 = new RegExp(
  `${OF_W2.source}|(?<!\\bfor |\\bp\\.? ?o\\.? |\\b(?:rr|rfd|hc|hcr|rte|route) #?\\d.*)\\bbox (?:1?\\d|20)$`,
  'i',
);
/** Points below a label. */
const SUMMARY_DEPTH = 12;

/** The labels of the form itself, where it is printed and not only the summary of it. `once`: a label that each copy prints once; none of a form without copies. */
export function withoutSummary(
  sheet: Sheet,
  all: readonly Landmark[],
  once: readonly string[] = [],
): Landmark[] {
  if (once.length === 0) return [...all];
  const own = all.filter((landmark) => !headsColumn(sheet, landmark));
  return own.some(({ label }) => once.includes(label)) ? own : [...all];
}

/** The parts of a paper that are copies of the form: not the summary's own part, but all where it stands below them, as wide as they are. */
export function withoutSummaries(parts: readonly Sheet[]): readonly Sheet[] {
  const copies = parts.filter(({ lines }) => !lines.some(({ words }) => OF_W2.test(textOf(words))));
  return copies.length > 0 ? copies : parts;
}
