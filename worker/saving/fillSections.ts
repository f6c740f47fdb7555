/** Writes found answers into copies of the sections and tells what changed. Extraction fills, it never erases. */
import { getPath, setPath } from '#domain/documents/extractedData';
import { fieldSchema } from '#domain/fields/check';
import { emptyValues, isEmptyValue } from '#domain/fields/emptyValue';
import type { Field, Value, Values } from '#domain/fields/field';
import { fieldAt } from '#domain/questionnaire/fieldAt';
import { sectionOf, type SavedSections, type SectionId } from '#domain/questionnaire/sections';

export interface Answer {
  readonly path: string;
  readonly value: unknown;
}
export interface FilledAnswer {
  readonly path: string;
  /** Absent when the section did not exist. */
  readonly before?: Value;
  readonly after: Value;
}
export interface FilledSections {
  readonly sections: SavedSections;
  /** Every answer that stands now as the document says, changed or not. */
  readonly filled: readonly FilledAnswer[];
  readonly newSections: readonly SectionId[];
}

/** The value as the questionnaire stores it; undefined when it says nothing or would not be accepted from a person either. */
function clean(field: Field, value: unknown): Value | undefined {
  const checked = fieldSchema(field).safeParse(value);
  return checked.success && !isEmptyValue(checked.data) ? checked.data : undefined;
}

/** Sections with the answers in them; the given ones stay as they are. Answers to no question are left out. */
export function fillSections(sections: SavedSections, answers: readonly Answer[]): FilledSections {
  const next: Partial<Record<SectionId, Values>> = structuredClone(sections);
  const filled = answers.flatMap(({ path, value }): FilledAnswer[] => {
    const question = fieldAt(path);
    const after = question && clean(question.field, value);
    if (!question || after === undefined) return [];
    const sectionId = path.split('.')[0] as SectionId; // fieldAt knows it
    next[sectionId] ??= emptyValues(sectionOf(sectionId).fields);
    setPath(next, path, after);
    const before = getPath(sections, path) as Value | undefined;
    return [{ path, after, ...(before === undefined ? {} : { before }) }];
  });
  const newSections = (Object.keys(next) as SectionId[]).filter((id) => !sections[id]);
  return { sections: next, filled, newSections };
}
