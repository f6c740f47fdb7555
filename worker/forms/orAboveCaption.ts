/** Labels that stand above their boxes on a form, and below them on papers drawn anew. */
import type { FieldRule } from '../understanding/formDefinition.ts';

/** The same rule, which takes what stands above its labels where a portal or a firm prints all of them below their boxes. */
export const orAboveCaption = (rule: FieldRule): FieldRule => ({
  ...rule,
  where: rule.where.map((one) => ('below' in one ? { ...one, caption: 'page' as const } : one)),
});
