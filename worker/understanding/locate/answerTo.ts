/** What a question with check boxes in its own row is answered: the word right of the ticked box. */
import type { Box } from '#domain/documents/extraction';
import type { MappedSheet } from './cells.ts';
import { MAX_GAP, type Choice } from './choose.ts';

/** Boxes stand up to this much above or below the middle of their question's line. */
const HALF_ROW = 5;

const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2;
const isInRow = (one: Box, other: Box) => Math.abs(middle(one) - middle(other)) < HALF_ROW;

/** The answer (`Yes`, `Cash`) and its box, in points; null where no box is ticked, or several with different words. */
export function answerTo({ sheet, landmarks }: MappedSheet, asks: string): Choice | null {
  const words = sheet.lines.flatMap((line) => line.words);
  const answers = landmarks
    .filter(({ label }) => label === asks)
    .flatMap(({ box: question }) =>
      sheet.marks
        .filter(({ isTicked, box }) => isTicked && box.x0 > question.x1 && isInRow(box, question))
        .flatMap(({ box }) => {
          const [word] = words
            .filter((other) => isInRow(other.box, box))
            .filter((other) => other.box.x0 > box.x1 - 1 && other.box.x0 - box.x1 < MAX_GAP)
            .sort((a, b) => a.box.x0 - b.box.x0);
          const value = word?.text.replace(/[^A-Za-z]/g, '') ?? '';
          return value === '' ? [] : [{ value, box }];
        }),
    );
  return new Set(answers.map(({ value }) => value)).size === 1 ? answers[0]! : null;
}
