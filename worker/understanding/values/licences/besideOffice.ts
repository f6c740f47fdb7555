/** What a sentence goes on with where the office that wrote stands in a column beside it: mailed licences bear both blocks at their top. */
import type { Word } from '../../../reading/page.ts';
import { isAddress } from '../../parties/letter.ts';
import { isOffice } from '../../parties/office.ts';
import { splitAtGaps } from '../runs.ts';
import type { Speech } from '../sentences.ts';

/** Heights of print between two columns. */
const COLUMN_GAP = 2;
/** Points by which lines of one block begin apart. */
const SAME_LEFT = 4;

/**
 * The print behind `doing business as`, as it is read line by line: without the office's address on the left of its next line, and not the
 * office that stands level with it on the right, but what stands below it.
 */
export function besideOffice(print: readonly Word[], { words }: Speech): readonly Word[] {
  const [first] = print;
  const lead = words[words.indexOf(first!) - 1];
  if (!first || !lead) return print;
  const runOf = (word: Word) => {
    const line = words.filter(({ box }) => box.y0 < word.box.y1 && box.y1 > word.box.y0);
    return splitAtGaps(line, COLUMN_GAP).find((run) => run.includes(word)) ?? [word];
  };
  const [own, other] = [runOf(lead), runOf(first)];
  if (own !== other && !own.includes(first) && isOffice(other)) {
    const below = print.findIndex(
      ({ box }) => box.y0 > lead.box.y1 - 1 && Math.abs(box.x0 - own[0]!.box.x0) < SAME_LEFT,
    );
    return below < 0 ? print : print.slice(below).filter(({ box }) => box.x0 < other[0]!.box.x0 - SAME_LEFT);
  }
  const left = own[0]!.box.x0 - SAME_LEFT;
  // an address that reaches under the sentence is centred below it
  const isBeside = (word: Word) =>
    word.box.y0 > first.box.y1 - 1 && runOf(word).at(-1)!.box.x1 < left && isAddress(runOf(word));
  return print.filter((word, at) => at >= NEXT_LINE || !isBeside(word));
}
/** Words among which a name ends. */
const NEXT_LINE = 16;
