/** Amounts of a list: target, then the names its line may have. A summary beside the boxes may call other amounts so: the boxes count. */
import type { SaidRule } from '../../understanding/formDefinition.ts';

export type Amounts = Readonly<Record<`fields.${string}`, readonly string[]>>;

export const saidAmounts = (amounts: Amounts): SaidRule[] =>
  Object.entries(amounts).map(([to, after]) => ({
    to: [to as `fields.${string}`],
    as: 'money',
    after,
    yields: true,
  }));
