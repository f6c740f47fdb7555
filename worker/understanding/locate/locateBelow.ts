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
import { flushWithEnd, wholeRuns } from './wholeRuns.ts';
import { withWholeLines } from './wholeLines.ts';
import { toLines, type Line } from '../sheet/sheet.ts';
import { mayBeCents } from '../values/amounts/lostCents.ts';

/** The cell below each place of the label, top to bottom. */
export function locateBelow(map: MappedSheet, where: WhereBelow): Located[] {
  return placesOf(map, where.below, where.beside)
    .filter((place) => isMeant(map, where, place))
    .flatMap((place) => cellOf(map, where, place));
}

function isMeant(map: MappedSheet, where: WhereBelow, place: Landmark): boolean {
  if (where.starts && (!place.startsRun || goesOnFromAbove(map, place))) return false;
  if (where.second && !isSecond(map, place)) return false;
  if (where.unlisted && (hasAmountBeside(map, place) || isCaptionOfAmount(map, place))) return false;
  if (where.run && (isInSentence(map, place) || isToldBeside(map, place))) return false;
  if (where.amid && !isAmid(map, where.amid, place)) return false;
  if (where.signed && !isSigned(map, place)) return false;
  return !where.whole || isWhole(map, place);
}

/** `Street and` right above `Number`: the head of a column in two lines. */
function goesOnFromAbove({ sheet }: MappedSheet, { box, words: [first] }: Landmark): boolean {
  const { y0, y1 } = first?.box ?? box; // a closer look may have put other words in the place of all of them
  const high = y1 - y0;
  const leadsOn = ({ text, box: own }: Word, next: Word | undefined) =>
    /^(?:and|or|of|&)$/i.test(text) &&
    (!next || next.box.x0 - own.x1 > high) &&
    own.y1 <= box.y0 + 1 &&
    box.y0 - own.y0 < LINE_STEP * high &&
    own.x0 < box.x1 + high &&
    own.x1 > box.x0;
  return sheet.lines.some(({ words }) => words.some((word, at) => leadsOn(word, words[at + 1])));
}
/** Heights of print. */
const LINE_STEP = 2;

/** Does the same label stand in the line before it, and no third time behind it? */
function isSecond({ landmarks }: MappedSheet, place: Landmark): boolean {
  const row = landmarks.filter((other) => other.label === place.label && areInLine(other, place));
  return row.length === 2 && row.every((other) => other.box.x0 <= place.box.x0);
}

/** None where the cell's print may be cut off at its edge. */
function cellOf(map: MappedSheet, where: WhereBelow, place: Landmark): Located[] {
  const box = cellBelow(map, place, where);
  if (where.boxed && !isBoxed(map, place, box)) return [];
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

/** Does the cell of a numbered label end at another one? */
const isBoxed = ({ landmarks }: MappedSheet, { hasNumber }: Landmark, { y1 }: Box): boolean =>
  hasNumber && landmarks.some((label) => label.hasNumber && label.box.y0 === y1);

/** What only reaches under a label stands in the column of the next one. */
const inOwnColumn = (words: Word[], column: Word[]) =>
  column.length > 0 && !column.includes(words[0]!) ? column : words;

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
