/** Joins lines of print that a tall word beside them, or a note in the margin, has parted. */
import { median } from '../../reading/median.ts';
import type { Word } from '../../reading/page.ts';
import { doCollide, DOUBTFUL, heightOf, middleOf } from './levelLine.ts';

/** Lines whose middles differ by less than this share of their print's height are one: a tall word beside them parted their words. */
const LEVEL = 0.2;
/** A word this many times as far from the middle of a line stands off it. */
const OFF = 2;
/** Points by which print in bold may reach into the next word. */
const TOUCHING = 1;

interface Row {
  readonly words: readonly Word[];
  readonly at: number;
}

/** Lines of words, of which those that stand on one level are one. */
export function mergeLevel(lines: readonly Word[][]): Word[][] {
  const rows = lines.map(rowOf).sort((a, b) => a.at - b.at);
  const merged: Row[] = [];
  for (const row of rows) {
    const last = merged.at(-1);
    const height = median(row.words.map(({ box }) => heightOf(box)));
    const strays = last && row.at - last.at < height * LEVEL ? straysOf(last, row, height) : null;
    if (!last || !strays) merged.push(row);
    else {
      const own = [...last.words, ...row.words].filter((word) => !strays.includes(word));
      merged[merged.length - 1] = { words: own, at: last.at };
      if (strays.length > 0) merged.splice(-1, 0, rowOf(strays));
    }
  }
  return merged.map(({ words }) => [...words]);
}

const rowOf = (words: readonly Word[]): Row => ({ words, at: median(words.map(({ box }) => middleOf(box))) });

/**
 * Words of one of two level lines that stand above or below words of the other, and off the level: `$20,800` in the margin, set in lines of its own, took half
 * the words of the line beside it. Null where words on the level collide.
 */
function straysOf(last: Row, row: Row, height: number): readonly Word[] | null {
  const isStray = ({ box }: Word) => Math.abs(middleOf(box) - row.at) > height * OFF * LEVEL;
  const [above, below] = [last, row].map(({ words }) => words.filter(isSure));
  const strays = (own: readonly Word[], others: readonly Word[]) =>
    own.filter((word) => isStray(word) && doCollide([word], others, TOUCHING));
  const choices = [[], strays(above!, below!), strays(below!, above!)];
  const fits = (out: readonly Word[]) => {
    const rest = (words: readonly Word[]) => words.filter((word) => !out.includes(word));
    return !doCollide(rest(above!), rest(below!), TOUCHING);
  };
  return choices.find(fits) ?? null;
}

/** Not the border of a paper, which is read at both ends of every line. */
const isSure = ({ source, confidence }: Word) => source !== 'ocr' || confidence >= DOUBTFUL;
