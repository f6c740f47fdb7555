/** The rows of a table below one of its headings. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';
import { runsOf } from '../runs.ts';

export interface ColumnRow {
  readonly line: readonly Word[];
  /** What of it stands in the column. */
  readonly cell: readonly Word[];
}

/**
 * The rows below the first heading that stands in a line of three or more columns, down to the last that holds what `isFilled`
 * looks for. One row without it, into which a heading or name wraps, does not end the table. `slack`: points to either side.
 */
export function columnBelow(
  lines: readonly (readonly Word[])[],
  isHeading: (run: readonly Word[]) => boolean,
  isFilled: (cell: readonly Word[]) => boolean,
  slack = 0,
): ColumnRow[] {
  const at = lines.findIndex((line) => runsOf(line).length > 2 && runsOf(line).some(isHeading));
  if (at < 0) return [];
  const heading = runsOf(lines[at]!).find(isHeading)!;
  const { x0, x1 } = around(heading.map(({ box }) => box));
  const rows = lines.slice(at + 1).map((line) => ({
    line,
    cell: line.filter(({ box }) => box.x0 < x1 + slack && box.x1 > x0 - slack),
  }));
  const end = rows.findIndex(
    ({ cell }, row) => !isFilled(cell) && !(rows[row + 1] && isFilled(rows[row + 1]!.cell)),
  );
  return rows.slice(0, end < 0 ? rows.length : end).filter(({ cell }) => isFilled(cell));
}
