/** Somebody with many documents does not keep a newcomer waiting, and no quota is slipped past by many uploads at once. */
import { describe, expect, it } from '@jest/globals';
import { until } from '../worker/support/until.ts';
import { openApi, type User } from './support/api.ts';
import { w2 } from './support/files.ts';
import { pdfSaying } from './support/reader.ts';

const api = await openApi({ UPLOAD_WAIT_MS: '0', LIMITS_SCALE: '1.5' });

const MANY = 20;
/** 20 documents a user, times LIMITS_SCALE. */
const QUOTA = 30;
/** The reader of these tests reads two at a time. */
const AT_ONCE = 2;

const statusesOf = async (user: User) =>
  ((await user.call('listDocuments')).body.documents as { extractionStatus: string }[]).map(
    ({ extractionStatus }) => extractionStatus,
  );

/** Ids of documents in the order their reading ended. */
async function endedInOrder(): Promise<string[]> {
  const { DocumentModel } = await import('#platform/models/document');
  const rows = await DocumentModel.find({ 'extraction.status': 'completed' })
    .sort({ 'extraction.finishedAt': 1 })
    .lean();
  return rows.map(({ _id }) => _id.toString());
}

describe('When one user has many documents waiting', () => {
  it("then a newcomer's file is read within two job lengths", async () => {
    const [busy, newcomer] = [await api.newUser(), await api.newUser()];
    for (let count = 0; count < AT_ONCE; count += 1) await busy.upload(pdfSaying({ ...w2, waits: true }));
    await until('both readers are busy', async () => {
      const { documents } = (await busy.call('listDocuments')).body as {
        documents: { progress?: { percent: number } }[];
      };
      return documents.filter(({ progress }) => progress?.percent === 50).length === AT_ONCE;
    });
    for (let count = 0; count < MANY; count += 1) await busy.upload(pdfSaying(w2));
    const { documentId } = (await newcomer.upload(pdfSaying(w2))).body as { documentId: string };
    const { listQueuedDocuments } = await import('#platform/extractionQueue');
    await until('it is queued', async () => (await listQueuedDocuments()).includes(documentId));
    api.reader.release();
    await until(
      'everything is read',
      async () => (await statusesOf(busy)).every((status) => status === 'completed'),
      120_000,
    );
    expect((await endedInOrder()).indexOf(documentId)).toBeLessThan(3 * AT_ONCE);
  }, 240_000);
});

describe('When many uploads arrive at once', () => {
  it('then not one more than the quota is kept, and nothing is left of the others', async () => {
    const { DocumentModel } = await import('#platform/models/document');
    const mongoose = (await import('mongoose')).default;
    const user = await api.newUser();
    for (let count = 0; count < QUOTA - 5; count += 5)
      await Promise.all(Array.from({ length: 5 }, () => user.upload(pdfSaying(w2))));
    const files = mongoose.connection.collection('files.files');
    const race = await Promise.all(Array.from({ length: 12 }, () => user.upload(pdfSaying(w2))));
    expect(race.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(race.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const userId = new mongoose.Types.ObjectId(user.userId);
    expect(await DocumentModel.countDocuments({ userId })).toBe(QUOTA);
    await until(
      'all are read',
      async () => (await statusesOf(user)).every((status) => status !== 'pending'),
      120_000,
    );
    const named = await DocumentModel.find({ userId }).select('fileId snippetsFileId').lean();
    const ids = named.flatMap(({ fileId, snippetsFileId }) =>
      [fileId, snippetsFileId].filter(Boolean).map(String),
    );
    const stored = await files.find({ 'metadata.userId': user.userId }).toArray();
    expect(stored.map(({ _id }) => String(_id)).filter((id) => !ids.includes(id))).toEqual([]);
  }, 240_000);
});
