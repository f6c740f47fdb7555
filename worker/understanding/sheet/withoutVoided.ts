/** Of several copies of an information return on a page those that are marked void say nothing: the corrected one stands for them. */
import { textOf } from '../values/runs.ts';
import type { Line, Sheet } from './sheet.ts';

/** `VOID   X CORRECTED` above a copy, with the check boxes of both. */
const HEAD = /\bVOID\b.*\bCORRECTED\b/;
/** `X VOID   CORRECTED`, `[X] VOID`. */
const IS_VOID = /(?:^|\s)(?:X|[[(]X[\])]|[☒☑✓✔✗✘√])\s*VOID\b/;

/** The page without its voided copies, each down to the head of the next one; the same sheet where none, or every one, is void. */
export function withoutVoided(sheet: Sheet): Sheet {
  const heads = sheet.lines.filter((line) => HEAD.test(textOf(line.words)));
  const isVoid = (head: Line | undefined) => head !== undefined && IS_VOID.test(textOf(head.words));
  if (!heads.some(isVoid) || heads.every(isVoid)) return sheet;
  const headOf = (line: Line) => heads.findLast((head) => head.box.y0 <= line.box.y0);
  return { ...sheet, lines: sheet.lines.filter((line) => !isVoid(headOf(line))) };
}
