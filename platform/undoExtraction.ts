/** Takes back what one document changed; answers and people edited since then keep their newer value. */
import type { ClientSession } from 'mongoose';
import type { Vault } from './cipher/vault.ts';
import { listPeople, removePersonOfType, savePerson } from './models/person.ts';
import { findQuestionnaire, saveQuestionnaire } from './models/questionnaire.ts';
import { claimSnapshot, type StoredSnapshot } from './models/snapshot.ts';
import { holdEpoch } from './models/user.ts';
import { withTransaction } from './mongo.ts';
import { revertContent, revertPerson } from './revertExtraction.ts';

export type UndoOutcome = 'undone' | 'unknown' | 'submitted' | 'changed-meanwhile';

async function revertPeople(vault: Vault, snapshot: StoredSnapshot, session: ClientSession): Promise<void> {
  const stored = await listPeople(vault, session);
  for (const changed of snapshot.people) {
    const { personType } = changed;
    const current = stored.find((person) => person.personType === personType);
    if (!current) continue; // deleted since then: it stays deleted
    const { person, sources, sourceDocument } = current;
    const reverted = revertPerson({ person, sources, sourceDocument }, changed, snapshot.documentId);
    if (reverted) await savePerson(vault, personType, reverted, session);
    else await removePersonOfType(vault, personType, session);
  }
}

class CannotUndo extends Error {
  readonly outcome: UndoOutcome;
  constructor(outcome: UndoOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** Undoes a snapshot once, all or nothing. Never throws for a reason the answer can tell. */
export async function undoExtraction(vault: Vault, snapshotId: string): Promise<UndoOutcome> {
  try {
    await withTransaction(async (session) => {
      if (!(await holdEpoch(vault, session))) throw new CannotUndo('unknown');
      const current = await findQuestionnaire(vault, session);
      if (current?.status === 'submitted') throw new CannotUndo('submitted');
      const snapshot = await claimSnapshot(vault, snapshotId, session);
      if (!snapshot) throw new CannotUndo('unknown');
      await revertPeople(vault, snapshot, session);
      if (!current) return;
      const content = revertContent(current, snapshot);
      if ((await saveQuestionnaire(vault, current.rev, content, session)) === null)
        throw new CannotUndo('changed-meanwhile');
    });
    return 'undone';
  } catch (error) {
    if (error instanceof CannotUndo) return error.outcome;
    throw error;
  }
}
