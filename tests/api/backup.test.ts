/** The restore drill: everything lost, one command, and people go on where they were; what was erased stays erased. */
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../worker/support/until.ts';
import { startApi, type Api, type User } from './support/api.ts';
import { pdfSaying } from './support/reader.ts';
import { runAdmin } from './support/runAdmin.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'backup-test-'));
const SSN = '900-44-7711';
let api: Api;
let kept: User, leaver: User, cleared: User;
let first = '';
let bytes: Buffer;
let documentId = '';
/** Was being read when the backup was taken. */
let unreadId = '';

const backups = () => readdirSync(folder).filter((name) => name.endsWith('.backup'));
const answersOf = async (user: Pick<User, 'call'>) =>
  (await user.call('getQuestionnaire')).body.questionnaire;
const goalsOf = async (user: Pick<User, 'call'>) => (await answersOf(user))?.additionalInfo?.businessGoals;

async function withAnswers(goal: string): Promise<User> {
  const user = await api.newUser();
  await user.call('saveQuestionnaire', {
    body: { additionalInfo: { businessGoals: goal }, personalInfo: { ssn: SSN } },
  });
  return user;
}

/** Everything of the portal's database gone, as on a new machine. */
async function loseEverything() {
  const { MODELS } = await import('#platform/models/index');
  const mongoose = (await import('mongoose')).default;
  for (const model of MODELS) await model.collection.deleteMany({});
  for (const name of ['files.files', 'files.chunks'])
    await mongoose.connection.collection(name).deleteMany({});
}

beforeAll(async () => {
  api = await startApi({ UPLOAD_WAIT_MS: '2500' }); // one of the documents is not read at once
  [kept, leaver, cleared] = [
    await withAnswers('stay'),
    await withAnswers('leave'),
    await withAnswers('clear'),
  ];
  bytes = pdfSaying({ outcome: 'completed' });
  documentId = (await kept.upload(bytes, 'my return.pdf')).body.documentId;
  await leaver.upload(bytes);
  unreadId = (await kept.upload(pdfSaying({ outcome: 'completed', waits: true }))).body.documentId;
  expect(await runAdmin(['backup', folder])).toMatchObject({
    code: 0,
    out: expect.stringContaining('3 accounts'),
  });
  first = path.join(folder, backups()[0] ?? '');
  await leaver.call('deleteAccount', { body: { password: leaver.password } });
  await cleared.call('clearAllData');
  await kept.call('saveQuestionnaire', { body: { additionalInfo: { businessGoals: 'written after' } } });
  expect((await runAdmin(['backup', folder])).code).toBe(0);
}, 180_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

describe('A backup', () => {
  it('is readable by its owner only and holds nothing in clear', () => {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const text = readFileSync(file, 'latin1');
      for (const canary of [SSN, '900447711', kept.email, 'my return', 'leave'])
        expect({ name, canary, found: text.includes(canary) }).toEqual({ name, canary, found: false });
    }
  });

  it('is proven good without a database, and only with its keys', async () => {
    const alone = { MONGODB_URI: '', REDIS_URL: '' };
    expect(await runAdmin(['verify-backup', first], alone)).toMatchObject({ code: 0 });
    const otherKey = `k1:${Buffer.alloc(32, 9).toString('base64')}`;
    const wrong = await runAdmin(['verify-backup', first], { ...alone, DATA_ENCRYPTION_KEY: otherKey });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('DATA_ENCRYPTION_KEY') });
  });

  it('that is cut off, changed or longer than it was is refused', async () => {
    const { readBackup } = await import('../../platform/backup/backupRecords.ts');
    const { truncateSync, openSync, writeSync, closeSync } = await import('node:fs');
    const copy = path.join(folder, 'copy');
    const harm: Record<string, (size: number) => void> = {
      'cut off': (size) => truncateSync(copy, size - 9),
      'cut between rows': () => truncateSync(copy, readFileSync(copy).readInt32LE(0)),
      changed: (size) => {
        const middle = Math.floor(size / 2);
        const other = readFileSync(copy)[middle]! ^ 1;
        const handle = openSync(copy, 'r+');
        writeSync(handle, Buffer.from([other]), 0, 1, middle);
        closeSync(handle);
      },
      longer: () => appendFileSync(copy, readFileSync(copy).subarray(0, 200)),
    };
    for (const [name, damage] of Object.entries(harm)) {
      copyFileSync(first, copy);
      damage(statSync(copy).size);
      const read = async () => {
        for await (const record of readBackup(copy, 'data')) void record;
      };
      expect({ name, read: await read().catch((error: Error) => error.name) }).toEqual({
        name,
        read: 'BackupError',
      });
    }
    rmSync(copy);
  });
});

describe('F30: the restore drill', () => {
  it('is refused while there is data', async () => {
    const refused = await runAdmin(['restore', first]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('not empty') });
    expect(await goalsOf(kept)).toBe('written after');
  });

  it('brings back accounts, answers and files as they were', async () => {
    await loseEverything();
    expect((await api.visitor.call('login', { body: kept })).status).toBe(401);
    expect(await runAdmin(['restore', first])).toMatchObject({ code: 0 });
    expect((await kept.call('getQuestionnaire')).status).toBe(401);
    const again = await api.signIn(kept);
    expect(await goalsOf(again)).toBe('stay');
    expect((await answersOf(again)).personalInfo.ssn).toBe(SSN);
    const { body: file } = await again.call('downloadDocument', { params: { documentId } });
    expect(Buffer.compare(file as Buffer, bytes)).toBe(0);
    // Nobody reads it any more: the restore gave it back, however long ago its reader's lease ended.
    const { DocumentModel } = await import('#platform/models/document');
    expect(await DocumentModel.findById(unreadId).lean()).toMatchObject({
      extraction: { status: 'pending', leaseUntil: null },
    });
    // Scratch folders are this machine's, and other tests' workers have theirs beside ours.
    expect(await runAdmin(['verify'], { SCRATCH_DIR: folder })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Everything holds'),
    });
  }, 120_000);

  it('F30: has read what was waiting, though the queue knows nothing of it', async () => {
    const { reconcile } = await import('#platform/reconciler/reconciler');
    const { queueDepth } = await import('#platform/extractionQueue');
    expect(await queueDepth()).toBe(0);
    const again = await api.signIn(kept);
    await until('it is read', async () => {
      await reconcile();
      api.reader.release();
      const { documents } = (await again.call('listDocuments')).body as {
        documents: { documentId: string; extractionStatus: string }[];
      };
      return documents.some((one) => one.documentId === unreadId && one.extractionStatus === 'completed');
    });
  });

  it('does not bring back what was erased after the backup was taken', async () => {
    expect((await api.visitor.call('login', { body: leaver })).status).toBe(401);
    const again = await api.signIn(cleared);
    expect(await answersOf(again)).toBeNull();
    const { QuestionnaireModel } = await import('#platform/models/questionnaire');
    const { DocumentModel } = await import('#platform/models/document');
    expect([await QuestionnaireModel.countDocuments(), await DocumentModel.countDocuments()]).toEqual([1, 2]);
  });

  it('leaves an empty portal empty when the keys are others', async () => {
    await loseEverything();
    const otherKey = `k1:${Buffer.alloc(32, 9).toString('base64')}`;
    const refused = await runAdmin(['restore', first], { DATA_ENCRYPTION_KEY: otherKey });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('DATA_ENCRYPTION_KEY') });
    const { UserModel } = await import('#platform/models/user');
    expect(await UserModel.countDocuments()).toBe(0);
  });
});
