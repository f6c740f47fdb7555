/** The questionnaire as the browser holds it. */
import type { AnswerOf } from '#domain/api';
import type { Value, Values } from '#domain/fields/field';
import { SECTION_IDS, type SavedSections, type SectionId } from '#domain/questionnaire/sections';

export type Questionnaire = NonNullable<AnswerOf<'getQuestionnaire'>['questionnaire']> & SavedSections;
/** `null`: nothing was ever saved; `undefined`: not loaded. */
export type MaybeQuestionnaire = Questionnaire | null | undefined;

/** The saved sections of a questionnaire, and nothing else of it. */
export function savedSections(questionnaire: MaybeQuestionnaire): SavedSections {
  if (!questionnaire) return {};
  const saved = SECTION_IDS.filter((id) => questionnaire[id] !== undefined);
  return Object.fromEntries(saved.map((id) => [id, questionnaire[id]]));
}

export function isSubmitted(questionnaire: MaybeQuestionnaire): boolean {
  return questionnaire?.status === 'submitted';
}

/** An answer that was changed here and in another window meanwhile. */
export interface Conflict {
  path: string;
  yours: Value;
  theirs: Value;
}

/** What a refused save says about the newer copy: the server's answer to an outdated one (code STALE). */
export interface StaleAnswer {
  questionnaire: Questionnaire;
  conflicts: Conflict[];
}

export type SectionUpdate = Partial<Record<SectionId, Values>>;
