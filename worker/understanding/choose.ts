/** Which of several check boxes is ticked. */
import type { Box } from '#domain/documents/extraction';
import type { MappedSheet } from './cells.ts';
import type { ChoiceRule } from './formDefinition.ts';
import type { Landmark } from './landmarks.ts';

/** A check box stands left of its label, its edge no further away than this (points). */
const MAX_GAP = 16;

export interface Choice {
  readonly value: string;
  readonly box: Box;
}

/** A box that is ticked in pixels only: where it must be, for each option whose label is printed. */
export interface OptionBox {
  readonly value: string;
  readonly box: Box;
}

/** Label places of an option, top to bottom. */
function places(map: MappedSheet, labels: readonly string[]): Landmark[] {
  return map.landmarks
    .filter((landmark) => labels.includes(landmark.label))
    .sort((a, b) => a.box.y0 - b.box.y0);
}

function isLeftOf(mark: Box, label: Box): boolean {
  const gap = label.x0 - mark.x1;
  const y = (mark.y0 + mark.y1) / 2;
  return gap > -6 && gap < MAX_GAP && y > label.y0 - 4 && y < label.y1 + 4;
}

/** The one option whose box is ticked; null when none or more than one is. */
export function chooseTicked(map: MappedSheet, rule: ChoiceRule): Choice | null {
  const ticked = map.sheet.marks.filter((mark) => mark.isTicked);
  const chosen = rule.options.flatMap(({ labels, value }) =>
    places(map, labels).flatMap((label) =>
      ticked.filter((mark) => isLeftOf(mark.box, label.box)).map((mark) => ({ value, box: mark.box })),
    ),
  );
  return new Set(chosen.map((choice) => choice.value)).size === 1 ? chosen[0]! : null;
}

/** Where the check boxes of the options are, by the height of their labels: for a look at the pixels. */
export function optionBoxes(map: MappedSheet, rule: ChoiceRule): OptionBox[] {
  return rule.options.flatMap(({ labels, value }) => {
    const label = places(map, labels)[0];
    if (!label) return [];
    const { x0, y0, y1 } = label.box;
    const y = (y0 + y1) / 2;
    return [{ value, box: { x0: x0 - 14, x1: x0 - 3, y0: y - 5, y1: y + 5 } }];
  });
}
