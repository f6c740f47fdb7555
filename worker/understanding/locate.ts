/** Finds the words at a place that a form's data names. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../reading/page.ts';
import { cellBelow, rowRight, wordsIn, type MappedSheet } from './cells.ts';
import type { Where } from './formDefinition.ts';
import { startsWithDay, wordsUnderHeading } from './headings.ts';
import { isInSentence, isSum, isWhole } from './isInSentence.ts';
import type { Landmark } from './landmarks.ts';
import { listedBeside } from './listedBeside.ts';
import { wordsInNarrowBox } from './narrowBox.ts';
import { around, toLines } from './sheet.ts';
import { amountsInTotal } from './totalRow.ts';
import { inLetter, upperRuns, wholePage } from './unlabelled.ts';
import { beforeNextColumn } from './values/beforeNextColumn.ts';
import { runsOf } from './values/runs.ts';
import { withWrappedEnd } from './wrappedEnd.ts';

/** A cell, its free words in reading order, and how many letters of its label were misread. */
export interface Located {
  readonly box: Box;
  readonly words: readonly Word[];
  /** The part of the box without its label: what a closer look is taken at. */
  readonly inner: Box;
  readonly edits: number;
}

/** All cells a place may mean, top to bottom: one for each time its label is printed. */
export function locate(map: MappedSheet, where: Where): Located[] {
  if ('join' in where) return joined(map, where.join);
  if ('between' in where) return between(map, where.between);
  if ('under' in where) return under(map, where);
  if ('letter' in where && where.unless?.some((label) => landmarksOf(map, label, undefined).length > 0))
    return [];
  if ('letter' in where) return inLetter(map, where);
  if ('anywhere' in where) return where.anywhere === 'upper' ? upperRuns(map) : wholePage(map);
  if ('heading' in where)
    return wordsUnderHeading(map, where.heading).map((cell) => ({ ...cell, inner: cell.box, edits: 0 }));
  if ('total' in where)
    return landmarksOf(map, where.total, undefined)
      .reverse()
      .flatMap((heading) => amountsInTotal(map, heading).map((word) => atWord(word, heading.edits)));
  const label = 'below' in where ? where.below : where.right;
  const places = landmarksOf(map, label, where.beside);
  if ('below' in where) {
    const own = places.filter(
      (place) =>
        !(where.starts && !place.startsRun) &&
        !(where.unlisted && hasAmountBeside(map, place)) &&
        !(where.run && isInSentence(map, place)) &&
        !(where.whole && !isWhole(map, place)),
    );
    return own.flatMap((landmark) => {
      const box = cellBelow(map, landmark, where);
      const below = wordsIn(map, box).filter((word) => !isInRow(word, landmark));
      const all = where.unlisted ? withoutDays(map, below) : below;
      const print = where.across ? all : withoutProse(all);
      const words = where.narrow ? wordsInNarrowBox(print, landmark) : print;
      const x1 = where.narrow ? Math.min(box.x1, landmark.box.x1 + 4) : box.x1;
      const inner = { ...box, x1, y0: landmark.box.y1 + 0.5 };
      return words ? [{ box, words, inner, edits: landmark.edits }] : [];
    });
  }
  return (where.last ? places.slice(1).reverse() : places)
    .filter(({ startsRun }) => (startsRun ? !where.inside : !where.starts))
    .filter((place) => !where.whole || isWhole(map, place))
    .filter((place) => !(where.sum && !isSum(map, place)) && !(where.unspoken && isInSentence(map, place)))
    .filter(({ words }) => !where.colon || words.at(-1)?.text.endsWith(':'))
    .map((landmark) => {
      const box = inColumn(map, rowRight(map, landmark, where.rows), where.column);
      const all = wordsIn(map, box);
      const print = where.starts || where.unspoken ? beforeNextColumn(all, COLUMN_GAP) : all;
      const words = where.listed ? listedBeside(print, landmark) : print;
      if (where.begins && !all.some((word) => isBeside(word, landmark)))
        return { box, words: [], inner: box, edits: 0 };
      const own = where.colon ? (runsOf(words, COLUMN_GAP)[0] ?? []) : words;
      return { box, words: withWrappedEnd(map, own), inner: box, edits: landmark.edits };
    });
}

const isBeside = ({ box }: Word, label: Landmark) => box.y0 < middle(label) && box.y1 > middle(label);

/** Print of the label's own line, behind it: the head of the next column, whose label is not known. */
const isInRow = ({ box: a }: Word, { box: b }: Landmark) =>
  a.x0 > b.x1 && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > SAME_ROW * Math.min(a.y1 - a.y0, b.y1 - b.y0);
const SAME_ROW = 0.5;

/** Heights of print between what stands side by side. */
const COLUMN_GAP = 2;

const atWord = (word: Word, edits: number): Located => ({
  box: word.box,
  inner: word.box,
  words: [word],
  edits,
});

