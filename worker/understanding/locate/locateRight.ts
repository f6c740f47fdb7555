/** Finds what stands to the right of a label: a row of a form, of a list or of a table. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { rowRight, wordsIn, type MappedSheet } from './cells.ts';
import { besideFlushLabel } from './besideFlushLabel.ts';
import { centredAmount } from './centredAmount.ts';
import { centredBeside, isCentredOn, withTornLines } from './centredBeside.ts';
import { toLines } from '../sheet/sheet.ts';
import type { WhereRight } from './where.ts';
import { flushWithAmounts } from './flushRight.ts';
import { hangingLines } from './hangingLines.ts';
import { isMeantBeside } from './isMeantBeside.ts';
import { inColumn } from './inColumn.ts';
import { isTransaction } from '../labels/isInSentence.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { isNumberOfNextBox, listedBeside } from './listedBeside.ts';
import { withoutLarger } from './withoutLarger.ts';
import { withoutRemark } from './withoutRemark.ts';
import { isInLineOf, placesOf, type Located } from './located.ts';
import { startsWithDay } from './headings.ts';
import { hasFigures, isNumberAgain, numberedRow } from './numberedRow.ts';
import { beforeNextColumn, beforeNextLabel } from '../values/amounts/beforeNextColumn.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { withoutLinesFarBeside, withWholeLines } from './wholeLines.ts';
import { withWrappedEnd } from './wrappedEnd.ts';
import { withWrappedLabel } from '../labels/wrappedLabel.ts';

/** The row to the right of each place of the label, top to bottom; `last`: the lowest first, the first place left out. */
export function locateRight(map: MappedSheet, where: WhereRight): Located[] {
  const places = placesOf(map, where.right, where.beside);
  if (where.first && places.length < 2) return [];
  return (where.last ? places.slice(1).reverse() : places)
    .filter((place) => isMeantBeside(map, where, place))
    .map((place) => rowOf(map, where, place));
}

function rowOf(map: MappedSheet, where: WhereRight, place: Landmark): Located {
  const row = withWrappedLabel(map, rowRight(map, place, where.rows), place);
  const box = inColumn(map, row, where.column, place);
  const beside = where.rows ? withWholeLines(map, wordsIn(map, box), box) : wordsIn(map, box);
  const listed = isTransaction(beside) ? dayBeforeList(beside) : beside;
  const inRow = where.rows ? withoutLinesFarBeside(listed) : withoutLinesBeside(map, listed, place);
  const level = withoutRemark(withoutCutRuns(map, inRow, place, box), place);
  const isFilled = hasFigures(level) && !isNumberAgain(map, place, level);
  const elsewhere = isFilled ? [] : [centredBeside(map, place, box), numberedRow(map, place, box)];
  const all = isFilled
    ? withTornLines(map, level, place, box)
    : inPrintedOrder(level, elsewhere.find(hasFigures) ?? elsewhere.flat());
  const words =
    where.begins && !all.some((word) => isInLineOf(word, place))
      ? []
      : withWrappedEnd(map, ownWords(map, all, where, place, box), place.box.x0);
  const inner = { ...box, x0: Math.min(box.x0 + WITHIN_LABEL, box.x1) };
  const isCentred = toLines(words).length === 2 && isCentredOn(words, place);
  const own = isOfOtherLine(place, words) ? [] : words;
  return { box, words: own, inner, edits: place.edits, ...(isCentred && { isCentred }) };
}
/** `Cycle began   Aug 6, 2025      8/08   WIRE IN   898.82`: a list stands in the next column, and its row begins with a day of its own. */
function dayBeforeList(row: readonly Word[]): readonly Word[] {
  const [own = [], next = []] = runsOf(row, COLUMN_GAP);
  return WHOLE_DAY.test(textOf(own)) && startsWithDay(next) ? own : [];
}
const WHOLE_DAY = /^(?:\p{L}{3,9}\.? \d{1,2}, (?:19|20)\d\d|\d{1,2}[/-]\d{1,2}[/-](?:\d{2}|\d{4}))$/u;
/** `Piano tuning and` a little above the label and `repair` below it: the row may have cut off only the letters that hang into it. */
const inPrintedOrder = (level: readonly Word[], whole: readonly Word[]): readonly Word[] =>
  level.every((word) => whole.includes(word)) ? [...new Set(whole)] : [...new Set([...level, ...whole])];
/** A row begins a point before its label ends; a crop is cut one more point wider: `sngocd@example.net` behind `Email address`, of whose last letter the crop held a part. */
const WITHIN_LABEL = 2;

