/** A page as understanding sees it: words in lines from left to right, and the marks in its check boxes. */
import type { Box } from '#domain/documents/extraction';
import { median } from '../../reading/median.ts';
import type { Page, Word } from '../../reading/page.ts';
import { hangingLeaders } from './hangingLeaders.ts';
import { DOUBTFUL, heightOf, lineFor, middleOf, nearest, rankOf, type OpenLine } from './levelLine.ts';
import { withoutMarginLines } from './marginLines.ts';
import { mergeLevel } from './mergeLevel.ts';
import { withOwnBoxes } from './ownBoxes.ts';
import { partSideways } from './sidewaysWords.ts';
import { splitAtCommas } from './splitAtCommas.ts';
import { withoutDoubles } from './withoutDoubles.ts';

export interface Line {
  readonly words: readonly Word[];
  readonly box: Box;
}

/** A check box of a fillable form, or a tick printed where a box stands. */
export interface Mark {
  readonly box: Box;
  readonly isTicked: boolean;
}

/** In front of the pages of a form, or behind them. */
export type Beside = 'front' | 'back';

export interface Sheet {
  /** 1-based page of the document. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  readonly marks: readonly Mark[];
  readonly source: Page['source'];
  /** Other columns of figures were taken out of it: a box of its page holds more than is its own. */
  readonly isOneOfColumns?: true;
  /** The year whose figures alone were left on it. */
  readonly yearOfColumn?: number;
  /** It stands beside a form's pages and shows none of its signs: only rules that say so read it. */
  readonly beside?: Beside;
}

/** Two to six bullets before a number mask the beginning of it. */
const DOT_LEADER = /^(?:[.·…]+|•|•{7,})$/;
/** A typed X is a tick where it stands before a label, and may be an initial elsewhere: it is kept as a word, too. */
const CROSS = /^[[(]?[Xx][\])]?$/;
const TICK = /^[[(]?[✔✓☑☒✗✘■]+[\])]?$/u;
/** A box printed as a sign, and nothing in it. */
const EMPTY = /^[☐□◻❏❑]$/u;

/** Lines and marks of a page; dot leaders are dropped. */
export function toSheet(page: Page): Sheet {
  const words = withoutDirt(
    withoutDoubles(withOwnBoxes(splitAtCommas(page.words.filter((word) => !DOT_LEADER.test(word.text))))),
  );
  const boxes = page.fields.filter((field) => field.kind === 'checkbox');
  const ticks = words.filter((word) => TICK.test(word.text) || CROSS.test(word.text));
  const { upright, sideways } = partSideways(words);
  const lines = withoutMarginLines(toLines(upright.filter((word) => !TICK.test(word.text))), page.height);
  const atSide =
    sideways.length > 0 ? [{ words: sideways, box: around(sideways.map(({ box }) => box)) }] : [];
  return {
    page: page.number,
    width: page.width,
    height: page.height,
    lines: [...lines, ...atSide],
    marks: [
      ...boxes.map((field) => ({ box: field.box, isTicked: field.value === 'on' })),
      ...ticks.map((word) => ({ box: word.box, isTicked: true })),
      ...words.filter(({ text }) => EMPTY.test(text)).map(({ box }) => ({ box, isTicked: false })),
    ],
    source: page.source,
  };
}

/** Print above this is beyond doubt. */
const CLEAR = 0.7;
/** A word of the line shares at least this much of its height with the line's clear words. */
const SHARED = 0.5;
/** Points; no letter is lower, a dotted line is. */
const LOWEST = 1.6;
/** Heights of the page's usual print: no sign beside it is as high as two lines. */
const TALL = 2.5;
/** Heights of a letter. */
const WIDE = 1.3;

