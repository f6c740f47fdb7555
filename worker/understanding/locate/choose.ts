/** Which of several check boxes is ticked. */
import type { Box } from '#domain/documents/extraction';
import type { MappedSheet } from './cells.ts';
import type { ChoiceRule } from '../formDefinition.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { optionPlaces } from './optionPlaces.ts';
import { around, toLines, type Mark } from '../sheet/sheet.ts';

/** A check box stands left of its word, its edge no further away than this (points). */
export const MAX_GAP = 16;

/** IRS check boxes are 8 points wide and end 4 to 5 points left of their label. */
const BOX_GAP = 3;
const BOX_WIDTH = 11;

export interface Choice {
  readonly value: string;
  readonly box: Box;
}

/** A box that is ticked in pixels only: where it must be, for each option whose label is printed. */
export interface OptionBox {
  readonly value: string;
  readonly box: Box;
}

/** Does a check box stand left of a label, in its line? */
function isLeftOf(mark: Box, { box: label, textStart }: Landmark): boolean {
  const gap = textStart - mark.x1;
  const y = (mark.y0 + mark.y1) / 2;
  return gap > -6 && gap < MAX_GAP && y > label.y0 - 4 && y < label.y1 + 4;
}

/** The labels of a form's choices stand as close above one another as letters are high: a box is that of the one it is level with. */
function isLevelWith(mark: Box, label: Landmark, all: readonly Landmark[]): boolean {
  const away = ({ words }: Landmark) => {
    const { y0, y1 } = around(words.slice(-1).map(({ box }) => box));
    return Math.abs((mark.y0 + mark.y1) / 2 - (y0 + y1) / 2);
  };
  return isLeftOf(mark, label) && all.every((other) => !isLeftOf(mark, other) || away(other) >= away(label));
}

/** How far below its label (of one line or two) a box may begin, and how far right of the label's start its middle may be (points). */
const BELOW = 22;
const COLUMN = 32;

function isBelow(mark: Box, { box: label, textStart }: Landmark): boolean {
  const x = (mark.x0 + mark.x1) / 2;
  return x > textStart - 4 && x < textStart + COLUMN && mark.y0 > label.y1 - 2 && mark.y0 < label.y1 + BELOW;
}

/** Of several boxes below a label the one where it begins is its own: the others are its neighbours'. */
function isNextBelow({ sheet }: MappedSheet, mark: Mark, label: Landmark): boolean {
  const away = ({ box }: Mark) => Math.abs((box.x0 + box.x1) / 2 - label.textStart);
  const below = sheet.marks.filter(({ box }) => isBelow(box, label));
  return below.includes(mark) && below.every((other) => away(other) >= away(mark));
}

/** `☐  ☒  ☐` below labels on two lines: where a row has as many boxes as there are labels, each belongs to the label of its place. */
function ofRow(map: MappedSheet, rule: ChoiceRule, label: Landmark): Mark | null {
  const { among = [] } = rule;
  const labels = among.flatMap((one) => optionPlaces(map, rule, one)[0] ?? []);
  const { x0, x1, y1 } = around([label, ...labels].map(({ box }) => box));
  const isInRow = ({ box }: Mark) =>
    box.x0 > x0 - MAX_GAP && box.x1 < x1 + MAX_GAP && box.y0 > y1 - 2 && box.y0 < y1 + BELOW;
  const row = map.sheet.marks.filter(isInRow).sort((a, b) => a.box.x0 - b.box.x0);
  if (labels.length < 2 || labels.length < among.length || row.length !== labels.length) return null;
  const asRead = toLines(labels.map(({ words }) => words[0]!)).flatMap(({ words }) => words);
  return row[asRead.indexOf(label.words[0]!)] ?? null;
}

/** The one option whose box is ticked; null when none or more than one is. */
export function chooseTicked(map: MappedSheet, rule: ChoiceRule): Choice | null {
  const ticked = map.sheet.marks.filter((mark) => mark.isTicked);
  const all = rule.options.flatMap(({ labels }) => optionPlaces(map, rule, labels));
  const chosen = rule.options.flatMap(({ labels, value }) =>
    optionPlaces(map, rule, labels).flatMap((label) => {
      const own = ofRow(map, rule, label);
      return ticked
        .filter((mark) =>
          own
            ? mark === own
            : isLevelWith(mark.box, label, all) || (rule.isBelow && isNextBelow(map, mark, label)),
        )
        .map((mark) => ({ value, box: mark.box }));
    }),
  );
  return new Set(chosen.map((choice) => choice.value)).size === 1 ? chosen[0]! : null;
}

/** Where the check boxes of the options are, by the height of their labels: for a look at the pixels. */
export function optionBoxes(map: MappedSheet, rule: ChoiceRule): OptionBox[] {
  return rule.options.flatMap(({ labels, value }) => {
    const label = optionPlaces(map, rule, labels)[0];
    if (!label) return [];
    const y = (label.box.y0 + label.box.y1) / 2;
    const right = label.textStart - BOX_GAP;
    return [{ value, box: { x0: right - BOX_WIDTH, x1: right, y0: y - 5, y1: y + 5 } }];
  });
}

/** An empty box is all frame; a tick, cross or blot adds at least this much ink, and this much more than the frame. */
const MIN_MORE = 0.03;
const MIN_TIMES = 1.2;

/** The one option whose box holds clearly more ink than all others; null when the pixels do not say. */
export function chooseByInk(options: readonly OptionBox[], shares: readonly number[]): OptionBox | null {
  const ranked = options
    .map((option, index) => ({ option, share: shares[index] ?? 0 }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = ranked;
  if (!first || !second) return null;
  const isClear = first.share - second.share >= MIN_MORE && first.share >= second.share * MIN_TIMES;
  return isClear ? first.option : null;
}
