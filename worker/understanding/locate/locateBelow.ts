/** Finds the cells below a label: a box of a form, or what stands under a heading. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { cellBelow, wordsIn, type MappedSheet } from './cells.ts';
import type { WhereBelow } from './where.ts';
import { isAmid } from './amid.ts';
import { endOf, isAmount, isPlaced, PROSE_GAP, withoutProse, withoutSentences } from './apartText.ts';
import { withoutHeadedBeside } from './headedBeside.ts';
import { inHeadedColumn } from './headedColumns.ts';
import { startsWithDay } from './headings.ts';
import { isCaptionOfAmount } from './captions/isCaption.ts';
import { isInSentence, isSigned, isWhole } from '../labels/isInSentence.ts';
import { isToldBeside } from './isToldBeside.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { areInLine, isInLineOf, placesOf, type Located } from './located.ts';
import { wordsInNarrowBox } from './narrowBox.ts';
import { withinBars } from '../sheet/withinBars.ts';
import { withoutNextPane } from './nextPane.ts';
import { withWholeLines } from './wholeLines.ts';
import { around, toLines, type Line } from '../sheet/sheet.ts';
import { mayBeCents } from '../values/amounts/lostCents.ts';
import { runsOf } from '../values/runs.ts';

/** The cell below each place of the label, top to bottom. */
export function locateBelow(map: MappedSheet, where: WhereBelow): Located[] {
  return placesOf(map, where.below, where.beside)
    .filter((place) => isMeant(map, where, place))
    .flatMap((place) => cellOf(map, where, place));
}

function isMeant(map: MappedSheet, where: WhereBelow, place: Landmark): boolean {
  if (where.starts && !place.startsRun) return false;
  if (where.second && !isSecond(map, place)) return false;
  if (where.unlisted && (hasAmountBeside(map, place) || isCaptionOfAmount(map, place))) return false;
  if (where.run && (isInSentence(map, place) || isToldBeside(map, place))) return false;
  if (where.amid && !isAmid(map, where.amid, place)) return false;
  if (where.signed && !isSigned(map, place)) return false;
  return !where.whole || isWhole(map, place);
}

/** Does the same label stand in the line before it, and no third time behind it? */
function isSecond({ landmarks }: MappedSheet, place: Landmark): boolean {
  const row = landmarks.filter((other) => other.label === place.label && areInLine(other, place));
  return row.length === 2 && row.every((other) => other.box.x0 <= place.box.x0);
}

/** None where the cell's print may be cut off at its edge. */
function cellOf(map: MappedSheet, where: WhereBelow, place: Landmark): Located[] {
  const box = cellBelow(map, place, where);
  const inside = withinBars(map, wordsIn(map, box), place);
  const print = withWholeLines(map, inside, box).filter((word) => !isInRow(word, place));
  const own = withoutBlankBox(map, print, place);
  const inPane = withoutHeadedBeside(map, withoutNextPane(map, own, box), place);
  const below = withoutNextAmount(withoutNextBox(inPane, place), place);
  const all = where.unlisted ? withoutDays(map, below) : below;
  const told = where.across ? withoutSentences(all) : withoutProse(all);
  const under = where.run && told.length === 0 ? flushWithEnd(map, box, place) : told;
  const words = where.narrow
    ? wordsInNarrowBox(told, place)
    : where.run
      ? inOwnColumn(wholeRuns(map, under, place), inHeadedColumn(map, place, box.y1))
      : told;
  const x1 = where.narrow ? Math.min(box.x1, place.box.x1 + NARROW_SLACK) : box.x1;
  const inner = { ...box, x1, y0: place.box.y1 + 0.5 };
  return words ? [{ box, words, inner, edits: place.edits }] : [];
}

/** What only reaches under a label stands in the column of the next one. */
const inOwnColumn = (words: Word[], column: Word[]) =>
  column.length > 0 && !column.includes(words[0]!) ? column : words;

