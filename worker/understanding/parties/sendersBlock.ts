/** Is a block of name and address that of whoever sends the paper, as a label says? */
import type { MappedSheet } from '../locate/cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { listedBeside } from '../locate/listedBeside.ts';
import type { Line } from '../sheet/sheet.ts';

/** Lines of one block: starts within this distance (points), tops within this many line heights. */
const SAME_LEFT = 8;
const LINE_STEP = 2;

/** Right below or beside `Payer's name and address`: whoever that is, it is not the addressee. */
export function isSendersBlock(map: MappedSheet, block: readonly Line[]): boolean {
  return map.landmarks.some(
    // the label of the payer's box may end in a second line: `code, and telephone no.`
    (label) =>
      /payer|filer|employer|telephone no/.test(label.label) &&
      (isAbove(label, block[0]!) || block.some((line) => isBeside(label, line))),
  );
}

const isAbove = ({ box, label }: Landmark, first: Line) =>
  Math.abs(box.x0 - first.box.x0) < SAME_LEFT &&
  box.y1 <= first.box.y0 + 3 &&
  first.box.y0 - box.y0 <
    (NAMES_SENDER.test(label) ? BOX_DEPTH : LINE_STEP * Math.max(box.y1 - box.y0, 7) + 4);
/** `PAYER'S name, address and telephone number` heads a box of its own, in which the print may stand further down (points). */
const NAMES_SENDER = /^(?:payer|filer)'s name\b/;
const BOX_DEPTH = 38;

/** `PAYER'S name     Gulf Royalty Partners LP` in a list, whose next rows are the street and the place. */
const isBeside = (place: Landmark, { words, box }: Line) =>
  OF_SENDER.test(place.label) &&
  place.startsRun &&
  place.box.x1 < box.x0 &&
  listedBeside(words, place).length > 0;
/** Not `Employer's FED ID number`, which may stand level with a letter's window. */
const OF_SENDER = /^(?:payer|filer|employer)(?:'s)?(?: (?:name|address|street|city|information)\b.*)?$/;
