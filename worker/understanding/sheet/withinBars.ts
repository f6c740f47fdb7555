/** Tables that are typed: upright strokes part the labels of a line, and what stands below each of them. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { toLines } from './sheet.ts';

/** On a scan a stroke is the side of a box, or dirt. */
const isBar = ({ text, source }: Word) => source === 'text' && text === '|';
/** Strokes of a column stand apart by the width of a typed letter at most, which is less than their height. */
const isBelow = ({ box: a }: Word, { box: b }: Word) => Math.abs(a.x0 - b.x0) < b.y1 - b.y0;

/** `17 State tax | 18 Local` above `| 412.06 | .00`: the words of a cell up to the stroke below the one behind the label. */
export function withinBars({ sheet }: MappedSheet, words: Word[], label: Landmark): Word[] {
  const last = label.words.at(-1)!;
  const line = sheet.lines.find((one) => one.words.includes(last))?.words ?? [];
  const bar = line.slice(line.indexOf(last) + 1).find(isBar);
  if (!bar) return words;
  return toLines(words).flatMap(({ words: own }) => {
    const end = own.findIndex((word) => isBar(word) && isBelow(word, bar));
    return end < 0 ? own : own.slice(0, end);
  });
}