/**
 * Centred below its label, or flush with its right end as `SEPTEMBER 30, 2026` below `EXPIRES`, a value is wider than that: the whole of it,
 * or nothing of what only reaches under the label.
 */
function wholeRuns(map: MappedSheet, words: readonly Word[], label: Landmark): Word[] {
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
const flushWithEnd = ({ free }: MappedSheet, { y0, y1 }: Box, { box: label }: Landmark) =>
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

/** A box as narrow as its label ends at most this far behind it, in points. */
const NARROW_SLACK = 4;

/** Print of the label's own line, behind it: the head of the next column, whose label is not known. */
const isInRow = ({ box: a }: Word, { box: b }: Landmark) =>
  a.x0 > b.x1 && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > SAME_ROW * Math.min(a.y1 - a.y0, b.y1 - b.y0);
const SAME_ROW = 0.5;

/**
 * Print that begins behind the label, and behind all text that begins under it, stands in the next box, whose label is not known or
 * has not been filled: `3` beside the name of a recipient. Under the label of a numbered box the next number begins the next label.
 */
function withoutNextBox(words: readonly Word[], { box: label, hasNumber }: Landmark): readonly Word[] {
  const lines = toLines(words);
  const isOwn = ({ words: [first] }: Line) =>
    first!.box.x0 < label.x1 && !(hasNumber && /^\d{1,2}[a-z]?$/.test(first!.text));
  const ends = lines.filter((line) => isOwn(line) && line.words.some(isPlaced)).map(endOf);
  const end = Math.max(label.x1, ...ends) + PROSE_GAP;
  const isBeside = (line: Line) => line.words[0]!.box.x0 > end;
  return ends.length > 0 && lines.some(isBeside)
    ? words.filter((word) => !lines.some((line) => isBeside(line) && line.words.includes(word)))
    : words;
}

/** `9` alone below a label and its amount, in a row with `8 Allocated tips`: the number of a box that has no words. */
function withoutBlankBox(
  { landmarks }: MappedSheet,
  words: readonly Word[],
  { box: above }: Landmark,
): readonly Word[] {
  const lines = toLines(words);
  const next = lines.findIndex(
    ({ words: [first, second] }, at) =>
      at > 0 &&
      !second &&
      first!.box.x0 < above.x1 &&
      /^\d{1,2}[a-z]?$/.test(first!.text) &&
      landmarks.some((label) => label.hasNumber && isInLineOf(first!, label)),
  );
  return next < 0 ? words : lines.slice(0, next).flatMap((line) => line.words);
}

/** `17 State income tax` above `2,710.33`, and far behind it the `57,210.00` of a box whose label is not known: only the first stands under the label. */
function withoutNextAmount(words: readonly Word[], { box: label }: Landmark): readonly Word[] {
  const isNext = (word: Word, at: number, line: readonly Word[]) => {
    const before = line[at - 1];
    const isUnder = before && before.box.x0 < label.x1 && before.box.x1 > label.x0;
    return (
      isUnder &&
      [before, word].every(isAmount) &&
      word.box.x0 > label.x1 &&
      word.box.x0 - before.box.x1 > AMOUNT_GAP * (word.box.y1 - word.box.y0)
    );
  };
  return toLines(words).flatMap(({ words: line }) => {
    const end = line.findIndex(isNext);
    return end < 0 ? line : line.slice(0, end);
  });
}
/** Heights of print between the amounts of two boxes. */
const AMOUNT_GAP = 2;

const hasAmountBeside = (map: MappedSheet, place: Landmark) =>
  map.free.some(
    (word) =>
      word.box.x0 > place.box.x1 &&
      isInLineOf(word, place) &&
      (/[.,]\d{2}\D*$/.test(word.text) || mayBeCents(word, map.free)),
  );

/** Without rows that begin with a day: each is one of many. */
const withoutDays = ({ sheet }: MappedSheet, words: readonly Word[]) => {
  const days = sheet.lines.filter((line) => startsWithDay(line.words));
  return words.filter((word) => !days.some((line) => line.words.includes(word)));
};
