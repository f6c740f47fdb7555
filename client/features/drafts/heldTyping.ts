/**
 * What was typed last before the session ended, and could therefore not be kept as a draft: held in memory, never in the
 * browser's storage, until the same person signs in again in this window.
 */
import type { BodyOf } from '#domain/api';
import { callApi } from '../../lib/callApi.ts';

export type DraftValues = BodyOf<'saveDraft'>['values'];

const held = new Map<string, { userId: string; values: DraftValues }>();

export function holdTyping(userId: string, sectionId: string, values: DraftValues): void {
  held.set(sectionId, { userId, values });
}

/** Makes drafts of it for the person who has come back; what another person typed is dropped. */
export async function keepHeldTyping(userId: string): Promise<void> {
  for (const [sectionId, { userId: typist, values }] of held) {
    if (typist === userId) await callApi('saveDraft', { params: { sectionId }, body: { values } });
    held.delete(sectionId);
  }
}
