/** Amounts of a scanned row that stand a little above its words, or below them. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from './landmarks.ts';
import { hasFigures } from './numberedRow.ts';

/** Points from the middle of a row's number to that of its amount, at most: rows are 12 high. */
const LEVEL = 5.5;
const NUMBER = /^\d{1,2}[a-z]?$/;
const middle = ({ box }: Word) => (box.y0 + box.y1) / 2;

/**
 * `7b   Add lines 1 to 7a. This is your total income   7b   73,063.`: where the row (a box in points) holds nothing but the number that begins
 * its line, printed again, also the figures behind that number that are level with it, though not with the words.
 */
export function withAmountBesideNumber(
  { sheet, free }: MappedSheet,
  row: readonly Word[],
  label: Landmark,
  { x1 }: Box,
): readonly Word[] {
  const [number, ...others] = row;
  if (sheet.source !== 'ocr' || !number || others.length > 0 || !NUMBER.test(number.text)) return row;
  const line = sheet.lines.find(({ words }) => words.includes(label.words.at(-1)!));
  if (line?.words[0]?.text !== number.text) return row;
  const behind = free.filter(
    (word) =>
      word.box.x0 > number.box.x1 && word.box.x1 < x1 && Math.abs(middle(word) - middle(number)) < LEVEL,
  );
  return hasFigures(behind) ? [number, ...behind] : row;
}
