/** The questionnaire as every page can rely on it: what an answer leaves out is empty, a section that is null was never saved. */
import { withDefaults } from '../../lib/withDefaults.ts';
import type { Questionnaire } from './questionnaire.ts';

const NOTHING: Omit<Questionnaire, 'rev'> = {
  status: 'in_progress',
  submittedAt: null,
  completionPercentage: 0,
  additionalPeople: [],
  aiExtractedData: null,
  taxReturnUpload: { uploaded: false },
  provenance: {},
  suggestions: {},
};

/** Of revisions it invents none: without one, what is posted later counts as it stands. */
export const completeQuestionnaire = (answer: Questionnaire): Questionnaire => ({
  ...withDefaults(NOTHING, answer),
  rev: answer.rev,
});
