/** Reading and submitting the questionnaire; saving is saveAnswers.ts. */
import { messages } from '#domain/messages';
import { filledSections } from '#domain/questionnaire/progress';
import { SECTION_IDS } from '#domain/questionnaire/sections';
import { AppError } from '#platform/appError';
import type { Vault } from '#platform/cipher/vault';
import { removeDrafts } from '#platform/models/draft';
import {
  findQuestionnaire,
  findQuestionnaireStatus,
  submitQuestionnaire,
} from '#platform/models/questionnaire';
import { presentQuestionnaire, presentStatus, type PresentedQuestionnaire } from './presentQuestionnaire.ts';

const text = messages.questionnaire;
/** A save may come between reading and submitting: each round one of them wins. */
const MAX_ROUNDS = 20;

/** The questionnaire; null before anything was saved. */
export async function readQuestionnaire(vault: Vault): Promise<PresentedQuestionnaire | null> {
  const stored = await findQuestionnaire(vault);
  return stored && (await presentQuestionnaire(vault, stored));
}

/** Status, percentage and submission time, without opening an answer. */
export async function readStatus(vault: Vault) {
  const { status, completionPercentage, submittedAt } = await findQuestionnaireStatus(vault);
  return {
    status: presentStatus(status, completionPercentage),
    completionPercentage,
    submittedAt: submittedAt?.toISOString() ?? null,
  };
}

/** Throws 409 once the questionnaire is submitted. */
export async function requireOpen(vault: Vault, message: string = text.submittedReadOnly): Promise<void> {
  const { status } = await findQuestionnaireStatus(vault);
  if (status === 'submitted') throw new AppError(409, 'SUBMITTED', message);
}

/** Submits what is saved; of many calls one succeeds and the others get 409. Throws 400 when nothing was ever saved. */
export async function submit(vault: Vault): Promise<PresentedQuestionnaire> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const stored = await findQuestionnaire(vault);
    if (stored?.status === 'submitted') throw new AppError(409, 'SUBMITTED', text.alreadySubmitted);
    if (!stored || filledSections(stored.sections).length === 0)
      throw new AppError(400, 'NOTHING_TO_SUBMIT', text.nothingToSubmit);
    const submittedAt = await submitQuestionnaire(vault, stored.rev);
    if (!submittedAt) continue;
    await removeDrafts(vault, SECTION_IDS);
    return await presentQuestionnaire(vault, { ...stored, status: 'submitted', submittedAt });
  }
  throw new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 1 });
}
