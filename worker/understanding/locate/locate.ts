/** Finds the words at a place that a form's data names. */
import type { Word } from '../../reading/page.ts';
import { blocksBelow } from './blockBelow.ts';
import { withoutBlocksBeside, withoutCellsBeside } from './cellsBeside.ts';
import { overCaption, overLabel } from './captions/overCaption.ts';
import { wordsIn, type MappedSheet } from './cells.ts';
import type { Where, WhereBelow } from './where.ts';
import { wordsUnderHeading } from './headings.ts';
import { isInLineOf, placesOf, type Located } from './located.ts';
import { locateBelow } from './locateBelow.ts';
import { locateRight } from './locateRight.ts';
import { locateUnder } from './locateUnder.ts';
import { around } from '../sheet/sheet.ts';
import { tablesBelow } from './tableBelow.ts';
import { amountsInTotal } from './totalRow.ts';
import { isFloor, STARTS_UNIT } from '../values/places/unitLetter.ts';
import { inLetter, upperRuns, wholePage } from './unlabelled.ts';

type Of<Key extends string> = Extract<Where, Readonly<Record<Key, unknown>>>;

/** What was located before: questions, second looks and values ask for the same places. */
const known = new WeakMap<MappedSheet['free'], { of: MappedSheet; cells: WeakMap<Where, Located[]> }>();

/** All cells a place may mean, top to bottom: one for each time its label is printed. */
export function locate(map: MappedSheet, where: Where): readonly Located[] {
  let ofMap = known.get(map.free);
  const isKnown = (['landmarks', 'sheet', 'mark'] as const).every((part) => ofMap?.of[part] === map[part]);
  if (!ofMap || !isKnown) known.set(map.free, (ofMap = { of: map, cells: new WeakMap() }));
  const cells = ofMap.cells.get(where) ?? find(map, where);
  ofMap.cells.set(where, cells);
  return cells;
}

function find(map: MappedSheet, where: Where): Located[] {
  if ('unlessFilled' in where && where.unlessFilled?.some((label) => isFilled(map, label))) return [];
  if ('below' in where) return outsideRows(map, belowOrAbove(map, where), where.unlessBeside);
  if ('right' in where) return locateRight(map, where).map((cell) => withoutCellsBeside(map, cell, where));
  if ('under' in where) return locateUnder(map, where);
  if ('block' in where) return blocksBelow(map, where.block);
  if ('table' in where) return tablesBelow(map, where.table);
  if ('above' in where) return above(map, where);
  if ('heading' in where) return underHeading(map, where);
  if ('total' in where) return inTotal(map, where);
  if ('letter' in where) return isLabelled(map, where) ? [] : inLetter(map, where);
  if ('join' in where) return joined(map, where);
  if ('between' in where) return between(map, where.between);
  return where.anywhere === 'upper' ? upperRuns(map) : wholePage(map);
}

/** `01212025` below `Issue Date`: figures as of a number or a day. */
const isFilled = (map: MappedSheet, label: string) =>
  [
    ...locateBelow(map, { below: label, depth: FILLED_DEPTH, run: true }),
    ...locateRight(map, { right: label, starts: true }),
  ].some(({ words }) => words.some(({ text }) => (text.match(/\d/g) ?? []).length >= FEWEST_FIGURES));
/** Points. */
const FILLED_DEPTH = 30;
/** `9/12/25` has no more. */
const FEWEST_FIGURES = 5;

/** Is one of these labels printed at the head of a box of its own? `City, state, and ZIP code` also ends the label of the payer's. */
const isLabelled = (map: MappedSheet, { unless = [] }: Of<'letter'>) =>
  unless.some((label) => placesOf(map, label).some(({ startsRun }) => startsRun));

/** On a captioned page the value stands above its label; of a `run`, which may head what is below there, too, only if anything does. */
function belowOrAbove(map: MappedSheet, where: WhereBelow): Located[] {
  const { below: label, beside, depth, whole, run, caption = run && 'page' } = where;
  const over = caption && overCaption(map, { label, beside, depth, whole }, caption);
  if (over && (over.length > 0 || !run)) return over;
  return locateBelow(map, where).map((cell) => withoutBlocksBeside(map, cell, where));
}

const above = (map: MappedSheet, { above: label, caption, whole }: Of<'above'>): Located[] =>
  caption ? (overCaption(map, { label, whole }, caption) ?? []) : overLabel(map, { label, whole });

const underHeading = (map: MappedSheet, { heading, unlessBeside }: Of<'heading'>): Located[] => {
  const cells = wordsUnderHeading(map, heading).map((cell) => ({ ...cell, inner: cell.box, edits: 0 }));
  return outsideRows(map, cells, unlessBeside);
};

/** Those of which no word stands in the line of one of these labels. */
function outsideRows(map: MappedSheet, cells: Located[], labels: readonly string[] = []): Located[] {
  const others = map.landmarks.filter(({ label }) => labels.includes(label));
  return cells.filter(({ words }) => !others.some((one) => words.some((word) => isInLineOf(word, one))));
}

const inTotal = (map: MappedSheet, { total }: Of<'total'>): Located[] =>
  placesOf(map, total)
    .reverse()
    .flatMap((heading) => amountsInTotal(map, heading).map((word) => atWord(word, heading.edits)));

const atWord = (word: Word, edits: number): Located => ({
  box: word.box,
  inner: word.box,
  words: [word],
  edits,
});

/** The first cell that holds anything, else the first one. */
export const firstFilled = (cells: readonly Located[]) =>
  cells.find(({ words }) => words.length > 0) ?? cells[0];

/** The first cell of each part that holds anything, one after the other; the first part must hold something. */
function joined(map: MappedSheet, { join: parts, all }: Of<'join'>): Located[] {
  const cells = parts.map((part) => ({ part, cell: firstFilled(locate(map, part)) }));
  const first = cells[0]?.cell;
  if (!first || first.words.length === 0) return [];
  const given = cells.flatMap(({ part, cell }) => (cell && cell.words.length > 0 ? [{ part, cell }] : []));
  if (all && given.length < parts.length) return [];
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
  const saysItself = isFloor(words) || words.some((word) => STARTS_UNIT.test(word.text));
  return say && !saysItself ? [{ ...words[0]!, text: say }, ...words] : words;
}

function between(map: MappedSheet, [start, end]: Of<'between'>['between']): Located[] {
  const top = placesOf(map, start)[0];
  if (!top) return [];
  const bottom = placesOf(map, end).find((place) => place.box.y0 > top.box.y0);
  if (!bottom) return [];
  const box = { x0: 0, x1: map.sheet.width, y0: top.box.y1, y1: bottom.box.y0 - 1 };
  return [{ box, inner: box, words: wordsIn(map, box), edits: top.edits + bottom.edits }];
}
