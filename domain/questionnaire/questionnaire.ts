/** The questionnaire as it travels between server and browser. */
import type { ExtractedPerson } from '../documents/extraction.ts';
import type { SavedSections } from './sections.ts';

export type QuestionnaireStatus = 'not_started' | 'in_progress' | 'submitted';

/** Server-owned facts plus the saved sections. Dates are ISO 8601 texts. */
export interface Questionnaire extends SavedSections {
  readonly status: QuestionnaireStatus;
  readonly submittedAt: string | null;
  readonly completionPercentage: number;
  /** Revision the copy was read at; posted back, it lets the server notice an outdated copy. */
  readonly rev: number;
  readonly additionalPeople: readonly ExtractedPerson[];
  readonly aiExtractedData: AiExtractedData | null;
  readonly taxReturnUpload: { readonly uploaded: boolean };
}

export interface AiExtractedData {
  readonly sourceFile: string;
  readonly extractedAt: string;
  readonly isValidated: boolean;
}
