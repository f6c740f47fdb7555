/** What only the forms of a file together say: a second business, a second account, a business beside a job. */
import type { FoundValue } from '#domain/documents/extraction';
import type { Candidate } from './candidate.ts';
import { holds } from './wholeForm/derive.ts';
import type { SeveralRule } from './formDefinition.ts';
import type { FormInstance } from './formInstance.ts';

/** The values that follow from several forms in one file; they stand where the last of the forms has its own. */
export function acrossForms(instances: readonly FormInstance[]): FoundValue[] {
  const definitions = [...new Set(instances.map(({ definition }) => definition))];
  return definitions.flatMap((definition) => {
    const own = instances.filter((instance) => instance.definition === definition);
    const several = (definition.several ?? []).flatMap((rule) => ofSeveral(rule, own));
    const beside = (definition.beside ?? []).flatMap(({ form, to, value, when }) => {
      const isThere = instances.some((other) => other.definition.name === form);
      const one = isThere && own.find(({ values }) => holds(when, values));
      return one ? [derivedFrom(one, when.field, to, value)] : [];
    });
    return [...several, ...beside];
  });
}

function ofSeveral(
  { by, with: also = by, to, value }: SeveralRule,
  instances: readonly FormInstance[],
): FoundValue[] {
  const different = new Map(
    instances.flatMap((instance) => {
      const key = valueAt(by, instance)?.value;
      return key === undefined || !valueAt(also, instance) ? [] : [[key, instance] as const];
    }),
  );
  if (different.size < 2) return [];
  const all = [...different.values()];
  const result = typeof value === 'object' ? sumOf(value.sumOf, all) : value === 'count' ? all.length : value;
  return result === null ? [] : [derivedFrom(all.at(-1)!, by, to, result)];
}

/** Null where one of them lacks its amount: half a sum is none. */
function sumOf(path: string, instances: readonly FormInstance[]): number | null {
  const amounts = instances.map((instance) => valueAt(path, instance)?.value);
  if (!amounts.every((amount) => typeof amount === 'number')) return null;
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

const valueAt = (path: string, { values }: FormInstance): Candidate | undefined =>
  values.find(({ to }) => to === path);

const derivedFrom = (
  instance: FormInstance,
  cause: string,
  to: FoundValue['to'],
  value: FoundValue['value'],
): FoundValue => ({
  ...valueAt(cause, instance)!,
  to,
  value,
  source: 'derived',
  use: 'direct',
  form: instance.recognised.form,
});
