/** Amounts of a list: target, then the names its line may have. */
import type { SaidRule } from '../../understanding/formDefinition.ts';

export type Amounts = Readonly<Record<`fields.${string}`, readonly string[]>>;

export const saidAmounts = (amounts: Amounts): SaidRule[] =>
  Object.entries(amounts).map(([to, after]) => ({ to: [to as `fields.${string}`], as: 'money', after }));