/** Dotted lines and shades are read as words without certainty: they stand lower or higher than the clear words of their line. The point of an i is read as one. */
function withoutDirt(words: readonly Word[]): Word[] {
  const isDoubtful = ({ text, confidence, source }: Word) =>
    source === 'ocr' && confidence < DOUBTFUL && !/\d{3}/.test(text);
  const isLetter = ({ text, source }: Word) => source === 'ocr' && /^[\p{L}\p{N}]$/u.test(text);
  const isLow = (word: Word) => (isDoubtful(word) || isLetter(word)) && heightOf(word.box) < LOWEST;
  const usual = median(words.map(({ box }) => heightOf(box)));
  // rules of a box, which stand beside two lines of print and would part or join their words
  const isRule = ({ text, box, source }: Word) =>
    source === 'ocr' && /^[|¦=[\]{}()]+$/.test(text) && heightOf(box) > TALL * usual;
  // `ED` of a picture: no print has letters so much wider than they are high
  const isPicture = ({ text, box, confidence, source }: Word) =>
    source === 'ocr' &&
    confidence < CLEAR &&
    heightOf(box) > TALL * usual &&
    box.x1 - box.x0 > WIDE * text.length * heightOf(box);
  const dirt = new Set(words.filter((word) => isLow(word) || isRule(word) || isPicture(word)));
  for (const line of toLines(words.filter((word) => !dirt.has(word)))) {
    const clear = line.words.filter(
      ({ text, confidence }) => confidence >= CLEAR && /[\p{L}\p{N}]{2}/u.test(text),
    );
    if (clear.length === 0) continue;
    for (const word of line.words)
      if (isDoubtful(word) && !isInLineWith(word, nearest(clear, word))) dirt.add(word);
    for (const word of hangingLeaders(line.words)) dirt.add(word);
  }
  return words.filter((word) => !dirt.has(word));
}

function isInLineWith({ box: a }: Word, { box: b }: Word): boolean {
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return shared >= SHARED * Math.max(heightOf(a), heightOf(b));
}

/** The part of a sheet inside a box: one of several copies printed on a page. */
export function cutSheet(sheet: Sheet, box: Box): Sheet {
  const words = sheet.lines.flatMap((line) => line.words).filter((word) => isInside(word.box, box));
  return { ...sheet, lines: toLines(words), marks: sheet.marks.filter((mark) => isInside(mark.box, box)) };
}

/** Is the middle of `inner` inside `outer`? */
export function isInside(inner: Box, outer: Box): boolean {
  const x = (inner.x0 + inner.x1) / 2;
  const y = (inner.y0 + inner.y1) / 2;
  return x >= outer.x0 && x < outer.x1 && y >= outer.y0 && y < outer.y1;
}

/** The smallest box around all boxes, of which there is at least one. */
export function around(boxes: readonly Box[]): Box {
  const all = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const box of boxes) {
    all.x0 = Math.min(all.x0, box.x0);
    all.y0 = Math.min(all.y0, box.y0);
    all.x1 = Math.max(all.x1, box.x1);
    all.y1 = Math.max(all.y1, box.y1);
  }
  return all;
}

/**
 * Words share a line when their heights overlap by a third (`name,` and `PAYER` do so by half at most); compared with the
 * nearest word, so that a slight tilt is followed. Of two such lines the one is taken whose word stands closer.
 */
export function toLines(words: readonly Word[]): Line[] {
  const lines: OpenLine[] = [];
  const ranked = words.map((word) => ({ word, rank: rankOf(word) })).sort((a, b) => a.rank - b.rank);
  for (const { word } of ranked) {
    const { y0, y1 } = word.box;
    const line = lineFor(lines, word);
    if (line) {
      line.members.push(word);
      line.y0 = Math.min(line.y0, y0);
      line.y1 = Math.max(line.y1, y1);
    } else lines.push({ members: [word], y0, y1 });
  }
  return mergeLevel(lines.map(({ members }) => members))
    .map((members) => members.sort((a, b) => a.box.x0 - b.box.x0))
    .map((members) => ({ words: members, box: around(members.map((word) => word.box)) }))
    .sort((a, b) => middleOf(a.box) - middleOf(b.box));
}
