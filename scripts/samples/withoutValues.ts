/** Expected values without those that a layout does not print. */
import type { ExpectedValues } from './sample.ts';

export function withoutValues(values: ExpectedValues, omitted: readonly string[]): ExpectedValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !omitted.includes(name)));
}
