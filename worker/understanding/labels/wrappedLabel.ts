/** The row beside a label that is printed on two lines. */
import type { Box } from '#domain/documents/extraction';
import { wordsIn, type MappedSheet } from '../locate/cells.ts';
import type { Landmark } from './landmarks.ts';
import { toLines } from '../sheet/sheet.ts';

/**
 * Beside a label of two lines stands what is in line with either: no word of the first is lost because it is lower than others. Lines of a
 * scan may lean: only where nothing stands between the two, beside a label that begins its row.
 */
export function withWrappedLabel(map: MappedSheet, row: Box, { box, words, startsRun }: Landmark): Box {
  const isLevel = map.sheet.source !== 'ocr' || (startsRun && wordsIn(map, row).length === 0);
  const isWrapped = isLevel && toLines(words).length > 1;
  return isWrapped ? { ...row, y0: Math.min(row.y0, box.y0), y1: Math.max(row.y1, box.y1) } : row;
}
