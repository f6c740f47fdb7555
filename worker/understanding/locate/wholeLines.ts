/** The lines of a cell: none of them without some of its words, and none that stands beside the others. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { PROSE_GAP } from './apartText.ts';
import type { MappedSheet } from './cells.ts';
import { toLines } from '../sheet/sheet.ts';
import { textOf } from '../values/runs.ts';

/** The words of a line go together, though only some of them reach above the foot of the cell: `Javier` stands higher than `Ibarra`. */
export function withWholeLines(map: MappedSheet, own: readonly Word[], { x0, x1, y1 }: Box): Word[] {
  const cut = own.filter(({ box }) => box.y1 > y1);
  if (cut.length === 0) return [...own];
  const isBeside = (word: Word) =>
    cut.some(({ box }) => word.box.y0 < (box.y0 + box.y1) / 2 && word.box.y1 > (box.y0 + box.y1) / 2);
  return map.free.filter(
    (word) =>
      own.includes(word) ||
      (isBeside(word) && (word.box.x0 + word.box.x1) / 2 > x0 && (word.box.x0 + word.box.x1) / 2 < x1),
  );
}

/** `37   1,269` at the end of a sentence's second line: the number of its box, and the amount. */
const isBoxWithAmount = (words: readonly Word[]) =>
  /^\d{1,2}[a-z]? \(?[\d,]+\.?\d{0,2}\)?$/.test(textOf(words));

/** `Scan to verify` below a code at the edge, between the lines of an address: a line that begins far behind the ends of all others is no part of them. */
export function withoutLinesFarBeside(words: readonly Word[]): readonly Word[] {
  const [first, ...others] = toLines(words);
  const own = others.filter(({ box }) => first && box.x0 < first.box.x1);
  const end = Math.max(...[first, ...own].map((line) => line?.box.x1 ?? 0)) + PROSE_GAP;
  const beside = others
    .filter(({ box, words: print }) => box.x0 > end && !isBoxWithAmount(print))
    .flatMap((line) => line.words);
  return words.filter((word) => !beside.includes(word));
}
