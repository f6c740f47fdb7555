/** Panels side by side, each with headings and rows of its own, told as they are read: one column after the other. */
import type { Box } from '#domain/documents/extraction';
import { FLUSH, panelsOf } from './findPanels.ts';
import { moved, movedLine } from './movedPrint.ts';
import { around, type Mark, type Sheet } from './sheet.ts';

/** No page has more lines; the time that finding panels takes grows faster than their number. */
const MOST_LINES = 300;
/** Points between panels that are set one below the other. */
const APART = 20;

/** The sheet with the panels of each row one below the other; null where none stand side by side. */
export function unfoldPanels(sheet: Sheet): Sheet | null {
  const panels = sheet.lines.length > MOST_LINES ? [] : panelsOf(sheet.lines);
  if (panels.length < 2) return null;
  const moves: { readonly box: Box; readonly dx: number; readonly dy: number }[] = [];
  let floor = 0;
  const lines = panels.flatMap(({ lines: own, left }, at) => {
    const box = around(own.map((line) => line.box));
    const [dx, dy] = [left - box.x0, at === 0 ? 0 : floor + APART - box.y0];
    floor = box.y1 + dy;
    moves.push({ box, dx, dy });
    return own.map((line) => movedLine(line, dx, dy));
  });
  const movedMark = (mark: Mark): Mark => {
    const move = moves.find(({ box }) => holds(box, mark.box));
    return move ? { ...mark, box: moved(mark.box, move.dx, move.dy) } : mark;
  };
  return {
    ...sheet,
    height: Math.max(sheet.height, floor + APART),
    lines,
    marks: sheet.marks.map(movedMark),
  };
}

const holds = (outer: Box, { x0, y0, x1, y1 }: Box) =>
  (x0 + x1) / 2 > outer.x0 - APART && x1 < outer.x1 + APART && y0 > outer.y0 - FLUSH && y1 < outer.y1 + FLUSH;
