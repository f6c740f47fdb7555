/** Reading, saving and submitting the questionnaire. */
import { isDeepStrictEqual } from 'node:util';
import { messages } from '#domain/messages';
import { filledSections } from '#domain/questionnaire/progress';
import type { QuestionnaireBody } from '#domain/questionnaire/questionnaireSchema';
import { SECTION_IDS } from '#domain/questionnaire/sections';
import { AppError } from '#platform/appError';
import type { Vault } from '#platform/cipher/vault';
import { now } from '#platform/clock';
import { removeDrafts } from '#platform/models/draft';
import {
  EMPTY_CONTENT,
  findQuestionnaire,
  findQuestionnaireStatus,
  findRevision,
  saveQuestionnaire,
  submitQuestionnaire,
  type QuestionnaireContent,
  type StoredQuestionnaire,
} from '#platform/models/questionnaire';
import { inTurn } from './inTurn.ts';
import { mergeSections, type Merged } from './mergeSections.ts';
import { presentQuestionnaire, presentStatus, type PresentedQuestionnaire } from './presentQuestionnaire.ts';
import { storedRevision } from './publicRevision.ts';

const text = messages.questionnaire;
/** Racing writers: each round one of them wins, so this many rounds serve this many tabs. */
const MAX_ROUNDS = 20;

const NOTHING_SAVED: StoredQuestionnaire = {
  ...EMPTY_CONTENT,
  rev: 0,
  status: 'in_progress',
  submittedAt: null,
  updatedAt: new Date(0),
};

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

/** Answers changed by a person lose their source; one taken over from a suggestion gets the suggestion's. */
function withSources(current: QuestionnaireContent, { sections, changed }: Merged): QuestionnaireContent {
  const provenance = { ...current.provenance };
  const suggestions = { ...current.suggestions };
  for (const path of changed) {
    const offered = suggestions[path];
    delete provenance[path];
    delete suggestions[path];
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], sections);
    if (offered && offered.value === value) provenance[path] = offered.from;
  }
  const { additionalPeople, unplaced, aiExtractedData } = current;
  return { sections, provenance, suggestions, additionalPeople, unplaced, aiExtractedData };
}

async function stale(
  vault: Vault,
  current: StoredQuestionnaire,
  conflicts: Merged['conflicts'],
): Promise<AppError> {
  const questionnaire = current.rev === 0 ? null : await presentQuestionnaire(vault, current);
  return new AppError(409, 'STALE', text.stale, { extra: { questionnaire, conflicts } });
}

/** The sections the poster's copy was loaded with; undefined when it is the current one or the poster knows no revisions. */
async function findBase(vault: Vault, current: StoredQuestionnaire, posted: number | undefined) {
  if (posted === undefined) return undefined;
  const rev = storedRevision(vault, posted);
  if (rev === current.rev) return undefined;
  if (rev === 'cleared' || rev > current.rev) throw await stale(vault, current, []);
  // Older than the twenty kept: as if loaded empty, so that whatever differs is a conflict and nothing is wiped.
  return (await findRevision(vault, rev))?.sections ?? {};
}

/** What is stored afterwards, and which sections of it are new; null when somebody else saved first. */
async function saveOnce(vault: Vault, body: QuestionnaireBody, posted: number | undefined) {
  const current = (await findQuestionnaire(vault)) ?? NOTHING_SAVED;
  if (current.status === 'submitted') throw new AppError(409, 'SUBMITTED', text.submittedReadOnly);
  const merged = mergeSections(body, current.sections, await findBase(vault, current, posted));
  if (merged.conflicts.length > 0) throw await stale(vault, current, merged.conflicts);
  if (!merged.hasChanges) return { stored: current, saved: [] }; // nothing said is nothing saved
  const content = withSources(current, merged);
  const rev = await saveQuestionnaire(vault, current.rev, content);
  if (rev === null) return null;
  const saved = SECTION_IDS.filter((id) => !isDeepStrictEqual(merged.sections[id], current.sections[id]));
  return { stored: { ...current, ...content, rev, updatedAt: now() }, saved };
}

/**
 * Saves posted sections over whatever is stored now. `rev` is the revision the poster's copy was loaded at; without it
 * posted values win. Throws 409 STALE (with the current questionnaire and the conflicts) or 409 SUBMITTED.
 */
export async function save(
  vault: Vault,
  body: QuestionnaireBody,
  rev = body.rev,
): Promise<PresentedQuestionnaire> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const done = await inTurn(vault.userId, async () => await saveOnce(vault, body, rev));
    if (!done) continue; // somebody else saved first: merge with what they saved
    // a section that was only posted along keeps the draft of what is typed in it
    await removeDrafts(vault, done.saved);
    return await presentQuestionnaire(vault, done.stored);
  }
  throw new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 1 });
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
