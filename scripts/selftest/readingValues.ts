/** A reading as flat values by the scorer's paths: `primaryPerson.ssn`, `formFields.wages`. */
import type { Reading } from '#domain/documents/extraction';

export type FlatValues = ReadonlyMap<string, string | number | boolean>;

/** Suggestions count only where the document settles the matter: they fill nothing by themselves. */
export function readingValues(reading: Reading, expected: ReadonlySet<string>): FlatValues {
  const values = new Map<string, string | number | boolean>();
  const [first] = reading.forms;
  if (first) values.set('formFields.form', first.form);
  if (first?.taxYear) values.set('formFields.taxYear', first.taxYear);
  for (const { to, value, use } of reading.found) {
    const path = to.replace(/^fields\./, 'formFields.');
    const isStatement = use === 'direct' || path.startsWith('formFields.') || expected.has(path);
    if (isStatement && isGiven(value)) values.set(path, value);
  }
  return values;
}

/** Empty text, 0 and false say that nothing was found (the payload's defaults). */
export const isGiven = (value: unknown): boolean => Boolean(value) && value !== '0';

/** `{a: {b: 1}}` becomes `a.b -> 1`. */
export function flatten(tree: object, prefix = ''): Map<string, string | number | boolean> {
  const flat = new Map<string, string | number | boolean>();
  for (const [name, value] of Object.entries(tree) as [string, string | number | boolean | object][]) {
    if (typeof value === 'object')
      for (const [path, leaf] of flatten(value, `${prefix}${name}.`)) flat.set(path, leaf);
    else flat.set(prefix + name, value);
  }
  return flat;
}
