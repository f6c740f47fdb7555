/** Typing that was not saved yet: kept as it stands, valid or not, and counted nowhere. */
import type { AnswerOf } from '#domain/api';
import type { Values } from '#domain/fields/field';
import { messages } from '#domain/messages';
import { isSectionId, sectionOf, type SectionId } from '#domain/questionnaire/sections';
import { AppError } from '#platform/appError';
import type { Vault } from '#platform/cipher/vault';
import { now } from '#platform/clock';
import { listDrafts, removeDrafts, saveDraft } from '#platform/models/draft';
import { requireOpen } from './questionnaireService.ts';

function requireSection(id: string | undefined): SectionId {
  if (id === undefined || !isSectionId(id)) throw new AppError(404, 'NOT_FOUND', messages.http.notFound);
  return id;
}

/** All drafts of a user. */
export async function readDrafts(vault: Vault): Promise<AnswerOf<'listDrafts'>['drafts']> {
  const drafts = await listDrafts(vault);
  return drafts.map(({ sectionId, values, updatedAt }) => ({
    sectionId,
    values,
    savedAt: updatedAt.toISOString(),
  }));
}

/** Keeps the typing of one section: its own fields only, unchecked, because half a date is worth keeping too. */
export async function keepDraft(
  vault: Vault,
  id: string | undefined,
  values: Record<string, unknown>,
): Promise<string> {
  const sectionId = requireSection(id);
  await requireOpen(vault);
  const names = new Set(sectionOf(sectionId).fields.map(({ name }) => name));
  const known = Object.entries(values).filter(([name]) => names.has(name));
  await saveDraft(vault, sectionId, Object.fromEntries(known) as Values);
  return now().toISOString();
}

/** Forgets the draft of one section. */
export async function forgetDraft(vault: Vault, id: string | undefined): Promise<void> {
  await removeDrafts(vault, [requireSection(id)]);
}
