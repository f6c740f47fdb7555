/** The lines of a statement in a margin too narrow for two columns: each amount stands below what it is called. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { splitAtGaps } from '../runs.ts';

/** Lines of one block begin at the same place, give or take so many points. */
const SAME_START = 6;
/** An amount stands within so many heights of print below its words. */
const NEXT_LINE = 2;
const COLUMN_GAP = 2;

/** `Money in`, and below it `96,340.55`: words and amount as one row, block by block, in the order they stand; print of other columns is left out. */
export function stackedRows(words: readonly Word[]): (readonly (readonly Word[])[])[] {
  const blocks: Word[][][] = [];
  for (const run of toLines(words).flatMap((line) => splitAtGaps(line.words, COLUMN_GAP))) {
    const block = blocks.find(([first]) => Math.abs(startOf(first!) - startOf(run)) < SAME_START);
    if (block) block.push(run);
    else blocks.push([run]);
  }
  return blocks.map(inPairs).filter((rows) => rows.length >= FEWEST);
}
/** A balance, what came or went, and the balance it led to. */
const FEWEST = 3;

const startOf = (run: readonly Word[]) => run[0]!.box.x0;

function inPairs(block: readonly (readonly Word[])[]): (readonly Word[])[] {
  return block.flatMap((run, at) => {
    const amount = block[at + 1];
    return amount && isAmount(amount) && !run.some(({ text }) => endsInAmount(text)) && isNear(run, amount)
      ? [[...run, ...amount]]
      : [];
  });
}

/** An amount and nothing else but its sign or currency. */
const isAmount = (run: readonly Word[]) =>
  run.some(({ text }) => endsInAmount(text)) && run.every(({ text }) => !/\p{L}/u.test(text));

const isNear = ([above]: readonly Word[], [below]: readonly Word[]) =>
  below!.box.y0 - above!.box.y0 < NEXT_LINE * (above!.box.y1 - above!.box.y0);
