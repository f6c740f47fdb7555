/**
 * Drafts on their way to the server, noted for this window: a page that comes right after asks again until they are there,
 * rather than take an older list for all there is. Noted is the section's id, never what was typed.
 */
import type { AnswerOf } from '#domain/api';

type Draft = AnswerOf<'listDrafts'>['drafts'][number];
/** By user and section: when the draft was saved that the server had before; empty where there was none. */
type Noted = Record<string, string>;

const KEY = 'draftsUnderWay';
const keyOf = (userId: string, sectionId: string) => `${userId}/${sectionId}`;

function readNoted(): Noted {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Noted;
  } catch {
    return {}; // somebody else's
  }
}

const write = (noted: Noted) => sessionStorage.setItem(KEY, JSON.stringify(noted));

export function noteUnderWay(userId: string, sectionId: string, savedBefore: string): void {
  write({ ...readNoted(), [keyOf(userId, sectionId)]: savedBefore });
}

/** It came, was refused, or is not wanted any more. */
export function noteSettled(userId: string, sectionId: string): void {
  const noted = readNoted();
  delete noted[keyOf(userId, sectionId)];
  write(noted);
}

/** Is one still missing among `drafts`? Those that have come are settled. */
export function isOneUnderWay(userId: string, drafts: readonly Draft[]): boolean {
  for (const { sectionId, savedAt } of drafts) {
    const before = readNoted()[keyOf(userId, sectionId)];
    if (before !== undefined && savedAt > before) noteSettled(userId, sectionId);
  }
  return Object.keys(readNoted()).some((key) => key.startsWith(`${userId}/`));
}
