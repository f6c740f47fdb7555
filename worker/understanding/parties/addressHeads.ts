/** Heads above the blocks of a licence that are not the business's own: its owner's, and where to write to. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** `Owner` above a name, where the business has a block of its own. */
export const ownerHeads = ({ sheet }: MappedSheet): Word[][] =>
  sheet.lines
    .flatMap(({ words }) => runsOf(words, COLUMN_GAP))
    .filter((run) => /^owner(?:\(s\)|s)?(?: information)?:?$/i.test(textOf(run)));
/** `Direct all correspondence to` above the block of an office, in smaller print. */
export const isToOffice = ({ sheet }: MappedSheet, block: readonly Word[]) =>
  sheet.lines
    .flatMap(({ words }) => runsOf(words, COLUMN_GAP))
    .some((run) => /\bcorrespondence to:?$/i.test(textOf(run)) && isBelow(block, run));
export function isBelow([first]: readonly Word[], [head]: readonly Word[]): boolean {
  const { x0, y0, y1 } = first!.box;
  const { box } = head!;
  return Math.abs(box.x0 - x0) < ALIGNED && box.y0 - y0 < 1 && y0 - box.y1 < HEAD_STEP * (y1 - y0);
}
/** Heights of print between a head and what it heads. */
const HEAD_STEP = 1.5;

/** Points by which lines of a block begin apart. */
const ALIGNED = 3;
