/** Puts other words in the place of some on a sheet: in its lines, and among those that no label owns. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { Line } from './sheet.ts';

/** The sheet with each of these words as the map has it, none, one or several; the others as they are. */
export function replaceWords(map: MappedSheet, settled: ReadonlyMap<Word, readonly Word[]>): MappedSheet {
  const settleAll = (words: readonly Word[]) => words.flatMap((word) => settled.get(word) ?? word);
  const lineOf = (line: Line): Line => ({ ...line, words: settleAll(line.words) });
  return { ...map, free: settleAll(map.free), sheet: { ...map.sheet, lines: map.sheet.lines.map(lineOf) } };
}
