/** Finds the question behind a dotted path of the questionnaire, for places that name an answer by its path. */
import type { Field } from '../fields/field.ts';
import { isSectionId, sectionOf } from './sections.ts';

export interface QuestionAt {
  readonly field: Exclude<Field, { kind: 'group' }>;
  /** The question as a person knows it: `Home Address, Street`. */
  readonly label: string;
  /** The step it stands in: `Personal Information`. */
  readonly sectionTitle: string;
}

/** Question at `section.name` or `section.group.name`; `undefined` when no question has that path. */
export function fieldAt(path: string): QuestionAt | undefined {
  const [sectionId = '', ...names] = path.split('.');
  if (!isSectionId(sectionId)) return undefined;
  const { title, fields } = sectionOf(sectionId);
  const labels: string[] = [];
  let among: readonly Field[] = fields;
  for (const name of names) {
    const field = among.find((one) => one.name === name);
    if (!field) return undefined;
    labels.push(field.label);
    if (field.kind !== 'group') return { field, label: labels.join(', '), sectionTitle: title };
    among = field.fields;
  }
  return undefined;
}
