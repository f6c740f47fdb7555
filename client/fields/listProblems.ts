/** A form's errors as a list for its error summary, in the order of the questions. */
import type { FieldErrors } from 'react-hook-form';
import type { Field } from '#domain/fields/field';
import type { FieldProblem } from '../ui/ErrorSummary.tsx';
import { errorAt } from './errorAt.ts';
import { fieldId } from './fieldId.ts';

export function listProblems(
  sectionId: string,
  fields: readonly Field[],
  errors: FieldErrors,
  prefix = '',
  groupLabel = '',
): FieldProblem[] {
  return fields.flatMap((field): FieldProblem[] => {
    const path = `${prefix}${field.name}`;
    const label = groupLabel ? `${groupLabel}, ${field.label}` : field.label;
    if (field.kind === 'group') return listProblems(sectionId, field.fields, errors, `${path}.`, field.label);
    const message = errorAt(errors, path);
    return message ? [{ id: fieldId(sectionId, path), label, message }] : [];
  });
}
