/** What a client may post as the whole questionnaire: sections only; everything server-owned is dropped. */
import { z } from 'zod';
import { fieldsSchema } from '../fields/check.ts';
import type { Field, Values } from '../fields/field.ts';
import { SECTIONS, type SectionId } from './sections.ts';

const section = (fields: readonly Field[]) =>
  fieldsSchema(fields)
    .nullish()
    .transform((values) => values ?? undefined);

const sectionSchemas = Object.fromEntries(
  SECTIONS.map(({ id, fields }) => [id, section(fields)]),
) as unknown as Record<SectionId, z.ZodType<Partial<Values> | undefined>>;

/**
 * Cleaned sections as posted: absent (or null) sections and absent fields are left alone, unknown keys are dropped.
 * `rev` is the revision the posted copy was read at; absent for a client that does not know of revisions.
 */
export const questionnaireBody = z.object({
  rev: z.number().int().nonnegative().optional().catch(undefined),
  ...sectionSchemas,
});
export type QuestionnaireBody = z.output<typeof questionnaireBody>;
