/** What documents changed in the questionnaire, and taking it back. */
import type { AnswerOf } from '#domain/api';
import { idPattern } from '#domain/api/call';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import type { Vault } from '#platform/cipher/vault';
import { listDocuments } from '#platform/models/documentRepository';
import { findQuestionnaireStatus } from '#platform/models/questionnaire';
import { listSnapshots } from '#platform/models/snapshot';
import { undoExtraction, type UndoOutcome } from '#platform/undoExtraction';
import type { PresentedQuestionnaire } from './presentQuestionnaire.ts';
import { readQuestionnaire } from './questionnaireService.ts';

type Snapshot = AnswerOf<'listSnapshots'>['snapshots'][number];

const text = messages.questionnaire;

/** What each document changed, newest first; the snapshots of a removed document go with it. */
export async function readSnapshots(vault: Vault): Promise<Snapshot[]> {
  const [snapshots, documents, { status }] = await Promise.all([
    listSnapshots(vault),
    listDocuments(vault),
    findQuestionnaireStatus(vault),
  ]);
  const types = new Map(documents.map(({ documentId, documentType }) => [documentId, documentType]));
  return snapshots.flatMap(({ snapshotId, documentId, originalName, createdAt, undoneAt, answers }) => {
    const documentType = types.get(documentId);
    if (!documentType) return [];
    const changes = answers.map(({ path, before, after }) => ({ path, before: before ?? null, after }));
    const canUndo = undoneAt === null && status !== 'submitted';
    return [
      {
        snapshotId,
        documentId,
        documentType,
        originalName,
        createdAt: createdAt.toISOString(),
        changes,
        canUndo,
      },
    ];
  });
}

const REFUSALS: Record<Exclude<UndoOutcome, 'undone' | 'changed-meanwhile'>, () => AppError> = {
  unknown: () => new AppError(404, 'NOT_FOUND', text.unknownSnapshot),
  submitted: () => new AppError(409, 'SUBMITTED', text.submittedReadOnly),
};
const MAX_ROUNDS = 10;

/** Takes back what one document changed and answers the questionnaire as it is then; null when nothing is left of it. */
export async function undo(vault: Vault, snapshotId: string | undefined): Promise<PresentedQuestionnaire> {
  if (!snapshotId || !idPattern.test(snapshotId)) throw REFUSALS.unknown();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const outcome = await undoExtraction(vault, snapshotId);
    if (outcome === 'changed-meanwhile') continue;
    const questionnaire = outcome === 'undone' ? await readQuestionnaire(vault) : null;
    if (questionnaire) return questionnaire;
    throw REFUSALS[outcome === 'submitted' ? outcome : 'unknown']();
  }
  throw new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 1 });
}
