/** The words of an AcroForm answer, placed in its field's box, so that geometry finds them as it finds printed words. */
import type { Box } from '#domain/documents/extraction';
import type { FormField, Word } from '../page.ts';

/** The type size IRS forms use for answers, and its mean letter width, in points. */
const LINE_HEIGHT = 12;
const LETTER_WIDTH = 5;
const MARGIN = 2;

/** Words of a text field, line by line; a field that was left empty gives none, and neither does a check box. */
export function fieldWords(field: FormField): Word[] {
  if (field.kind !== 'text' || field.value === '') return [];
  const lines = field.value.split('\n');
  const { box } = field;
  const height = Math.min((box.y1 - box.y0) / lines.length, lines.length > 1 ? LINE_HEIGHT : Infinity);
  return lines.flatMap((line, row) => {
    const y0 = box.y0 + row * height;
    return lineWords(
      line,
      { x0: box.x0 + MARGIN, y0, x1: box.x1, y1: y0 + height },
      LETTER_WIDTH,
      'form-field',
    );
  });
}

/** The words of one line from the left of its box, with letters as wide as told, or narrower where the line would not fit. */
export function lineWords(line: string, box: Box, letterWidth: number, source: Word['source']): Word[] {
  const letter = Math.min(letterWidth, Math.max(box.x1 - box.x0, 1) / Math.max(line.length, 1));
  return [...line.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: {
      ...box,
      x0: box.x0 + match.index * letter,
      x1: box.x0 + (match.index + match[0].length) * letter,
    },
    confidence: 1,
    source,
  }));
}
