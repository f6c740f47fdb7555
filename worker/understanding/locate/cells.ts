/** Where the value of a label stands: below it inside its box, or to its right in its row. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import { columnSide } from './columnSide.ts';
import { heightBeside } from './heightBeside.ts';
import { continuations } from '../labels/continuations.ts';
import { isInBrackets } from '../labels/isInBrackets.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { magnification } from './magnification.ts';
import { isInside, type Sheet } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';

/** A sheet with its labels found. */
export interface MappedSheet {
  readonly sheet: Sheet;
  readonly landmarks: readonly Landmark[];
  /** Words that no label owns, in reading order. */
  readonly free: readonly Word[];
  /** What a closer look at the pixels read, if one was taken. */
  readonly second?: readonly Candidate[];
  /** The form's year, where only a look at its large digits saw it. */
  readonly largeYear?: number;
  /** What is drawn at the top of a page whose print does not say who wrote it, where only a look at the pixels saw it. */
  readonly mark?: readonly Word[];
  /** The same page with the figures of other years, where columns compare them. */
  readonly others?: readonly { readonly year: number; readonly map: MappedSheet }[];
  /** The same page with panels that stand side by side one below the other. */
  readonly unfolded?: MappedSheet;
}

/** Parts the words of a sheet into those its labels own and those that may be values. */
export function mapSheet(sheet: Sheet, landmarks: readonly Landmark[]): MappedSheet {
  const owned = new Set(landmarks.flatMap((landmark) => landmark.words));
  const free = sheet.lines.flatMap((line) => line.words).filter((word) => !owned.has(word));
  return { sheet, landmarks, free };
}

/** Values may start this much left of their label (points): typed text sits on the box's edge. */
const LEFT_SLACK = 9;
/** A box without a label below it ends after about this many points: four lines of print. */
const MAX_DEPTH = 60;
/** Words on the label's own line overlap it; the next line starts below its middle. */
const overlap = (a0: number, a1: number, b0: number, b1: number) => Math.min(a1, b1) - Math.max(a0, b0);

/** Rows of IRS forms are 12 points high; typed amounts stand up to 4 points above or below the middle of their label. */
const HALF_ROW = 5.5;
const ROW_STEP = 12;

export interface CellOptions {
  /** Labels that do not bound the cell: they head columns inside it. */
  readonly across?: readonly string[];
  /** Labels of the row below, whose boxes stand otherwise: the cell ends above them, however far right they begin. */
  readonly nextRow?: readonly string[];
  /** Deepest the cell may reach, in points of the form as it is printed. */
  readonly depth?: number;
  /** Free words right before the label are the beginning of it. */
  readonly run?: boolean | undefined;
  /** How far left of the label the value may start, in points. */
  readonly left?: number;
}

/** The cell below a label: as far down as the next label below it, as far right as the next label beside it. */
export function cellBelow(map: MappedSheet, label: Landmark, options: CellOptions = {}): Box {
  const own = continuations(map, label);
  const walls = map.landmarks.filter(
    (other) => !own.includes(other) && !options.across?.includes(other.label),
  );
  const height = label.box.y1 - label.box.y0;
  const top = label.box.y1 - height * 0.3;
  const depth = (options.depth ?? MAX_DEPTH) * magnification(map);
  const nextBelow = walls
    .filter((wall) => wall.box.y0 > label.box.y0 + height * 0.6)
    .filter((wall) => overlap(wall.box.x0, wall.box.x1, label.box.x0 - LEFT_SLACK, label.box.x1) > 2)
    // what ends where this label begins stands in the column beside it; on a scan its first word may be lost
    .filter((wall) => map.sheet.source === 'ocr' || wall.box.x1 > label.box.x0)
    .reduce((lowest, wall) => Math.min(lowest, wall.box.y0), Math.min(top + depth, map.sheet.height));
  const beside = walls
    .filter((wall) => wall.box.x0 > label.box.x0 + 12 && !isSmallPrint(wall))
    .filter((wall) => overlap(wall.box.y0, wall.box.y1, label.box.y0, nextBelow) > 2);
  const isLower = (wall: Landmark) => options.nextRow?.includes(wall.label) && wall.box.y0 > label.box.y1;
  const crossed = beside.filter((wall) => isLower(wall) || isCrossed(map, label, wall));
  const floor = crossed.reduce((lowest, wall) => Math.min(lowest, wall.box.y0), nextBelow);
  const right = beside
    .filter((wall) => !crossed.includes(wall) && overlap(wall.box.y0, wall.box.y1, label.box.y0, floor) > 2)
    .reduce((nearest, wall) => Math.min(nearest, wall.box.x0), columnSide(map, label));
  const start = options.run ? runStart(map, label) : label.box.x0;
  return {
    x0: start - (options.left ?? LEFT_SLACK),
    x1: Math.min(right, map.sheet.width) - 1,
    y0: top,
    y1: floor,
  };
}

