/** Readers that die, spin or hog, a queue that forgets, a worker that is killed: every document still ends. */
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readingOf } from '../../worker/saving/readingBuilder.ts';
import {
  closeBench,
  folder,
  freshMark,
  newAccount,
  openBench,
  outcomeOf,
  startWorker,
  upload,
  whenReading,
} from './support/bench.ts';
import { until } from './support/until.ts';

const { reconcile } = await import('#platform/reconciler/reconciler');
const { removeOrphanFiles } = await import('#platform/reconciler/sweepLeftovers');
const { hasWorker, listQueuedDocuments } = await import('#platform/extractionQueue');
const { findDocument } = await import('#platform/models/documentRepository');
const { listPeople } = await import('#platform/models/person');
const { findQuestionnaire } = await import('#platform/models/questionnaire');
const { putFile, readFile } = await import('#platform/fileStore');
const { producerRedis } = await import('#platform/redis');
const { database } = await import('./support/bench.ts');
const { Readable } = await import('node:stream');

const reading = readingOf('w2-form', {
  'primaryPerson.fullName': 'Ann Lee',
  'primaryPerson.ssn': '900-11-1111',
});
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeAll(openBench);
afterAll(closeBench);

describe('When the reader', () => {
  let worker: ReturnType<typeof startWorker>;
  beforeAll(() => {
    worker = startWorker();
  });
  afterAll(async () => await worker.stop());

  it('is killed once, then the document is read at the second try', async () => {
    const vault = await newAccount();
    const document = await outcomeOf(
      vault,
      await upload(vault, { reader: 'crashesOnce', mark: freshMark(), reading }),
    );
    expect(document.extraction).toMatchObject({ status: 'completed', attempt: 2 });
  });

  it('finds the disk full, then that is no try of the document’s', async () => {
    const vault = await newAccount();
    const script = { reader: 'lacksRoomOnce', mark: freshMark(), reading } as const;
    const document = await outcomeOf(vault, await upload(vault, script));
    expect(document.extraction).toMatchObject({ status: 'completed', attempt: 2, tries: 1 });
  }, 120_000);

  it.each([
    ['dies every time, then the document fails after two tries', 'crashes', 'reader-crashed', 2],
    ['throws, then the document fails after two tries', 'throws', 'reader-crashed', 2],
    ['wants all memory, fresh as it is, then the document fails at once', 'hogs', 'took-too-much-memory', 1],
  ] as const)(
    '%s, telling why',
    async (_name, reader, errorCode, tries) => {
      const vault = await newAccount();
      const document = await outcomeOf(vault, await upload(vault, { reader }), 240_000);
      expect(document.extraction).toMatchObject({ status: 'failed', errorCode, tries });
    },
    300_000,
  );

  it.each([
    // However little time a busy machine gives it: its own second of work decides.
    ['F32: works for ever, then the document fails at once', 'spins', { pageCpuSeconds: 1 }],
    ['F32: waits for ever, then the document fails at once', 'waits', { limitMs: 2000 }],
  ] as const)(
    '%s, telling why',
    async (_name, reader, limits) => {
      await worker.stop();
      const impatient = startWorker(limits);
      const vault = await newAccount();
      const documentId = await upload(vault, { reader, mark: freshMark() });
      const document = await outcomeOf(vault, documentId);
      expect(document.extraction).toMatchObject({ status: 'failed', errorCode: 'took-too-long', tries: 1 });
      await impatient.stop();
      worker = startWorker();
    },
    120_000,
  );

  it('has failed, then the next document is read and no scratch is left', async () => {
    const vault = await newAccount();
    const document = await outcomeOf(vault, await upload(vault, { reader: 'reads', reading }));
    expect(document.extraction.status).toBe('completed');
    const scratch = () => readdirSync(folder).filter((name) => name.startsWith('portal-scratch'));
    await until('only living readers have scratch', async () =>
      Promise.resolve(scratch().length <= worker.pool.pids().length),
    );
    expect(
      scratch()
        .flatMap((name) => readdirSync(`${folder}/${name}`))
        .filter((name) => !name.startsWith('tsx-')),
    ).toEqual([]);
  });
});

describe('When the queue forgets everything', () => {
  it('then the reconciler hands the documents in again', async () => {
    const vault = await newAccount();
    const documentId = await upload(vault, { reader: 'reads', reading });
    const keys = await producerRedis().keys(`${database.queuePrefix}:*`);
    await producerRedis().del(...keys);
    expect(await listQueuedDocuments()).toEqual([]);
    await reconcile();
    const worker = startWorker();
    expect((await outcomeOf(vault, documentId)).extraction.status).toBe('completed');
    await worker.stop();
  });
});

describe('When an upload was cut off', () => {
  it('then its file is removed once it is old enough, and files of documents stay', async () => {
    const vault = await newAccount();
    const orphan = await putFile(vault, Readable.from([Buffer.from('never finished')]));
    const documentId = await upload(vault, { reader: 'reads', reading }, 'w2-form', false);
    expect(await removeOrphanFiles()).toBe(0);
    await until('the orphan is old enough', async () => (await removeOrphanFiles(1000)) > 0);
    expect(await readFile(vault, orphan.fileId)).toBeNull();
    const document = await findDocument(vault, documentId);
    expect(await readFile(vault, document?.fileId ?? '')).not.toBeNull();
  });
});

function spawnWorker() {
  const program = new URL('./support/workerWithFakeReader.ts', import.meta.url).pathname;
  return spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

describe('When the worker process', () => {
  it('is killed while reading, then its reader dies with it and another worker reads the document once', async () => {
    const vault = await newAccount();
    const mark = freshMark();
    const first = spawnWorker();
    const documentId = await upload(vault, { reader: 'waits', mark, reading });
    await whenReading(vault, documentId);
    const scratchOf = (pid: number | undefined) =>
      readdirSync(folder).filter((name) => name.startsWith(`portal-scratch-${pid}-`));
    expect(scratchOf(first.pid)).not.toEqual([]);
    first.kill('SIGKILL');
    writeFileSync(mark, '');
    const second = spawnWorker();
    const document = await outcomeOf(vault, documentId);
    expect(document.extraction.status).toBe('completed');
    expect(await listPeople(vault)).toHaveLength(1);
    expect(await findQuestionnaire(vault)).toMatchObject({ rev: 1 });
    expect(scratchOf(first.pid)).toEqual([]);
    expect(await hasWorker()).toBe(true);
    second.kill('SIGTERM');
    await until('the second worker has stopped', async () => Promise.resolve(!isAlive(second.pid ?? 0)));
    expect(second.exitCode).toBe(0);
  }, 120_000);

  it('is told to stop, then it finishes what it reads and exits', async () => {
    const vault = await newAccount();
    const mark = freshMark();
    const worker = spawnWorker();
    const documentId = await upload(vault, { reader: 'waits', mark, reading });
    await whenReading(vault, documentId);
    worker.kill('SIGTERM');
    writeFileSync(mark, '');
    await until('the worker has stopped', async () => Promise.resolve(worker.exitCode !== null));
    expect(worker.exitCode).toBe(0);
    expect((await findDocument(vault, documentId))?.extraction).toMatchObject({
      status: 'completed',
      attempt: 1,
    });
  });
});
