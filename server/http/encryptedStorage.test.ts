/** An upload's place while it is stored: a client that goes away leaves work behind. */
import { EventEmitter } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { describe, expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';

let takeBack: () => void = () => undefined;
/** Like the file store: fails with its source, once what it had stored so far is removed. */
const putFile = async (_vault: unknown, source: Readable) =>
  await new Promise((_resolve, reject) => {
    source.on('error', (error) => (takeBack = () => reject(error))).resume();
  });
jest.unstable_mockModule('#platform/fileStore', () => ({ putFile, readFile: null, removeFile: null }));
jest.unstable_mockModule('#platform/cipher/vault', () => ({ openVault: () => ({}) }));
jest.unstable_mockModule('./requireUser.ts', () => ({ visitorOf: () => ({ user: { _id: 'ann' } }) }));
jest.unstable_mockModule('#platform/config', () => ({ config: () => ({ limitsScale: 1 }) }));
const { encryptedStorage } = await import('./encryptedStorage.ts');
const { limitAtOnce } = await import('./limitAtOnce.ts');

describe('When the sender of an upload goes away', () => {
  it('then its place is free only when what was stored so far is taken back', async () => {
    const limit = limitAtOnce(1, 1);
    const request = {} as Request;
    const response = new EventEmitter() as Response;
    const ask = () => void limit(request, response, () => undefined);
    ask();
    const stream = new PassThrough();
    const answered = new Promise((resolve) =>
      encryptedStorage()._handleFile(request, { stream, originalname: 'a.pdf' } as never, resolve),
    );
    stream.write('%PDF-1.7');
    stream.destroy(new Error('cut off'));
    response.emit('close');
    await new Promise(setImmediate);
    expect(ask).toThrow(expect.objectContaining({ status: 429 }));
    takeBack();
    expect(await answered).toMatchObject({ message: 'cut off' });
    await new Promise(setImmediate);
    expect(ask).not.toThrow();
  });
});
