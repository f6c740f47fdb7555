/** Uploads that name what they replace: another's, a removed one, one twice, and beside clearing, removing and submitting. */
import { describe, expect, it } from '@jest/globals';
import { until } from '../../worker/support/until.ts';
import { openApi, type User } from '../support/api.ts';
import { w2, w2Pdf } from '../support/files.ts';
import { pdfSaying } from '../support/reader.ts';

const api = await openApi({ UPLOAD_WAIT_MS: '1000' });

type Listed = { documentId: string; extractionStatus: string; replaces: string[] };
const listed = async (user: User) => (await user.call('listDocuments')).body.documents as Listed[];
const untilRead = async (user: User) =>
  await until('all read', async () =>
    (await listed(user)).every(({ extractionStatus }) => extractionStatus !== 'pending'),
  );
/** The id of a document that was read. */
async function idOf(user: User): Promise<string> {
  const { documentId } = (await user.upload(w2Pdf)).body as { documentId: string };
  await untilRead(user);
  return documentId;
}
const replace = async (user: User, replaces: string, bytes = w2Pdf) =>
  await user.call('uploadDocument', {
    file: { bytes, name: 'newer.pdf' },
    fields: { documentType: 'w2-form', replaces },
  });
const failing = pdfSaying({ outcome: 'failed', reason: 'not-readable' });

async function rowsOf(userId: string): Promise<number> {
  const mongoose = (await import('mongoose')).default;
  const owner = { userId: new mongoose.Types.ObjectId(userId) };
  return await mongoose.connection.collection('documents').countDocuments(owner);
}

describe('A document that is named as replaced', () => {
  it('and is another’s, then it stays there, and the answer is that to one that is gone', async () => {
    const [ann, bob] = [await api.newUser(), await api.newUser()];
    const [theirs, gone] = [await idOf(ann), 'f'.repeat(24)];
    const answers = [await replace(bob, theirs), await replace(bob, gone)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed(bob)).map(({ replaces }) => replaces)).toEqual([[], []]);
    expect(await listed(ann)).toHaveLength(1);
    expect((await ann.call('downloadDocument', { params: { documentId: theirs } })).status).toBe(200);
  });

  it.each(['F'.repeat(24), '__proto__', '', ' ', `${'a'.repeat(24)}\n`, 'a'.repeat(1000)])(
    'by %j, which is no id, then the upload is refused and nothing stored',
    async (replaces) => {
      const user = await api.newUser();
      expect((await replace(user, replaces)).status).toBe(400);
      expect(await listed(user)).toEqual([]);
    },
  );

  it('and was removed or replaced before, then the upload is one like any other', async () => {
    const user = await api.newUser();
    const first = await idOf(user);
    const second = (await replace(user, first)).body.documentId as string;
    const third = (await replace(user, first)).body.documentId as string;
    await user.call('removeDocument', { params: { documentId: second } });
    await replace(user, second);
    await untilRead(user);
    expect((await listed(user)).map(({ documentId }) => documentId)).toContain(third);
    expect(await listed(user)).toHaveLength(2);
  });

  it('and the newer one cannot be read, then it stays with its answers', async () => {
    const user = await api.newUser();
    const first = await idOf(user);
    await replace(user, first, failing);
    await untilRead(user);
    expect((await listed(user)).map(({ extractionStatus }) => extractionStatus)).toEqual([
      'failed',
      'completed',
    ]);
    const { questionnaire } = (await user.call('getQuestionnaire')).body;
    expect(questionnaire.personalInfo.fullName).toBe('Ann Lee');
  });

  it('by five uploads at once, then all five are there and it is gone', async () => {
    const user = await api.newUser();
    const first = await idOf(user);
    const answers = await Promise.all(Array.from({ length: 5 }, () => replace(user, first)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await untilRead(user);
    const now = (await listed(user)).map(({ documentId }) => documentId);
    expect(now).not.toContain(first);
    expect(now.sort()).toEqual(answers.map(({ body }) => body.documentId as string).sort());
  });

  it('and removed in the same moment, then the newer one is there, whoever came first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.newUser();
      const first = await idOf(user);
      const [newer, removed] = await Promise.all([
        replace(user, first),
        user.call('removeDocument', { params: { documentId: first } }),
      ]);
      expect(newer.status).toBe(200);
      expect([200, 404]).toContain(removed.status);
      await untilRead(user);
      expect((await listed(user)).map(({ documentId }) => documentId)).toEqual([newer.body.documentId]);
    }
  });
});

describe('While a document is replaced', () => {
  it('and everything is cleared, then nothing is left or one whole document is', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.newUser();
      const first = await idOf(user);
      const [newer, cleared] = await Promise.all([replace(user, first), user.call('clearAllData')]);
      expect(cleared.status).toBe(200);
      expect([200, 404]).toContain(newer.status);
      const left = await listed(user);
      expect(left.map(({ documentId }) => documentId)).not.toContain(first);
      await until(
        'as many rows as are seen',
        async () => (await rowsOf(user.userId)) === (await listed(user)).length,
      );
    }
  });

  it('and the questionnaire is submitted, then the answers are those that were submitted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await api.newUser();
      const first = await idOf(user);
      await user.call('saveQuestionnaire', { body: { personalInfo: { fullName: 'Typed Name' } } });
      const other = pdfSaying({
        ...w2,
        found: w2.found.map((one) =>
          one.to === 'primaryPerson.fullName' ? { ...one, value: 'Else One' } : one,
        ),
      });
      const [newer, submitted] = await Promise.all([
        replace(user, first, other),
        user.call('submitQuestionnaire'),
      ]);
      expect([200, 409]).toContain(newer.status);
      expect(submitted.status).toBe(200);
      await untilRead(user);
      const { questionnaire } = (await user.call('getQuestionnaire')).body;
      expect(questionnaire.personalInfo).toEqual(submitted.body.questionnaire.personalInfo);
    }
  });

  it('by one after the other before any is read, then the last is the only one in the end', async () => {
    const user = await api.newUser();
    const slow = pdfSaying({ ...w2, waits: true });
    let last = (await user.upload(slow)).body.documentId as string;
    for (let round = 0; round < 4; round += 1)
      last = (await replace(user, last, slow)).body.documentId as string;
    const isDone = async () => {
      api.reader.release();
      return (await listed(user)).every(({ extractionStatus }) => extractionStatus === 'completed');
    };
    await until('read', isDone);
    expect((await listed(user)).map(({ documentId }) => documentId)).toEqual([last]);
  });
});
