/** A section's questions in their parts: each with a heading, in the order of the form. */
import type { Field, Part } from '../fields/field.ts';

export interface QuestionPart {
  /** Left out before the first heading. */
  readonly part: Part | undefined;
  readonly fields: readonly Field[];
}

/** Parts of a list of questions; a question without `part` belongs to the part begun before it. */
export function partsOf(fields: readonly Field[]): QuestionPart[] {
  const parts: { part: Part | undefined; fields: Field[] }[] = [];
  for (const field of fields) {
    const last = parts.at(-1);
    if (last && !field.part) last.fields.push(field);
    else parts.push({ part: field.part, fields: [field] });
  }
  return parts;
}
