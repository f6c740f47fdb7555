/** Protected PDFs are read with the password the person gives, which is used once and stays nowhere. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { readDocument, closeReader } from '../../worker/readDocument.ts';
import { onePage, stream } from './hostile/rawPdf.ts';
import { protectedPdf } from './hostile/protectedPdf.ts';
import { closeBench, enqueue, newAccount, openBench, outcomeOf, startRealWorker } from './support/bench.ts';

const { putFile } = await import('#platform/fileStore');
const { DocumentModel } = await import('#platform/models/document');
const { insertDocument } = await import('#platform/models/documentRepository');
const { forgetLatePasswords, keepPassword } = await import('#platform/models/oneShotPassword');
const { producerRedis } = await import('#platform/redis');
const { HOUR, setClock } = await import('#platform/clock');
const fromRealNow = (hours: number) => new Date(Date.now() + hours * HOUR);

const PASSWORD = 'Übung 42 marker';
const read = (bytes: Uint8Array, password?: string) =>
  readDocument(new Uint8Array(bytes), { fileName: 'a.pdf', password });

beforeAll(openBench);
afterAll(async () => {
  await closeReader();
  await closeBench();
});

describe('A protected PDF', () => {
  it.each([
    ['only locked by its owner', '', undefined, { outcome: 'completed' }],
    ['without its password', PASSWORD, undefined, { outcome: 'failed', reason: 'password-protected' }],
    ['with a wrong password', PASSWORD, 'wrong', { outcome: 'failed', reason: 'wrong-password' }],
    ['with its password', PASSWORD, PASSWORD, { outcome: 'completed' }],
  ])('%s ends as it should', async (_name, protection, password, outcome) => {
    expect(await read(protectedPdf(protection), password)).toMatchObject(outcome);
  });

  it('that is only a shell of an XFA form says so', async () => {
    const more = [stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>')];
    const catalogue = '/AcroForm << /Fields [] /XFA 6 0 R >> /NeedsRendering true';
    expect(await read(onePage({ catalogue, more }))).toMatchObject({ outcome: 'failed', reason: 'xfa-only' });
  });
});

describe('When a password is given', () => {
  async function uploadProtected() {
    const vault = await newAccount();
    const file = await putFile(vault, Readable.from([protectedPdf(PASSWORD)]));
    const document = {
      ...file,
      documentType: 'business-license' as const,
      mediaType: 'application/pdf',
      originalName: 'a.pdf',
    };
    const documentId = (await insertDocument(vault, document))!.documentId;
    await enqueue({ documentId, attempt: 1 });
    const worker = startRealWorker();
    await outcomeOf(vault, documentId);
    return { vault, documentId, worker };
  }
  const rowOf = (documentId: string) => DocumentModel.findById(documentId).lean();

  it('wrong, then right, then it is asked for again, read, and gone', async () => {
    const { vault, documentId, worker } = await uploadProtected();
    for (const [password, errorCode] of [
      ['wrong one', 'wrong-password'],
      [PASSWORD, null],
    ] as const) {
      const attempt = await keepPassword(vault, documentId, password);
      expect(JSON.stringify(await rowOf(documentId))).not.toContain(password);
      await enqueue({ documentId, attempt: attempt! });
      const { extraction } = await outcomeOf(vault, documentId);
      expect(extraction).toMatchObject({ status: errorCode ? 'failed' : 'completed', errorCode });
      expect(await rowOf(documentId)).toMatchObject({ password: null, passwordUntil: null });
    }
    expect(await keepPassword(vault, documentId, PASSWORD)).toBeNull();
    const keys = await producerRedis().keys('*');
    const values = await Promise.all(keys.map((key) => producerRedis().dump(key)));
    expect(values.join('')).not.toContain('marker');
    await worker.stop();
  }, 120_000);

  it('and the clock of whoever reads is wrong, then it is used all the same', async () => {
    const { vault, documentId, worker } = await uploadProtected();
    for (const hours of [1, -1]) {
      setClock(() => fromRealNow(hours));
      const attempt = await keepPassword(vault, documentId, hours === 1 ? 'wrong one' : PASSWORD);
      setClock(() => fromRealNow(-hours));
      expect(await forgetLatePasswords()).toBe(0);
      await enqueue({ documentId, attempt: attempt! });
      const { extraction } = await outcomeOf(vault, documentId);
      expect(extraction.errorCode).toBe(hours === 1 ? 'wrong-password' : null);
    }
    setClock();
    await worker.stop();
  }, 120_000);

  it('and nobody takes it in time, then it is removed', async () => {
    const { vault, documentId, worker } = await uploadProtected();
    await worker.stop();
    await keepPassword(vault, documentId, PASSWORD);
    expect(await forgetLatePasswords()).toBe(0);
    await DocumentModel.updateOne({ _id: documentId }, { passwordUntil: new Date(Date.now() - 1) });
    expect(await forgetLatePasswords()).toBe(1);
    expect(await rowOf(documentId)).toMatchObject({ password: null });
  }, 120_000);
});
