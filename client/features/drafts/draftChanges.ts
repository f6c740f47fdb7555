/** What a draft of an earlier visit says that is not saved. */
import type { Values } from '#domain/fields/field';
import type { Section } from '#domain/questionnaire/section';
import { type TypedChanges, typedChanges } from '../../fields/typedChanges.ts';
import { toTyped } from '../../fields/typedValues.ts';
import type { Draft } from './useDrafts.ts';

/** Undefined when all of it is saved; a draft of an older form loses only what no longer exists. */
export function draftChanges({ fields }: Section, stored: Values | undefined, draft: Draft | undefined) {
  return draft && typedChanges(fields, draft.values as TypedChanges, toTyped(fields, stored));
}
