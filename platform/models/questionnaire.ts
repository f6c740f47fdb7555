/** The questionnaire of a user: sealed sections with a revision, and the last twenty revisions for merging late saves. */
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { filledSections, completionPercentage } from '#domain/questionnaire/progress';
import type { SectionId } from '#domain/questionnaire/sections';
import type { Vault } from '../cipher/vault.ts';
import { now } from '../clock.ts';
import { clear, sealed } from './fieldTags.ts';
import { contentOf, EMPTY_CONTENT, type QuestionnaireContent } from './questionnaireContent.ts';

export interface QuestionnaireRow {
  readonly userId: Types.ObjectId;
  readonly epoch: number;
  readonly rev: number;
  readonly status: 'in_progress' | 'submitted';
  readonly submittedAt: Date | null;
  readonly updatedAt: Date;
  /** Bumped by every transaction that will save a revision: the write is what others wait for. */
  readonly fence: number;
  readonly filledSections: SectionId[];
  readonly content: string;
  readonly history: readonly { readonly rev: number; readonly content: string }[];
}

const KEPT_REVISIONS = 20;

const revision = new Schema(
  { rev: clear(Number, 'a counter'), content: sealed({ required: true }) },
  { _id: false },
);

const schema = new Schema<QuestionnaireRow>(
  {
    userId: clear(Schema.Types.ObjectId, 'an id'),
    epoch: clear(Number, 'a counter'),
    rev: clear(Number, 'a counter'),
    status: clear(String, 'in_progress or submitted'),
    submittedAt: clear(Date, 'a time', { default: null }),
    updatedAt: clear(Date, 'a time'),
    fence: clear(Number, 'a counter', { default: 0 }),
    filledSections: clear([String], 'ids of sections, no answers'),
    content: sealed({ required: true }),
    history: clear([revision], 'a list of sealed revisions', { select: false }),
  },
  { versionKey: false },
);
schema.index({ userId: 1, epoch: 1 }, { unique: true });

export const QuestionnaireModel = mongoose.model<QuestionnaireRow>('Questionnaire', schema, 'questionnaires');

/** A questionnaire as it is read: its facts and its opened content. */
export interface StoredQuestionnaire extends QuestionnaireContent {
  readonly rev: number;
  readonly status: 'in_progress' | 'submitted';
  readonly submittedAt: Date | null;
  readonly updatedAt: Date;
}

/** Where the content of every revision is bound to. */
export const QUESTIONNAIRE_PLACE = 'questionnaires/content';
const mine = (vault: Vault) => ({ userId: vault.userId, epoch: vault.epoch });

/** The user's questionnaire; null when nothing was ever saved (or since everything was cleared). */
export async function findQuestionnaire(
  vault: Vault,
  session?: ClientSession,
): Promise<StoredQuestionnaire | null> {
  const row = await QuestionnaireModel.findOne(mine(vault))
    .session(session ?? null)
    .lean<QuestionnaireRow>();
  if (!row) return null;
  const { rev, status, submittedAt, updatedAt } = row;
  return {
    ...EMPTY_CONTENT,
    ...vault.open<QuestionnaireContent>(QUESTIONNAIRE_PLACE, row.content),
    rev,
    status,
    submittedAt,
    updatedAt,
  };
}

/** Status, percentage and submission time without opening anything. */
export async function findQuestionnaireStatus(vault: Pick<Vault, 'userId' | 'epoch'>) {
  const row = await QuestionnaireModel.findOne({ userId: vault.userId, epoch: vault.epoch })
    .select('status submittedAt filledSections rev')
    .lean<QuestionnaireRow>();
  if (!row) return { status: 'not_started', completionPercentage: 0, submittedAt: null, rev: 0 } as const;
  const { status, submittedAt, rev } = row;
  return {
    status,
    completionPercentage: completionPercentage(row.filledSections.length),
    submittedAt,
    rev,
  } as const;
}

