/** `npm run admin -- verify`: sound data passes, and every kind of damage is found by its invariant. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyInvariants } from '../../scripts/admin/verify/invariants.ts';
import { readingOf } from '../../worker/saving/readingBuilder.ts';
import {
  closeBench,
  database,
  enqueue,
  folder,
  newAccount,
  openBench,
  outcomeOf,
  startWorker,
  upload,
} from './support/bench.ts';

const mongoose = (await import('mongoose')).default;
const { saveQuestionnaire } = await import('#platform/models/questionnaire');
const { EMPTY_CONTENT } = await import('#platform/models/questionnaireContent');

let worker: ReturnType<typeof startWorker>;
let vault: Awaited<ReturnType<typeof newAccount>>;
let documentId: string;
beforeAll(async () => {
  await openBench();
  worker = startWorker();
  vault = await newAccount();
  const reading = readingOf('w2-form', {
    'primaryPerson.fullName': 'Ann Lee',
    'primaryPerson.ssn': '900-11-1111',
  });
  documentId = await upload(vault, { reader: 'reads', reading });
  await outcomeOf(vault, documentId);
  await saveQuestionnaire(vault, 1, { ...EMPTY_CONTENT, sections: { additionalInfo: {} } });
});
afterAll(async () => {
  await worker.stop();
  await closeBench();
});

const rows = (name: string) => mongoose.connection.collection(name);
const id = (text: string) => new mongoose.Types.ObjectId(text);
/** Invariants that do not hold, with what is wrong. */
async function broken(): Promise<Record<string, string[]>> {
  const found = (await verifyInvariants()).filter(({ violations }) => violations.length > 0);
  return Object.fromEntries(
    found.map(({ id: name, violations }) => [name, violations.map(({ what }) => what)]),
  );
}
/** Does damage, looks, and mends it. */
async function brokenBy(damage: () => Promise<unknown>, mend: () => Promise<unknown>) {
  await damage();
  try {
    return await broken();
  } finally {
    await mend();
  }
}
async function changed(name: string, filter: object, set: object) {
  const before = (await rows(name).findOne(filter)) as { _id: never };
  return await brokenBy(
    () => rows(name).updateOne(filter, { $set: set }),
    () => rows(name).replaceOne({ _id: before._id }, before),
  );
}
async function added(name: string, row: object) {
  const { insertedId } = await rows(name).insertOne(row);
  return await brokenBy(
    () => Promise.resolve(),
    () => rows(name).deleteOne({ _id: insertedId }),
  );
}
const owner = () => ({ userId: id(vault.userId), epoch: vault.epoch });

describe('When everything is as it must be', () => {
  it('then the command says so and exits with 0', () => {
    const words = ['--import', 'tsx', 'scripts/admin.ts', 'verify'];
    const env = { ...process.env, NODE_OPTIONS: '', QUEUE_PREFIX: database.queuePrefix };
    const root = path.resolve(import.meta.dirname, '../..');
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, env });
    expect({ status, out: stdout.toString() }).toEqual({
      status: 0,
      out: expect.stringContaining('Everything holds.'),
    });
    expect(stdout.toString()).not.toMatch(/Ann|900-/);
  });
});

describe('When something is not', () => {
  it('I1: a cut file, a missing file and a file nobody names are found', async () => {
    const { fileId } = (await rows('documents').findOne({ _id: id(documentId) })) as unknown as {
      fileId: never;
    };
    expect(await changed('files.chunks', { files_id: fileId }, { n: 1 })).toMatchObject({
      I1: [expect.stringContaining('cut')],
    });
    expect(
      await changed('documents', { _id: id(documentId) }, { fileId: new mongoose.Types.ObjectId() }),
    ).toHaveProperty('I1');
    const old = {
      _id: mongoose.Types.ObjectId.createFromTime(Date.now() / 1000 - 7200),
      metadata: { ...owner(), userId: vault.userId, key: 'x' },
    };
    expect((await added('files.files', old)).I1).toEqual(['no document names it']);
  });

  it('I2: a document nobody reads is found', async () => {
    const set = {
      'extraction.status': 'processing',
      'extraction.leaseUntil': new Date(0),
      'extraction.leaseToken': 'x',
    };
    expect(await changed('documents', { _id: id(documentId) }, set)).toHaveProperty('I2');
    const far = { 'extraction.status': 'pending', 'extraction.nextTryAt': new Date(Date.now() + 3_600_000) };
    expect(await changed('documents', { _id: id(documentId) }, far)).toHaveProperty('I2');
  });

  it('I3: a second primary person is found, though the index forbids it', async () => {
    const index = 'userId_1_epoch_1_personType_1';
    await rows('people').dropIndex(index);
    const person = (await rows('people').findOne({ userId: id(vault.userId) })) as object;
    expect(await added('people', { ...person, _id: new mongoose.Types.ObjectId() })).toMatchObject({
      I3: ['a second primary'],
    });
    const { PersonModel } = await import('#platform/models/person');
    await PersonModel.createIndexes();
  });

  it('I4 and I5: rows from before a clear-all and of deleted accounts are found', async () => {
    expect(
      await added('drafts', { ...owner(), epoch: 0, sectionId: 'personalInfo', values: 'x' }),
    ).toHaveProperty('I4');
    const nobody = new mongoose.Types.ObjectId();
    expect(await added('sessions', { _id: 'a'.repeat(22), userId: nobody })).toHaveProperty('I5');
    expect(
      await added('snapshots', { userId: nobody, epoch: 1, documentId: nobody, content: 'x' }),
    ).toHaveProperty('I5');
  });

  it('I6: a lost revision is found', async () => {
    expect(await changed('questionnaires', { userId: id(vault.userId) }, { rev: 7 })).toHaveProperty('I6');
  });

  it('I7: a job without its document is found', async () => {
    await worker.stop();
    await enqueue({ documentId: 'f'.repeat(24), attempt: 1 });
    expect(await broken()).toMatchObject({ I7: ['its document is not there'] });
    const { forgetExtraction } = await import('#platform/extractionQueue');
    await forgetExtraction({ documentId: 'f'.repeat(24), attempt: 1 });
    worker = startWorker();
  });

  it('I8: a page left in scratch is found', async () => {
    const left = mkdtempSync(path.join(folder, `portal-scratch-${process.pid}-`));
    mkdirSync(left, { recursive: true });
    writeFileSync(path.join(left, 'page.png'), 'x');
    const found = await broken();
    rmSync(left, { recursive: true });
    expect(found).toEqual({ I8: ['not empty'] });
  });

  it('I9: a value that was changed, or moved from another place, is found', async () => {
    const { originalName } = (await rows('documents').findOne({ _id: id(documentId) })) as unknown as {
      originalName: string;
    };
    const set = { content: originalName };
    expect(await changed('people', { userId: id(vault.userId) }, set)).toEqual({
      I9: ['content does not open'],
    });
  });

  it('and when it is mended, then everything holds again', async () => {
    expect(await broken()).toEqual({});
  });
});
