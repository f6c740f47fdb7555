/** Finds the printed labels of a form on a sheet, tolerant of OCR noise; words of a label can never become a value. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { numberBefore, numberBehind } from './boxNumber.ts';
import { numberColumns } from './numberColumn.ts';
import { foldPrint, matchesOf, type FoldedLine, type FoldedPrint } from './foldedPrint.ts';
import type { FuzzyMatch } from './fuzzyFind.ts';
import { createClaims, LETTERS_PER_EDIT, type Claims } from '../recognise/claims.ts';
import { areRows, isAcross } from './acrossLines.ts';
import { isApartment } from './isApartment.ts';
import { isRowOfForm } from '../recognise/isRowOfForm.ts';
import { foldLetters } from '../sheet/letters.ts';
import { isOfOther, isOfOtherWords } from './labelOfOther.ts';
import {
  endsValue,
  hasOtherNumber,
  holdsNumber,
  isAdjective,
  isAsked,
  isEndOfPhrase,
  isInsideText,
  isLongerNumber,
  isSpokenOf,
  isTorn,
} from './noLabel.ts';
import { LONG, SHORT, soughtOf } from './soughtLabels.ts';
import { endsAtColon, isOtherWord, lacksSign } from './otherWord.ts';
import type { Pattern } from './pattern.ts';
import { around, type Line, type Sheet } from '../sheet/sheet.ts';
import { textOf } from '../values/runs.ts';
import { wrappedRuns } from '../sheet/wrappedRuns.ts';

export interface Landmark {
  /** The label as the form's data names it. */
  readonly label: string;
  readonly words: readonly Word[];
  /** Around the label and the box number printed before it. */
  readonly box: Box;
  /** Where its first letter starts, without a number, bracket or check box before it. */
  readonly textStart: number;
  /** A box number is printed before it: a box of its own begins here. */
  readonly hasNumber: boolean;
  /** Nothing is printed right before it: it begins its line or column. */
  readonly startsRun: boolean;
  readonly edits: number;
}

/** Labels so short are words of their own: `no` is no part of `KNOT`. */
const TINY = 2;
/** Letters of the first and last word that may stand outside the label: a box number glued to it. */
const MAX_STRAY_LETTERS = 3;

/** All places of all labels, longest label first; each word belongs to one label at most. */
export function findLandmarks(sheet: Sheet, labels: readonly string[]): Landmark[] {
  const claims = createClaims();
  const { page, wrapped, breaks } = printOf(sheet);
  const { long, short, patterns } = soughtOf(labels);
  const places = (label: string, pattern: Pattern) =>
    matchesOf(page, pattern).flatMap(({ line, matches }) =>
      placesInLine(sheet, line, { label, pattern: pattern.text, matches }, claims).filter(
        ({ words }) => !isApartment(sheet, line.line.words, words),
      ),
    );
  // What is printed exactly so comes first: PAYEE'S TIN must not pass for a misread PAYER'S TIN.
  const isLabel = (words: readonly Word[]) => patterns.has(foldLetters(textOf(words)));
  const lookWrapped = (label: string, pattern: Pattern) => {
    for (const { line, matches } of matchesOf(wrapped, pattern))
      placesInLine(sheet, line, { label, pattern: pattern.text, matches }, claims)
        .filter((landmark) => isAcross(landmark, line.line.words, breaks.get(line.line)!, isLabel))
        .filter(({ words }) => !areRows(sheet, words[0]!, words.at(-1)!))
        .forEach(claims.claim);
  };
  for (const turn of [long, short]) {
    for (const { label, exact } of turn) {
      places(label, exact).forEach(claims.claim);
      if (turn === long) lookWrapped(label, exact);
    }
    claims.claimMisread(turn.flatMap(({ label, near }) => (near ? places(label, near) : [])));
  }
  return claims.landmarks();
}

interface Print {
  readonly page: FoldedPrint;
  /** Runs of print with the one right below each, as lines of their own, and which of their words is the first of the lower one. */
  readonly wrapped: FoldedPrint;
  readonly breaks: ReadonlyMap<Line, number>;
}

const knownPrint = new WeakMap<Sheet, Print>();