/** The content as it was at a revision, for a three-way merge; null when it is older than the twenty kept. */
export async function findRevision(vault: Vault, rev: number): Promise<QuestionnaireContent | null> {
  if (rev === 0) return EMPTY_CONTENT;
  const row = await QuestionnaireModel.findOne(mine(vault)).select('+history').lean<QuestionnaireRow>();
  const found = row?.history.find((kept) => kept.rev === rev);
  return found
    ? { ...EMPTY_CONTENT, ...vault.open<QuestionnaireContent>(QUESTIONNAIRE_PLACE, found.content) }
    : null;
}

/**
 * The first write of a transaction that will save a revision: whoever saves meanwhile waits for its end. Without it every
 * save in between undoes the transaction, and somebody who types without pause keeps documents from being applied.
 */
export async function holdQuestionnaire(vault: Vault, session: ClientSession): Promise<void> {
  const open = { ...mine(vault), status: 'in_progress' as const };
  await QuestionnaireModel.updateOne(open, { $inc: { fence: 1 } }, { session });
}

/**
 * Saves content over revision `baseRev` (0: nothing saved yet) and answers the new revision; null when somebody else
 * saved first or the questionnaire was submitted: read again, merge, try again. Of racing writers exactly one wins.
 */
export async function saveQuestionnaire(
  vault: Vault,
  baseRev: number,
  content: QuestionnaireContent,
  session?: ClientSession,
): Promise<number | null> {
  return await saveRevisions(vault, baseRev, [content], session);
}

/** As saveQuestionnaire, for several revisions that follow each other; all of them are stored, or none. Answers the last one's number. */
export async function saveRevisions(
  vault: Vault,
  baseRev: number,
  contents: readonly QuestionnaireContent[],
  session?: ClientSession,
): Promise<number | null> {
  const rev = baseRev + contents.length;
  const kept = contents
    .map((content, index) => ({ rev: baseRev + 1 + index, content }))
    .slice(-KEPT_REVISIONS)
    .map((one) => ({ rev: one.rev, content: vault.seal(QUESTIONNAIRE_PLACE, contentOf(one.content)) }));
  const filled = filledSections(contents.at(-1)?.sections ?? {});
  const set = { rev, content: kept.at(-1)?.content, filledSections: filled, updatedAt: now() };
  if (baseRev === 0) return (await insertFirst(vault, { ...set, history: kept }, session)) ? rev : null;
  const { matchedCount } = await QuestionnaireModel.updateOne(
    { ...mine(vault), rev: baseRev, status: 'in_progress' },
    { $set: set, $push: { history: { $each: kept, $slice: -KEPT_REVISIONS } } },
    { session },
  );
  return matchedCount === 1 ? rev : null;
}

async function insertFirst(vault: Vault, set: object, session?: ClientSession): Promise<boolean> {
  // An upsert that never matches a row somebody else made: in a transaction a duplicate key error would abort it.
  const { upsertedCount } = await QuestionnaireModel.updateOne(
    mine(vault),
    { $setOnInsert: { ...set, status: 'in_progress', submittedAt: null } },
    { upsert: true, session },
  );
  return upsertedCount === 1;
}

/** Submits revision `rev`; answers the time, or null when it changed meanwhile or was submitted already. */
export async function submitQuestionnaire(vault: Vault, rev: number): Promise<Date | null> {
  const submittedAt = now();
  const { matchedCount } = await QuestionnaireModel.updateOne(
    { ...mine(vault), rev, status: 'in_progress' },
    { status: 'submitted', submittedAt },
  );
  return matchedCount === 1 ? submittedAt : null;
}

/** Makes a submitted questionnaire editable again (an administrator's act); false when it was not submitted. */
export async function reopenQuestionnaire(vault: Vault): Promise<boolean> {
  const { matchedCount } = await QuestionnaireModel.updateOne(
    { ...mine(vault), status: 'submitted' },
    { status: 'in_progress', submittedAt: null },
  );
  return matchedCount === 1;
}
