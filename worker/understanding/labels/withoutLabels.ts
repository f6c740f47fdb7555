/** What a list seems to say where boxes stand side by side: the label of the next box is no value. */
import type { Candidate } from '../candidate.ts';
import { isWithin } from '../locate/cellLines.ts';
import type { MappedSheet } from '../locate/cells.ts';

/** `A Principal business activity     C Business code number`, above what stands in both boxes: without values that are labels of their own. */
export const withoutLabels = ({ landmarks }: MappedSheet, said: readonly Candidate[]): Candidate[] => {
  const labels = landmarks.filter(
    ({ startsRun, words, edits }) => startsRun && words.length > 1 && edits === 0,
  );
  return said.filter(({ box, value }) => {
    const isText = typeof value === 'string';
    return !(isText && box && labels.some((label) => isWithin(box, label.box)));
  });
};
