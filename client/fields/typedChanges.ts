/** What was typed into a section form beyond what is saved: told apart, laid over newer answers, and typed in again. */
import type { Field } from '#domain/fields/field';
import type { Typed, TypedValues } from './typedValues.ts';
import type { SectionFormState } from './useSectionForm.ts';

/** Only the boxes that differ; groups hold only their boxes that differ. */
export type TypedChanges = Partial<TypedValues>;

const asGroup = (value: unknown): TypedChanges => (typeof value === 'object' && value !== null ? value : {});
/** Anything else comes from a draft of another version of the form. */
const isBoxValue = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';
const isNothing = (changes: TypedChanges) => Object.keys(changes).length === 0;

/** Those of `typed` that differ from `base`; undefined when none does. */
export function typedChanges(
  fields: readonly Field[],
  typed: TypedChanges,
  base: TypedChanges,
): TypedChanges | undefined {
  const changes: TypedChanges = {};
  for (const field of fields) {
    const value: unknown = typed[field.name];
    const before = base[field.name];
    const change: Typed | undefined =
      field.kind === 'group'
        ? (typedChanges(field.fields, asGroup(value), asGroup(before)) as TypedValues | undefined)
        : isBoxValue(value) && value !== before
          ? value
          : undefined;
    if (change !== undefined) changes[field.name] = change;
  }
  return isNothing(changes) ? undefined : changes;
}

/** `values` with the changes laid over them. */
export function withChanges(values: TypedValues, changes: TypedChanges): TypedValues {
  const laid = { ...values };
  for (const [name, change] of Object.entries(changes)) {
    if (change === undefined) continue;
    laid[name] =
      typeof change === 'object' ? withChanges(asGroup(laid[name]) as TypedValues, change) : change;
  }
  return laid;
}

/** The path of the first box that differs: where to look. */
export function firstChange(changes: TypedChanges): string {
  const [entry] = Object.entries(changes);
  if (!entry) return '';
  const [name, change] = entry;
  return typeof change === 'object' ? `${name}.${firstChange(change)}` : name;
}

/** Types changes into the boxes, as a person would. */
export function typeIn(form: SectionFormState, changes: TypedChanges, prefix = ''): void {
  for (const [name, change] of Object.entries(changes)) {
    if (typeof change === 'object') typeIn(form, change, `${prefix}${name}.`);
    else if (change !== undefined)
      form.setValue(`${prefix}${name}`, change, { shouldDirty: true, shouldTouch: true });
  }
}
