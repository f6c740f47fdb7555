/** A stored file that was changed, cut off or lost: its document fails at the first try, with an alarm, and others go on. */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Types } from 'mongoose';
import { readingOf } from '../../worker/saving/readingBuilder.ts';
import { enqueue, newAccount, openBenchWithWorker, outcomeOf, upload } from './support/bench.ts';
import { until } from './support/until.ts';

const mongoose = (await import('mongoose')).default;
const { DocumentModel } = await import('#platform/models/document');
const { log } = await import('#platform/log');

const reading = readingOf('w2-form', { 'primaryPerson.fullName': 'Ann Lee' });
await openBenchWithWorker();
afterEach(() => void jest.restoreAllMocks());

const files = () => mongoose.connection.collection('files.files');
const chunks = () => mongoose.connection.collection('files.chunks');

async function flipByte(at: number, fileId: Types.ObjectId): Promise<void> {
  const chunk = await chunks().findOne({ files_id: fileId });
  const data = Buffer.from((chunk?.data as { buffer: Uint8Array }).buffer);
  data[at] = (data.at(at) ?? 0) ^ 1;
  await chunks().updateOne({ _id: chunk?._id }, { $set: { data } });
}

const DAMAGES: Record<string, (fileId: Types.ObjectId) => Promise<unknown>> = {
  'a byte of it changed': (fileId) => flipByte(0, fileId),
  'its tag changed': async (fileId) => {
    const { length } = (await files().findOne({ _id: fileId })) as unknown as { length: number };
    await flipByte(length - 1, fileId);
  },
  'its bytes lost': (fileId) => chunks().deleteMany({ files_id: fileId }),
  'its entry lost': (fileId) => files().deleteOne({ _id: fileId }),
  'its key cut off': (fileId) =>
    files().updateOne({ _id: fileId }, { $set: { 'metadata.key': 'v1.1.AAAA' } }),
  'its key in another format': (fileId) =>
    files().updateOne({ _id: fileId }, { $set: { 'metadata.key': 'v9.1.AAAA' } }),
};

describe('When a stored file has', () => {
  it.each(Object.entries(DAMAGES))(
    '%s, then its document fails at once, an alarm names it, and the next one is read',
    async (_what, damage) => {
      const alarms: unknown[] = [];
      jest.spyOn(log, 'error').mockImplementation(((line: object) => void alarms.push(line)) as never);
      const vault = await newAccount();
      const documentId = await upload(vault, { reader: 'reads', reading }, 'w2-form', false);
      const row = await DocumentModel.findById(documentId).orFail();
      await damage(row.fileId);
      await enqueue({ documentId, attempt: 1 });
      const { extraction } = await outcomeOf(vault, documentId);
      expect(extraction).toMatchObject({ status: 'failed', errorCode: 'stored-damaged', tries: 1 });
      const { userId } = vault;
      const alarm = {
        kind: 'ALARM',
        code: 'UNREADABLE_DATA',
        errorCode: 'stored-damaged',
        documentId,
        userId,
      };
      await until('the alarm', async () => await Promise.resolve(alarms.length > 0));
      expect(alarms).toMatchObject([alarm]);
      const next = await outcomeOf(vault, await upload(vault, { reader: 'reads', reading }));
      expect(next.extraction.status).toBe('completed');
    },
  );
});
