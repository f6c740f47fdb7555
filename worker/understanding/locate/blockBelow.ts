/** The block right below a label that heads it: lines that begin where the label does, whatever stands in other columns. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import { isWhole } from '../labels/isInSentence.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { placesOf, type Located } from './located.ts';
import { around } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** Heights of print between columns, and from one line of a block to the next. */
const COLUMN_GAP = 2.5;
const LINE_GAP = 2;
/** Points by which its lines may differ. */
const SAME_LEFT = 4;
/** Two names, and an address on three lines. */
const MOST_LINES = 5;

/** The block below each place of a label that is all of its phrase, top to bottom. */
export const blocksBelow = (map: MappedSheet, label: string): Located[] =>
  placesOf(map, label)
    .filter((place) => place.startsRun && isWhole(map, place))
    .flatMap((place) => blockBelow(map, place));

/** `SSN 945-18-6620   Born 11/02/1990` between a name and where they live. */
const isNumber = (words: readonly Word[]) =>
  /^(?:SSN|SS#|Social Security\b)/i.test(textOf(words)) && /\d/.test(textOf(words));

/** Where its lines begin: where the label does, or all of them a little further right, `CLIENT` above `  ANN LEE`. */
const leftOf = (next: { readonly box: Box } | undefined, { x0, y0, y1 }: Box): number =>
  next && next.box.x0 - x0 > SAME_LEFT && next.box.x0 - x0 < INDENT * (y1 - y0) ? next.box.x0 : x0;
/** Heights of print. */
const INDENT = 2.5;

function blockBelow({ sheet, free }: MappedSheet, { box: label, edits }: Landmark): Located[] {
  const lower = sheet.lines
    .flatMap(({ words }) => runsOf(words, COLUMN_GAP))
    .map((words) => ({ words, box: around(words.map(({ box }) => box)) }))
    .filter(({ box }) => box.y0 > label.y1 - 1)
    .sort((a, b) => a.box.y0 - b.box.y0);
  const left = leftOf(lower[0], label);
  const runs = lower.filter(({ box }) => Math.abs(box.x0 - left) < SAME_LEFT);
  const block: (typeof runs)[number][] = [];
  let above = label;
  for (const [at, run] of runs.slice(0, MOST_LINES).entries()) {
    const isNear = run.box.y0 - above.y1 < LINE_GAP * (run.box.y1 - run.box.y0);
    const isFree = run.words.every((word) => free.includes(word));
    if (!isNear || (!isFree && !(at === 1 && isNumber(run.words)))) break;
    if (isFree) block.push(run);
    above = run.box;
  }
  const words = block.flatMap((run) => run.words);
  if (words.length === 0) return [];
  const box = around(words.map((word) => word.box));
  return [{ box, inner: box, words, edits }];
}