/**
 * Does print of the cell go on above a label further down that begins right of it? Then that label heads a box of the next row, whose
 * boxes stand otherwise than those of this one. Only text tells how close its words are; of a scan a word itself must go on above it.
 */
function isCrossed({ sheet }: MappedSheet, label: Landmark, wall: Landmark): boolean {
  if (wall.box.y0 < label.box.y1) return false;
  const end = label.box.x1 + (sheet.source === 'ocr' ? BEHIND : 0);
  const above = sheet.lines.filter(({ box }) => box.y0 > label.box.y1 - 1 && box.y1 < wall.box.y0 + 1);
  return above.some(({ words }) =>
    partsOf(sheet, words).some((run) => {
      const start = run[0]!.box.x0;
      const isOwn = start > label.box.x0 - LEFT_SLACK && start < end;
      return isOwn && start < wall.box.x0 - 1 && run.at(-1)!.box.x1 > wall.box.x0 + 1;
    }),
  );
}
const partsOf = ({ source }: Sheet, words: readonly Word[]): readonly (readonly Word[])[] =>
  source === 'ocr'
    ? words.filter(({ confidence }) => confidence >= CLEAR).map((word) => [word])
    : splitAtGaps(words, SPACE_SHARE);
const CLEAR = 0.8;
/** Points behind the label where a word of its answer may begin. */
const BEHIND = 60;
/** Words of a line stand closer than this share of their height, also typed ones. */
const SPACE_SHARE = 1.15;

/** `Must be displayed at place of business`: words within a sentence head no column. A label lent by another copy has none. */
const isSmallPrint = ({ startsRun, words }: Landmark) => !startsRun && /^\p{Ll}/u.test(words[0]?.text ?? '');

/** Where the run of print begins that the label ends. */
function runStart(map: MappedSheet, label: Landmark): number {
  const { box } = label;
  const height = box.y1 - box.y0;
  return map.sheet.lines
    .flatMap(({ words }) => words)
    .filter((word) => !label.words.includes(word))
    .sort((a, b) => b.box.x0 - a.box.x0)
    .filter((word) => overlap(word.box.y0, word.box.y1, box.y0, box.y1) > height / 2)
    .reduce(
      (start, word) => (word.box.x1 <= start + 1 && start - word.box.x1 < height ? word.box.x0 : start),
      box.x0,
    );
}

/** The row to the right of a label, up to the next label in it; `rows` more lines below belong to it. */
export function rowRight(map: MappedSheet, label: Landmark, rows = 1): Box {
  const middle = (label.box.y0 + label.box.y1) / 2;
  const row = { y0: middle - HALF_ROW, y1: middle + HALF_ROW + (rows - 1) * ROW_STEP };
  const own = continuations(map, label);
  const start = Math.max(...own.map(({ box }) => box.x1));
  const right = map.landmarks
    .filter((wall) => !own.includes(wall) && wall.box.x0 >= start - 2)
    .filter(
      (wall) =>
        overlap(wall.box.y0, wall.box.y1, row.y0, row.y1) > heightBeside(map.sheet, wall, 2 * HALF_ROW) / 2,
    )
    .filter((wall) => !isInBrackets(map.sheet, wall))
    .reduce((nearest, wall) => Math.min(nearest, wall.box.x0), columnSide(map, own.at(-1)!));
  return { x0: start - 1, x1: Math.min(right, map.sheet.width) - 1, ...row };
}

/** Free words whose middle lies in the cell, line by line from left to right. */
export function wordsIn(map: MappedSheet, cell: Box): Word[] {
  return map.free.filter((word) => isInside(word.box, cell));
}
