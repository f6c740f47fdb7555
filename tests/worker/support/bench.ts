/** What worker tests stand on: an account with a vault, uploads, a worker inside the test process, and waiting for rows. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from '@jest/globals';
import type { DocumentType } from '#domain/documents/documentTypes';
import { useIsolatedDatabase } from '../../support/isolatedDatabase.ts';
import type { PoolOptions } from '../../../worker/parserChild/parserPool.ts';
import type { Script } from './fakeReader.ts';
import { until } from './until.ts';

const database = useIsolatedDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'worker-test-'));
Object.assign(process.env, { DATA_DIR: folder, SCRATCH_DIR: folder });

// After the addresses are set: platform reads its settings once.
const { prepareDatabase } = await import('#platform/startUp');
const { disconnectMongo } = await import('#platform/mongo');
const { closeRedis } = await import('#platform/redis');
const { openVault } = await import('#platform/cipher/vault');
const { putFile } = await import('#platform/fileStore');
const { insertUser, findUser } = await import('#platform/models/user');
const { insertDocument, findDocument } = await import('#platform/models/documentRepository');
const queue = await import('#platform/extractionQueue');
const { listenForCancels } = await import('#platform/extractionCancel');
const { closeMailQueue } = await import('#platform/mailQueue');
const { openParserPool } = await import('../../../worker/parserChild/parserPool.ts');
const { processDocument } = await import('../../../worker/processDocument.ts');

export const fakeReader = new URL('./fakeReader.ts', import.meta.url);
export { database, folder, queue };
type Vault = ReturnType<typeof openVault>;

/** A path for a mark that does not exist yet. */
export const freshMark = () => path.join(folder, `mark-${process.hrtime.bigint()}`);

let accounts = 0;
/** A new account's vault. */
export async function newAccount(): Promise<Vault> {
  const profile = { fullName: 'Test Person', email: `person${++accounts}@example.com` };
  return openVault(await insertUser(profile, 'hash'));
}

/** The vault of an account as it is now (after a clear-all it is another one). */
export async function vaultNow(vault: Vault): Promise<Vault> {
  const user = await findUser(vault.userId);
  if (!user) throw new Error('no such user');
  return openVault(user);
}

/** Stores a document; it is handed to the queue unless `isQueued` is false. */
export async function upload(
  vault: Vault,
  script: Script,
  documentType: DocumentType = 'w2-form',
  isQueued = true,
  replaces?: string,
) {
  const file = await putFile(vault, Readable.from([Buffer.from(JSON.stringify(script))]));
  const stored = await insertDocument(vault, {
    ...file,
    documentType,
    mediaType: 'application/pdf',
    originalName: 'my w2.pdf',
    replaces,
  });
  if (!stored) throw new Error('not stored');
  const job = { documentId: stored.documentId, attempt: 1 };
  if (isQueued) await enqueue(job);
  return stored.documentId;
}

/** Hands a document to the queue. No reconciler runs here: what Redis did not take in half a second would wait for ever. */
export const enqueue = async (job: Parameters<typeof queue.enqueueExtraction>[0]) =>
  await until('it is queued', () => queue.enqueueExtraction(job));

/** Waits until the document is completed or failed, and answers it. */
export async function outcomeOf(vault: Vault, documentId: string, limitMs?: number) {
  const isOver = (status: string) => status === 'completed' || status === 'failed';
  return await until(
    'the document is read',
    async () => {
      const document = await findDocument(vault, documentId);
      return document && isOver(document.extraction.status) && document;
    },
    limitMs,
  );
}

/** Waits until the reader has begun with the document. */
export async function whenReading(vault: Vault, documentId: string): Promise<void> {
  await until(
    'reading began',
    async () => (await findDocument(vault, documentId))?.extraction.progress?.percent === 50,
  );
}

/** A worker inside the test process, with the product's own reader. */
export const startRealWorker = () => startPool(openParserPool({ size: 1 }));

/** A worker inside the test process whose reader does what the file says; the limit is for what hangs, not for a slow machine. */
export const startWorker = (limits: PoolOptions['limits'] = { limitMs: 90_000 }) =>
  startPool(openParserPool({ size: 2, entry: fakeReader, limits }));

function startPool(pool: ReturnType<typeof openParserPool>) {
  listenForCancels((documentId) => pool.cancel(documentId));
  const consumer = queue.consumeExtractions(async (job) => await processDocument(job, pool), 2);
  const stop = async () => {
    await pool.close();
    await consumer.drain(5000);
  };
  return { pool, stop };
}

/** Call in beforeAll and afterAll. */
export async function openBench(): Promise<void> {
  await prepareDatabase();
}
export async function closeBench(): Promise<void> {
  await queue.closeExtractionQueue();
  await closeMailQueue();
  closeRedis();
  await disconnectMongo();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

/** For the head of a test file: both, with a worker between them. */
export async function openBenchWithWorker(): Promise<ReturnType<typeof startWorker>> {
  await openBench();
  const worker = startWorker();
  afterAll(async () => {
    await worker.stop();
    await closeBench();
  });
  return worker;
}