const hasAmountBeside = (map: MappedSheet, { box }: Landmark) =>
  map.free.some(
    (word) =>
      word.box.x0 > box.x1 &&
      word.box.y0 < (box.y0 + box.y1) / 2 &&
      word.box.y1 > (box.y0 + box.y1) / 2 &&
      /\d[.,]\d{2}\D*$/.test(word.text),
  );

/** Without rows that begin with a day: each is one of many. */
const withoutDays = ({ sheet }: MappedSheet, words: readonly Word[]) => {
  const days = sheet.lines.filter((line) => startsWithDay(line.words));
  return words.filter((word) => !days.some((line) => line.words.includes(word)));
};

/** Print that begins far to the right of a text is not its end but what stands beside the box. */
const PROSE_GAP = 48;
const isText = (word: Word | undefined) => word !== undefined && /\p{L}{2}/u.test(word.text);

function withoutProse(words: readonly Word[]): Word[] {
  return toLines(words).flatMap((line) => {
    const end = line.words.findIndex(
      (word, index) =>
        isText(word) &&
        isText(line.words[index - 1]) &&
        word.box.x0 - line.words[index - 1]!.box.x1 > PROSE_GAP,
    );
    return end < 0 ? line.words : line.words.slice(0, end);
  });
}

const middle = ({ box }: Landmark) => (box.y0 + box.y1) / 2;

function landmarksOf(map: MappedSheet, label: string, beside: string | undefined): Landmark[] {
  const places = map.landmarks
    .filter((landmark) => landmark.label === label)
    .sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  if (beside === undefined) return places;
  const others = map.landmarks.filter((landmark) => landmark.label === beside);
  return places.filter((place) => others.some((other) => Math.abs(middle(place) - middle(other)) < 6));
}

/** The part of a row below a column's heading, which ends where the next heading begins. */
function inColumn(map: MappedSheet, row: Box, column: string | undefined): Box {
  const heading = column === undefined ? undefined : landmarksOf(map, column, undefined)[0];
  if (!heading) return column === undefined ? row : { ...row, x1: row.x0 };
  const next = map.landmarks
    .filter((other) => other.box.x0 > heading.box.x1 && Math.abs(middle(other) - middle(heading)) < 6)
    .reduce((nearest, other) => Math.min(nearest, other.box.x0), row.x1);
  return { ...row, x0: Math.max(row.x0, heading.box.x0 - COLUMN_SLACK), x1: next - COLUMN_SLACK / 2 };
}

/** Text centred or aligned under a heading starts at most this far left of it, in points. */
const COLUMN_SLACK = 12;
const UNDER_DEPTH = 90;

function under(map: MappedSheet, where: Extract<Where, { readonly under: string }>): Located[] {
  const places = landmarksOf(map, where.under, undefined).filter(
    (place) => !where.whole || isWhole(map, place),
  );
  return places.map(({ box: { y1, y0 }, edits }) => {
    const floor = map.landmarks
      .filter((other) => other.box.y0 > y1 - 1)
      .reduce((lowest, other) => Math.min(lowest, other.box.y0), y1 + UNDER_DEPTH);
    const box = { x0: 0, x1: map.sheet.width, y0: Math.max(y0, y1 - 1), y1: floor };
    return { box, inner: box, words: wordsIn(map, box), edits };
  });
}

/** The first cell of each part, one after the other; the first part must hold something. */
function joined(map: MappedSheet, parts: readonly (Where & { readonly say?: string })[]): Located[] {
  const cells = parts.map((part) => ({ part, cell: locate(map, part)[0] }));
  const first = cells[0]?.cell;
  if (!first || first.words.length === 0) return [];
  const given = cells.flatMap(({ part, cell }) => (cell && cell.words.length > 0 ? [{ part, cell }] : []));
  return [
    {
      box: around(given.map(({ cell }) => cell.box)),
      inner: around(given.map(({ cell }) => cell.inner)),
      words: given.flatMap(({ part, cell }) => spoken(cell.words, part.say)),
      edits: Math.max(...given.map(({ cell }) => cell.edits)),
    },
  ];
}

/** `4B` in a box named `Apt. no.` means `Apt 4B`. */
function spoken(words: readonly Word[], say: string | undefined): readonly Word[] {
  const saysItself = words.some((word) => /^(?:apt|unit|ste|suite|#|no|rm|room|fl|floor)/i.test(word.text));
  return say && !saysItself ? [{ ...words[0]!, text: say }, ...words] : words;
}

function between(map: MappedSheet, [start, end]: readonly [string, string]): Located[] {
  const top = landmarksOf(map, start, undefined)[0];
  if (!top) return [];
  const bottom = landmarksOf(map, end, undefined).find((landmark) => landmark.box.y0 > top.box.y0);
  if (!bottom) return [];
  const box = { x0: 0, x1: map.sheet.width, y0: top.box.y1, y1: bottom.box.y0 - 1 };
  return [{ box, inner: box, words: wordsIn(map, box), edits: top.edits + bottom.edits }];
}
