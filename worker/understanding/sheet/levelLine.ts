/** Which of the lines of print above a word goes on with it. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';

/** A line that words are still added to, and how far they reach up and down. */
export interface OpenLine {
  readonly members: Word[];
  y0: number;
  y1: number;
}
/** So many lines may a word still belong to: words come by their middles, and some stand in lines of their own. */
const MOST_OPEN = 12;

/**
 * Of the last lines that whose nearest word is level with this one and stands closest; of two as close the later. Loops, and no lists made
 * for each word: a sixth of the time of reading a return as text went into those.
 */
export function lineFor(lines: readonly OpenLine[], word: Word): OpenLine | undefined {
  const { y0, y1 } = word.box;
  let found: OpenLine | undefined;
  let least = Infinity;
  for (let at = lines.length - 1; at >= 0 && at >= lines.length - MOST_OPEN; at--) {
    const line = lines[at]!;
    if (line.y1 < y0 || line.y0 > y1) continue; // none of its words can be level
    const beside = nearest(line.members, word);
    const apart = isLevel(beside, word) ? distance(beside, word) : Infinity;
    if (apart < least) [found, least] = [line, apart];
  }
  return found;
}

/** Does a word of some stand above or below one of the others, by more than so many points? */
export const doCollide = (some: readonly Word[], others: readonly Word[], least = 0) =>
  others.some(({ box: a }) => some.some(({ box: b }) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > least));

/** Print below this certainty is doubtful. */
export const DOUBTFUL = 0.5;

/** How high print is, in points. */
export const heightOf = (box: Box) => box.y1 - box.y0;

/** Where its middle stands, in points from the top. */
export const middleOf = (box: Box) => (box.y0 + box.y1) / 2;

/**
 * Words come to their lines in this order, from the top. A raised `*` behind a word waits until the words of its line are there, or it
 * would draw them into a line beside it that only its own top is level with.
 */
export const rankOf = ({ text, box }: Word) =>
  /^[*†‡]{1,3}$/.test(text) ? box.y1 + heightOf(box) / 2 : middleOf(box);

function isLevel({ box: a }: Word, { box: b }: Word): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return overlap >= Math.min(heightOf(a), heightOf(b)) / 3;
}

const gapBetween = ({ box: a }: Word, { box: b }: Word) => Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);

/** An answer whose field reaches up into the line above stands over words of it: it belongs to a line where it has room. */
const distance = (beside: Word, word: Word) => (doCollide([beside], [word]) ? FAR : gapBetween(beside, word));
const FAR = 10_000;

/** The one of some words, of which there is at least one, with the smallest gap to a word. */
export function nearest(members: readonly Word[], word: Word): Word {
  let [best, least] = [members[0]!, Infinity];
  for (const member of members) {
    const gap = gapBetween(member, word);
    if (gap < least) [best, least] = [member, gap];
  }
  return best;
}