/** `to figure the amount to enter on line 30` a little above `31   24,710` of a page that leans: the number before the amount is another line's. */
function isOfOtherLine({ label }: Landmark, words: readonly Word[]): boolean {
  const own = /\bon line (\d{1,2}[a-z]?)$/.exec(label)?.[1];
  const [number] = words.slice(-2);
  return (
    own !== undefined && words.length > 1 && /^\d{1,2}[a-z]?$/.test(number!.text) && number!.text !== own
  );
}

/** `13477 | Avenue J Lot 18` in the line below a label: print that begins left of where the label ends stands below it, not beside it. What another label begins, close before the fields of a form, is cut by nothing. */
function withoutCutRuns(
  { sheet, free }: MappedSheet,
  words: readonly Word[],
  place: Landmark,
  { x0 }: Box,
): readonly Word[] {
  const lower = words.filter((word) => word.box.y0 > place.box.y1 - 1);
  const cut = sheet.lines
    .filter((line) => lower.some((word) => line.words.includes(word)))
    .flatMap((line) =>
      runsOf(
        line.words.filter((word) => free.includes(word)),
        WORD_GAP,
      ),
    )
    .filter((run) => run[0]!.box.x0 < x0 && run.at(-1)!.box.x1 > x0)
    .flat();
  return words.filter((word) => !cut.includes(word));
}

/** Heights of print between a typewriter's words. */
const WORD_GAP = 1.3;

/**
 * `Noncovered securities   $2,166.42` a little higher than `Form 1099-INT - Interest income`, or lower, in the list beside it: what stands in
 * another line behind words that begin right of the label is theirs. Lines of a scan may lean.
 */
function withoutLinesBeside({ sheet }: MappedSheet, words: readonly Word[], { box, words: label }: Landmark) {
  if (sheet.source === 'ocr') return words;
  const own = sheet.lines.find((line) => line.words.includes(label[0]!));
  const begun = sheet.lines
    .filter((line) => line !== own && line.words.some((word) => words.includes(word)))
    .flatMap((line) => {
      const runs = runsOf(line.words);
      const first = runs.findIndex((run) => run[0]!.box.x0 > box.x1 && /\p{L}{3}/u.test(textOf(run)));
      return first < 0 ? [] : runs.slice(first + 1).flat();
    });
  return words.filter((word) => !begun.includes(word));
}

/** Heights of print between what stands side by side. */
const COLUMN_GAP = 2;

function ownWords(
  map: MappedSheet,
  all: readonly Word[],
  where: WhereRight,
  place: Landmark,
  box: Box,
): readonly Word[] {
  const whole = where.whole ? withoutOtherName(all) : all;
  const row = where.unspoken ? withoutLarger(whole, place) : whole;
  const print =
    where.starts || where.unspoken ? beforeNextLabel(beforeNextColumn(row, COLUMN_GAP), COLUMN_GAP) : row;
  const own = withoutNextNumber(map, print, box);
  const listed = where.listed
    ? listedOrCentred(map, own, place)
    : where.hanging
      ? hangingLines(map.sheet, own)
      : own;
  const words = where.flush ? flushWithAmounts(map, listed) : listed;
  return where.colon ? (runsOf(words, COLUMN_GAP)[0] ?? []) : words;
}

/** `/ Patrono` behind `Employer` is that in another language, and no value. */
const withoutOtherName = (words: readonly Word[]): readonly Word[] =>
  words[0]?.text === '/' ? runsOf(words, COLUMN_GAP).slice(1).flat() : words;

function listedOrCentred(map: MappedSheet, words: readonly Word[], place: Landmark): readonly Word[] {
  const listed = isNumberOfNextBox(map, words, place) ? [] : listedBeside(words, place);
  if (listed.length > 0) return listed;
  const centred = centredAmount(map, words, place);
  return centred.length > 0 ? centred : besideFlushLabel(map, words, place);
}

/** `73,110.40      2      Federal income tax`: the number of the next box, in a column of its own before its label. */
function withoutNextNumber(map: MappedSheet, words: readonly Word[], row: Box): readonly Word[] {
  const [before, number] = words.slice(-2);
  const isNumber =
    number &&
    /^\d{1,2}[a-z]?\.?$/.test(number.text) &&
    (endsInAmount(before!.text) || /\d,\d{3}\D?$/.test(before!.text) || isSmallAmount(map, before!)) &&
    number.box.x0 - before!.box.x1 > COLUMN_GAP * (number.box.y1 - number.box.y0) &&
    row.x1 - number.box.x1 < NEXT_LABEL &&
    row.x1 < map.sheet.width - 2;
  return isNumber ? words.slice(0, -1) : words;
}
/** `31` of `Interest  31      15  Taxable income`, below amounts with which it ends. */
const isSmallAmount = (map: MappedSheet, word: Word) =>
  /^\d{1,3}$/.test(word.text) && flushWithAmounts(map, [word]).length > 0;
/** Its label begins this close behind it (points). */
const NEXT_LABEL = 40;
