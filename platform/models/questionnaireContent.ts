/** What a questionnaire holds that names a person or quotes a document. */
import type { ExtractedPerson } from '#domain/documents/extraction';
import type { AiExtractedData } from '#domain/questionnaire/questionnaire';
import type { SavedSections } from '#domain/questionnaire/sections';
import type { PersonContent } from './person.ts';
import type { ProvenanceMap, Suggestion } from './provenance.ts';

/** Sealed as one value. */
export interface QuestionnaireContent {
  readonly sections: SavedSections;
  /** Where extracted answers came from, by leaf path; an answer the person changed afterwards keeps none. */
  readonly provenance: ProvenanceMap;
  /** Leaf path -> a reading that needs a yes. */
  readonly suggestions: Readonly<Record<string, Suggestion>>;
  readonly additionalPeople: readonly ExtractedPerson[];
  /** People of documents who are neither the client nor a known spouse; a later tax return may tell who they are. */
  readonly unplaced: readonly PersonContent[];
  readonly aiExtractedData: AiExtractedData | null;
}

export const EMPTY_CONTENT: QuestionnaireContent = {
  sections: {},
  provenance: {},
  suggestions: {},
  additionalPeople: [],
  unplaced: [],
  aiExtractedData: null,
};

/** Only the content of what may carry more (a stored questionnaire): facts have columns of their own. */
export const contentOf = (q: QuestionnaireContent): QuestionnaireContent => ({
  sections: q.sections,
  provenance: q.provenance,
  suggestions: q.suggestions,
  additionalPeople: q.additionalPeople,
  unplaced: q.unplaced,
  aiExtractedData: q.aiExtractedData,
});
