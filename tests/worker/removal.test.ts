/** Removing, clearing and deleting while a document is being read: nothing of it stays and nothing comes back. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readingOf } from '../../worker/saving/readingBuilder.ts';
import {
  freshMark,
  newAccount,
  openBenchWithWorker,
  upload,
  vaultNow,
  whenReading,
} from './support/bench.ts';
import { until } from './support/until.ts';

const mongoose = (await import('mongoose')).default;
const { HOUR, setClock } = await import('#platform/clock');
const { eraseAccount, eraseUserData } = await import('#platform/eraseUserData');
const { removeDocument } = await import('#platform/removeDocument');
const { MODELS } = await import('#platform/models/index');
const { listDocuments } = await import('#platform/models/documentRepository');
const { findQuestionnaire } = await import('#platform/models/questionnaire');
const { listQueuedDocuments } = await import('#platform/extractionQueue');

await openBenchWithWorker();

async function beingRead() {
  const vault = await newAccount();
  const mark = freshMark();
  const reading = readingOf('w2-form', {
    'primaryPerson.fullName': 'Ann Lee',
    'primaryPerson.ssn': '900-11-1111',
  });
  const documentId = await upload(vault, { reader: 'waits', mark, reading });
  await whenReading(vault, documentId);
  return { vault, documentId, letGo: () => writeFileSync(mark, '') };
}

/** Rows of a user in every collection that has users, standing erasure orders aside. */
async function rowsOf(userId: string): Promise<string[]> {
  const counted = await Promise.all(
    MODELS.filter((model) => 'userId' in model.schema.paths && model.modelName !== 'Erasure').map(
      async (model) => {
        const count = await model.collection.countDocuments({ userId: new mongoose.Types.ObjectId(userId) });
        return count ? [`${model.modelName}: ${count}`] : [];
      },
    ),
  );
  const files = await mongoose.connection
    .collection('files.files')
    .countDocuments({ 'metadata.userId': userId });
  return [...counted.flat(), ...(files ? [`files: ${files}`] : [])];
}

const whenFree = async () =>
  await until('the reader is free', async () => !(await listQueuedDocuments()).length);

describe('When a document is removed while it is being read', () => {
  it('then its result is dropped and its file is gone', async () => {
    const { vault, documentId, letGo } = await beingRead();
    expect(await removeDocument(vault, documentId)).toBe(true);
    expect(await removeDocument(vault, documentId)).toBe(false);
    letGo();
    await whenFree();
    expect(await rowsOf(vault.userId)).toEqual([]);
  });
});

describe('When everything is cleared while documents are being read', () => {
  it('then the counts are right, nothing stays and the account goes on', async () => {
    const { vault, letGo } = await beingRead();
    await upload(vault, { reader: 'spins' }, 'w2-form', false);
    const counts = await Promise.all([eraseUserData(vault.userId), eraseUserData(vault.userId)]);
    letGo();
    expect(counts.map((count) => count?.documents).sort()).toEqual([0, 2]);
    await whenFree();
    expect(await rowsOf(vault.userId)).toEqual([]);
    const later = await vaultNow(vault);
    expect(await findQuestionnaire(later)).toBeNull();
    await upload(later, { reader: 'reads', reading: readingOf('other', {}) }, 'other');
    expect(await listDocuments(later)).toHaveLength(1);
  });
});

describe('When an account is deleted while a document is being read', () => {
  it('then nothing of it stays', async () => {
    const { vault, letGo } = await beingRead();
    expect(await eraseAccount(vault.userId)).toMatchObject({ documents: 1 });
    letGo();
    await whenFree();
    expect(await rowsOf(vault.userId)).toEqual([]);
  });
});

describe('When a document was removed by a process whose clock is wrong, and which died', () => {
  it.each([1, -1])(
    '(by %i hours), then the sweep takes it when it is due',
    async (hours) => {
      const { hideDocument } = await import('#platform/models/documentRepository');
      const { DocumentModel } = await import('#platform/models/document');
      const { finishRemovals } = await import('#platform/reconciler/sweepLeftovers');
      const vault = await newAccount();
      const documentId = await upload(vault, { reader: 'spins' }, 'w2-form', false);
      setClock(() => new Date(Date.now() + hours * HOUR));
      await hideDocument(vault, documentId);
      setClock();
      await finishRemovals(); // the request that removes it is given ten seconds
      expect(await DocumentModel.exists({ _id: documentId })).not.toBeNull();
      const swept = async () => {
        await finishRemovals();
        return (await DocumentModel.exists({ _id: documentId })) === null;
      };
      await until('the sweep', swept, 60_000);
      expect(await rowsOf(vault.userId)).toEqual([]);
    },
    90_000,
  );
});