function printOf(sheet: Sheet): Print {
  const runs = wrappedRuns(sheet);
  const print = knownPrint.get(sheet) ?? {
    page: foldPrint(sheet.lines),
    wrapped: foldPrint(runs.map(({ line }) => line)),
    breaks: new Map(runs.map(({ line, breakAt }) => [line, breakAt])),
  };
  knownPrint.set(sheet, print);
  return print;
}

interface Sought {
  readonly label: string;
  readonly pattern: string;
  /** Where the line holds it. */
  readonly matches: readonly FuzzyMatch[];
}

function placesInLine(sheet: Sheet, folded: FoldedLine, sought: Sought, claims: Claims): Landmark[] {
  const { label, pattern, matches } = sought;
  return matches.flatMap(({ start, end, edits }) => {
    const first = folded.owners[start]!;
    const last = folded.owners[end - 1]!;
    const strayBefore = start - folded.owners.indexOf(first);
    const strayAfter = folded.owners.lastIndexOf(last) + 1 - end;
    const stray = strayBefore + strayAfter;
    const maxStray = pattern.length <= TINY ? 0 : pattern.length <= SHORT ? 1 : MAX_STRAY_LETTERS;
    if (strayBefore > maxStray || strayAfter > maxStray) return [];
    // `GROss wages` are no `ss wages`
    if (strayBefore > 0 && label.includes(' ') && strayBefore >= label.indexOf(' ')) return [];
    // `CURrent statement balance` is no misread `last statement balance`
    const misread = Math.max(MAX_STRAY_LETTERS, Math.floor(pattern.length / LETTERS_PER_EDIT));
    if (edits > 0 && edits + stray > misread) return [];
    // `FIRST NAME` without its first letter is no misread `last name`
    if (edits > 0 && strayBefore > 0 && pattern.length < LONG) return [];
    const words = folded.line.words.slice(first, last + 1);
    if (lacksSign(label, pattern, words, folded.line.words[last + 1])) return [];
    // `Wei N Price` holds no `ein`
    if (stray > 0 && words.length > 1 && pattern.length <= SHORT && !label.includes(' ')) return [];
    if (edits + stray > 0 && endsAtColon(label, words)) return [];
    if (words.some((word) => claims.isTaken(word, edits > 0 ? label : null))) return [];
    if (isAsked(words) || (isTorn(words, edits) && !isRowOfForm(words, folded.line.words))) return [];
    if (stray > 0 && words[0]!.source === 'text' && isOfOtherWords(label, words, strayBefore)) return [];
    const [before, next] = [folded.line.words[first - 1], folded.line.words[last + 1]];
    if (edits > 0 && (hasOtherNumber(label, words, next) || isOtherWord(label, words))) return [];
    if (isSpokenOf(label, words, next, edits) || isEndOfPhrase(label, words, before)) return [];
    if (isLongerNumber(label, words[0]!) || holdsNumber(label, words) || isOfOther(label, words, before))
      return [];
    if (words.length === 1 && pattern.length < LONG && isInsideText(folded.line.words, first, label))
      return [];
    if (words.length === 1 && isAdjective(label, words[0]!)) return [];
    if (words.length === 1 && endsValue(folded.line.words, first)) return [];
    const number = numberBefore(folded.line.words, first, claims, numberColumns(sheet));
    const all = [...number, ...words, ...numberBehind(folded.line.words, last)];
    return [
      {
        label,
        words: all,
        box: around(all.map((word) => word.box)),
        textStart: textStart(words[0]!, strayBefore),
        hasNumber: number.length > 0,
        startsRun: number.length > 0 || startsRun(before, words[0]!),
        edits,
      },
    ];
  });
}

/** OCR glues brackets and check boxes to the first word: its letters start as much further right. */
function textStart({ text, box }: Word, strayLetters: number): number {
  const noise = (/^[^\p{L}\p{N}]*/u.exec(text)?.[0].length ?? 0) + strayLetters;
  return box.x0 + ((box.x1 - box.x0) * noise) / Math.max(text.length, 1);
}

function startsRun(before: Word | undefined, first: Word): boolean {
  // `+ Total credits`; behind a comma that stands apart a sentence goes on
  if (!before || !/[\p{L}\p{N},;]/u.test(before.text)) return true;
  if (/^(?:total|plus|less)$/i.test(before.text)) return true;
  return first.box.x0 - before.box.x1 > first.box.y1 - first.box.y0;
}
