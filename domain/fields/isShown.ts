/** Whether a field is on screen, given the answers of its siblings. */
import type { Field, Values } from './field.ts';

/** True unless `showWhen` names a sibling whose value is another one. */
export function isShown(field: Field, siblings: Values): boolean {
  return !field.showWhen || siblings[field.showWhen.name] === field.showWhen.is;
}
