/** Whoever changes stored bytes makes a loud error, never another answer. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startApi, type Api, type User } from '../support/api.ts';
import { w2Pdf } from '../support/files.ts';

let api: Api;
let user: User;
let documentId: string;
let alarms: unknown[];
type Row = Record<string, string> & { _id: unknown; keys: { wrapped: string }[] };

beforeAll(async () => {
  api = await startApi();
  user = await api.newUser();
  documentId = (await user.upload(w2Pdf)).body.documentId;
  await user.call('saveDraft', {
    params: { sectionId: 'businessInfo' },
    body: { values: { businessName: 'Mine' } },
  });
});
afterAll(async () => await api.close());
beforeEach(async () => {
  alarms = [];
  const { log } = await import('#platform/log');
  const note = ((fields: object) => void alarms.push(fields)) as typeof log.error;
  jest.spyOn(log, 'error').mockImplementation(note);
});

async function rows(name: string) {
  const mongoose = (await import('mongoose')).default;
  return { rows: mongoose.connection.collection(name), id: new mongoose.Types.ObjectId(user.userId) };
}
/** Changes a field, asks, and puts it back. */
async function withChanged(
  collection: string,
  filter: object,
  field: string,
  change: (text: string) => unknown,
  ask: () => Promise<unknown>,
) {
  const { rows: stored } = await rows(collection);
  const row = (await stored.findOne(filter)) as unknown as Row;
  const before = field
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], row) as string;
  await stored.updateOne({ _id: row._id as never }, { $set: { [field]: change(before) } });
  try {
    await ask();
  } finally {
    await stored.updateOne({ _id: row._id as never }, { $set: { [field]: before } });
  }
}
const flip = (at: (bytes: Buffer) => number) => (sealed: string) => {
  const parts = sealed.split('.');
  const body = Buffer.from(parts.pop() ?? '', 'base64url');
  const index = at(body);
  body[index] = (body[index] ?? 0) ^ 1;
  return [...parts, body.toString('base64url')].join('.');
};
const CHANGES: Record<string, (sealed: string) => string> = {
  'a byte of the IV': flip(() => 3),
  'a byte of the tag': flip(() => 20),
  'a byte of the ciphertext': flip(() => 30),
  'its last byte': flip((body) => body.length - 1),
  'its end cut off': (sealed) => sealed.slice(0, -12),
  'another format': (sealed) => sealed.replace(/^v1\./, 'v2.'),
  'another key version': (sealed) => sealed.replace(/^(v1)\.\d+/, '$1.7'),
  nothing: () => '',
};
function expectAlarm({ status, text }: { status: number; text: string }): void {
  expect(status).toBe(500);
  expect(text).not.toMatch(/Ann Lee|900-11|seal|OpenSSL|node_modules/i);
  expect(alarms).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'ALARM', code: 'UNREADABLE_DATA' })]),
  );
}

describe('When a stored value is changed', () => {
  it.each(Object.keys(CHANGES))(
    '(%s), then every answer that needs it is an error with an alarm',
    async (what) => {
      const change = CHANGES[what] as (sealed: string) => string;
      const { id } = await rows('users');
      const ask = (name: Parameters<User['call']>[0]) => async () => expectAlarm(await user.call(name));
      await withChanged('questionnaires', { userId: id }, 'content', change, ask('getQuestionnaire'));
      await withChanged('people', { userId: id }, 'content', change, ask('listPeople'));
      await withChanged('documents', { userId: id }, 'originalName', change, ask('listDocuments'));
      await withChanged('drafts', { userId: id }, 'values', change, ask('listDrafts'));
      await withChanged('snapshots', { userId: id }, 'content', change, ask('listSnapshots'));
      await withChanged('users', { _id: id }, 'profile', change, ask('me'));
    },
  );

  it('(the wrapped key of the user, or the id of the key it is wrapped by), then too', async () => {
    const { id } = await rows('users');
    const wrongs = [
      flip((body) => body.length - 1),
      (text: string) => text.replace(/^k1\./, 'k9.'),
      () => 'k1.',
    ];
    for (const change of wrongs)
      await withChanged('users', { _id: id }, 'keys.0.wrapped', change, async () =>
        expectAlarm(await user.call('getQuestionnaire')),
      );
  });
});

describe('When a stored value is moved', () => {
  it('to another user, another field or another row, then it does not open there', async () => {
    const other = await api.newUser();
    await other.upload(w2Pdf);
    const mongoose = (await import('mongoose')).default;
    const theirs = new mongoose.Types.ObjectId(other.userId);
    const { id, rows: people } = await rows('people');
    const { rows: documents } = await rows('documents');
    const foreign = (await people.findOne({ userId: theirs })) as unknown as Row;
    const name = (await documents.findOne({ userId: id })) as unknown as Row;
    const ask = async () => expectAlarm(await user.call('listPeople'));
    await withChanged('people', { userId: id }, 'content', () => foreign.content, ask);
    await withChanged('people', { userId: id }, 'content', () => name.originalName, ask);
    await withChanged('people', { userId: id }, 'personType', () => 'spouse', ask);
    const { rows: users } = await rows('users');
    const { keys } = (await users.findOne({ _id: theirs })) as unknown as Row;
    await withChanged(
      'users',
      { _id: id },
      'keys.0.wrapped',
      () => keys[0]?.wrapped,
      async () => expectAlarm(await user.call('me')),
    );
  });
});

describe('When a stored file is changed', () => {
  it('then it is not handed out, and no part of it', async () => {
    const { rows: documents } = await rows('documents');
    const { fileId } = (await documents.findOne({ userId: (await rows('users')).id })) as unknown as Row;
    const { rows: chunks } = await rows('files.chunks');
    const chunk = (await chunks.findOne({ files_id: fileId })) as unknown as {
      _id: never;
      data: { buffer: Uint8Array };
    };
    const changed = Buffer.from(chunk.data.buffer);
    changed[5] = (changed[5] ?? 0) ^ 1;
    await chunks.updateOne({ _id: chunk._id }, { $set: { data: changed } });
    const answer = await user.call('downloadDocument', { params: { documentId } });
    await chunks.updateOne({ _id: chunk._id }, { $set: { data: Buffer.from(chunk.data.buffer) } });
    expectAlarm({ status: answer.status, text: answer.text });
    expect((await user.call('downloadDocument', { params: { documentId } })).status).toBe(200);
  });
});
