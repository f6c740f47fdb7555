/** The printed labels that a form's data names. */
import type { FormDefinition } from '../formDefinition.ts';
import type { Where } from '../locate/where.ts';

/** Every label a place mentions. */
function labelsOf(where: Where): string[] {
  if ('join' in where) return where.join.flatMap(labelsOf);
  if ('between' in where) return [...where.between];
  if ('under' in where) return [where.under];
  if ('block' in where) return [where.block];
  if ('table' in where) return [where.table];
  if ('above' in where) return [where.above];
  if ('total' in where) return [where.total];
  if ('letter' in where || 'anywhere' in where || 'heading' in where) return [];
  const more = 'below' in where ? (where.across ?? []) : where.column ? [where.column] : [];
  return ['below' in where ? where.below : where.right, ...(where.beside ? [where.beside] : []), ...more];
}

const known = new WeakMap<FormDefinition, readonly string[]>();

/** Every label of a form, for finding them all at once. */
export function allLabels(form: FormDefinition): readonly string[] {
  const labels = known.get(form) ?? collect(form);
  known.set(form, labels);
  return labels;
}

function collect(form: FormDefinition): string[] {
  const rules = [...form.fields, ...(form.proofs ?? [])];
  const fields = rules.flatMap((rule) => rule.where.flatMap(labelsOf));
  const questions = (form.questions ?? []).map(({ asks }) => asks);
  const options = (form.choices ?? []).flatMap((rule) => rule.options.flatMap((option) => option.labels));
  return [
    ...new Set([...fields, ...options, ...questions, ...(form.copies?.flat() ?? []), ...form.otherLabels]),
  ];
}
