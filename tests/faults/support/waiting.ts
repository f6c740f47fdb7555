/** Waiting for what must become true after a fault. */
import { waitUntil } from '../../../scripts/processes/waitUntil.ts';
import type { FaultPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

export interface ListedDocument {
  readonly documentId: string;
  readonly extractionStatus: 'pending' | 'completed' | 'failed';
  readonly extractionError: string | null;
}

/** The user's documents; throws while the portal does not answer. */
export async function listDocuments(user: Visitor): Promise<ListedDocument[]> {
  const { status, body } = await user.call('GET', '/api/ai/documents');
  if (status !== 200) throw new Error(`documents: ${status}`);
  return body.documents as ListedDocument[];
}

/**
 * Waits until nothing of the user is pending; answers the documents. R2 allows 120 s. Many documents may take long on a busy
 * machine: it gives up when none of them was read for `limitMs`.
 */
export async function untilRead(
  user: Visitor,
  { limitMs = 300_000, everyMs = 100 } = {},
): Promise<ListedDocument[]> {
  let pending = Infinity;
  for (;;) {
    const documents = await waitUntil(
      'a reading',
      async () => {
        const listed = await listDocuments(user);
        return countPending(listed) < pending ? listed : undefined;
      },
      { limitMs, everyMs },
    );
    pending = countPending(documents);
    if (pending === 0) return documents;
  }
}

const countPending = (documents: readonly ListedDocument[]) =>
  documents.filter(({ extractionStatus }) => extractionStatus === 'pending').length;

/** Waits until one document is completed or failed. */
export async function untilDocumentRead(user: Visitor, documentId: string, limitMs = 300_000) {
  return await waitUntil(
    'the reading',
    async () => {
      const found = (await listDocuments(user)).find((document) => document.documentId === documentId);
      return found?.extractionStatus === 'pending' ? undefined : found;
    },
    { limitMs },
  );
}

/** Waits until the portal says it is ready; answers how long that took in ms. */
export async function untilReady(portal: FaultPortal, limitMs = 300_000): Promise<number> {
  const from = performance.now();
  await waitUntil('the portal', () => portal.isReady(), { limitMs, everyMs: 50 });
  return performance.now() - from;
}

/** What the portal knows of a user: people, and the questionnaire's revision. */
export async function stateOf(user: Visitor) {
  const people = await user.call('GET', '/api/ai/people');
  const { body } = await user.call('GET', '/api/questionnaire');
  return {
    people: people.body.people as { personType: string }[],
    rev: (body.questionnaire?.rev ?? 0) as number,
    questionnaire: body.questionnaire as Record<string, unknown> | null,
  };
}
