/** Values that are wider than the label they stand below: centred below it, or flush with its right end. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { around, toLines } from '../sheet/sheet.ts';
import { runsOf } from '../values/runs.ts';

/**
 * Centred below its label, or flush with its right end as `SEPTEMBER 30, 2026` below `EXPIRES`, a value is wider than that: the whole of it,
 * or nothing of what only reaches under the label.
 */
export function wholeRuns(map: MappedSheet, words: readonly Word[], label: Landmark): Word[] {
  const own = runsBelow(map, words, label);
  const isRuled = own.length === 0 && words.some(isRule);
  const noRule = (word: Word) => !isRule(word);
  return isRuled ? runsBelow({ ...map, free: map.free.filter(noRule) }, words.filter(noRule), label) : own;
}
/** `ELM STORE | 3855 N Beaver Rd |`: the rules of a scanned table join what they part. */
const isRule = ({ text, source }: Word) => source === 'ocr' && /^[|¦]$/.test(text);

function runsBelow(map: MappedSheet, words: readonly Word[], { box: label }: Landmark): Word[] {
  const all = runsOf(map.free, 1);
  const wide = runsOf(map.free, WORD_GAP);
  return toLines(words).flatMap(({ words: line }) => {
    const run = all.find((one) => one.includes(line[0]!)) ?? line;
    if (run[0] === line[0] && isCut(wide.find((one) => one.includes(line[0]!)) ?? line, line)) return [];
    if (run[0] === line[0] || run.slice(0, run.indexOf(line[0]!)).every(isSection))
      return withoutCutRuns(line, runsOf(map.free, WORD_GAP));
    const { x0, x1 } = around(run.map(({ box }) => box));
    const isCentred = Math.abs(x0 + x1 - label.x0 - label.x1) / 2 < CENTRED;
    return isCentred || Math.abs(x1 - label.x1) < SAME_RIGHT ? run : [];
  });
}
/** `CEDAR KEY ISLAND`, of which `ISLAND` reaches under a heading in the middle: what stands before it is set as a typewriter sets words of one line. */
function isCut(run: readonly Word[], line: readonly Word[]): boolean {
  const gaps = run.map(({ box }, at) => box.x0 - (run[at - 1]?.box.x1 ?? -Infinity));
  const at = run.indexOf(line[0]!);
  return at > 0 && at < run.length - 1 && gaps[at]! < EVEN * Math.min(...gaps.slice(at + 1));
}
const EVEN = 1.2;
/** `02/28/2027` flush with the right end of the short `EXPIRES` above it: the middle of one long word stands before the label. */
export const flushWithEnd = ({ free }: MappedSheet, { y0, y1 }: Box, { box: label }: Landmark) =>
  free.filter(
    ({ box }) =>
      Math.abs(box.x1 - label.x1) < SAME_RIGHT && (box.y0 + box.y1) / 2 > y0 && (box.y0 + box.y1) / 2 < y1,
  );
/** `81-0114     BEAUPLAN-JOSEPH | NADEGE`: a name centred in the next column begins before that column's heading does. */
function withoutCutRuns(line: readonly Word[], all: readonly Word[][]): Word[] {
  const [first = [], ...others] = runsOf(line, WORD_GAP);
  const isWhole = (run: readonly Word[]) =>
    all.find((one) => one.includes(run[0]!))?.every((word) => run.includes(word)) !== false;
  return [...first, ...others.filter(isWhole).flat()];
}
/** Heights of print between words of a typewriter's. */
const WORD_GAP = 1.5;
/** `40-12-315` of a column of sections before `KIND OF BUSINESS`, set close to it. */
const isSection = ({ text }: Word) => /^\d+(?:-\d+)+$/.test(text);
/** Points between the middles of a label and of what is centred below it. */
const CENTRED = 8;
/** Points by which right ends in one column differ. */
const SAME_RIGHT = 2;
