/** Backups and restores that are stopped, killed, or begun twice: nothing half is left, or it is said how to go on. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startApi, type Api, type User } from './support/api.ts';
import { runAdmin } from './support/runAdmin.ts';

jest.setTimeout(600_000); // a limit for what hangs; every command is a process of its own

const folder = mkdtempSync(path.join(os.tmpdir(), 'broken-backup-'));
let api: Api;
let user: User;
let file = '';

async function platform() {
  const { makeBackup } = await import('#platform/backup/makeBackup');
  const { restoreBackup } = await import('#platform/backup/restoreBackup');
  const { takeChore } = await import('#platform/backup/takeChore');
  const { MODELS } = await import('#platform/models/index');
  const { LeaderModel } = await import('#platform/models/leaderLease');
  const mongoose = (await import('mongoose')).default;
  return { makeBackup, restoreBackup, takeChore, MODELS, LeaderModel, db: mongoose.connection };
}
async function loseEverything() {
  for (const model of (await platform()).MODELS) await model.collection.deleteMany({});
}
async function countRows(): Promise<number> {
  const { db } = await platform();
  const counts = ['users', 'questionnaires', 'documents', 'files.files'].map(
    async (name) => await db.collection(name).countDocuments(),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
const stopped = () => AbortSignal.abort(new Error('stopped'));

beforeAll(async () => {
  api = await startApi();
  user = await api.newUser();
  await user.call('saveQuestionnaire', { body: { additionalInfo: { businessGoals: 'stay' } } });
  ({ file } = await (await platform()).makeBackup(folder));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

describe('A backup', () => {
  it('that is stopped leaves the folder as it was, and can be begun again', async () => {
    const { makeBackup } = await platform();
    const before = readdirSync(folder);
    await expect(makeBackup(folder, stopped())).rejects.toThrow('stopped');
    expect(readdirSync(folder)).toEqual(before);
    expect(await makeBackup(folder)).toMatchObject({ counts: { users: 1 } });
  });

  it('while another one is written is refused', async () => {
    const release = await (await platform()).takeChore('backup');
    const refused = await runAdmin(['backup', folder]);
    await release();
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('under way') });
  });

  // elsewhere no folder refuses root as /proc does
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('into a folder that cannot be made is refused', async () => {
    const refused = await runAdmin(['backup', '/proc/none/below']);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('did not work') });
  });
});

describe('A restore', () => {
  it('that is stopped leaves the database empty, and can be begun again', async () => {
    const { restoreBackup } = await platform();
    await loseEverything();
    await expect(restoreBackup(file, { signal: stopped() })).rejects.toThrow('stopped');
    expect(await countRows()).toBe(0);
    expect(await runAdmin(['restore', file])).toMatchObject({ code: 0 });
    expect(await countRows()).toBe(2);
  });

  it('after one that was killed says how to remove what that left, and does so when told', async () => {
    const { LeaderModel, db } = await platform();
    await loseEverything();
    // What a killed one leaves: rows without their account, and its lease, which has run out.
    const left = { userId: user.userId, epoch: 1 };
    await db.collection('people').insertOne(left);
    await LeaderModel.collection.insertOne({ _id: 'restore', holder: 'dead', until: new Date(0) } as never);
    const refused = await runAdmin(['restore', file]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--anew') });
    expect(await db.collection('people').countDocuments()).toBe(1);
    expect(await runAdmin(['restore', file, '--anew'])).toMatchObject({ code: 0 });
    expect([await db.collection('people').countDocuments(), await countRows()]).toEqual([0, 2]);
    expect((await api.signIn(user)).token).toBeDefined();
  });

  it('is told to begin anew where none was killed, then data is left alone', async () => {
    const before = await countRows();
    const refused = await runAdmin(['restore', file, '--anew']);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('not empty') });
    expect(await countRows()).toBe(before);
  });
});
