import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { isStoreAway } from './storeAway.ts';

const { MongoNetworkError, MongoServerError } = mongoose.mongo;

/** What a socket throws when it is written to after the other side closed: the driver hands this on unwrapped. */
async function writeAfterEnd(): Promise<Error> {
  const server = createServer((peer) => peer.resume().end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const failed = once(socket, 'error') as Promise<[Error]>;
  socket.resume().once('end', () => socket.end().write('after the end'));
  const [error] = await failed;
  server.close();
  return error;
}

describe('isStoreAway', () => {
  it('knows the bare error of a socket whose server just closed its end', async () => {
    expect(isStoreAway(await writeAfterEnd())).toBe(true);
  });

  it.each([
    ['a lost connection', new MongoNetworkError('connection 1 closed')],
    ['a full pool', Object.assign(new Error('timed out'), { name: 'MongoWaitQueueTimeoutError' })],
    ['a server shutting down', new MongoServerError({ message: 'shutting down', code: 11600 })],
    [
      'a dropped transaction',
      new MongoServerError({ message: 'x', errorLabels: ['TransientTransactionError'] }),
    ],
    ['a cause further down', new Error('not sent', { cause: new MongoNetworkError('gone') })],
    ['a closed Redis', new Error('Connection is closed.')],
  ])('knows %s', (_what, error) => {
    expect(isStoreAway(error)).toBe(true);
  });

  it.each([
    ['a duplicate key', new MongoServerError({ message: 'E11000', code: 11000 })],
    ['a fault of our own', new TypeError('x is not a function')],
    ['a missing file', Object.assign(new Error('no such file'), { code: 'ENOENT' })],
    ['no error at all', 'gone'],
  ])('does not take %s for it', (_what, error) => {
    expect(isStoreAway(error)).toBe(false);
  });

  it('ends on errors that cause each other', () => {
    const error = new Error('one');
    error.cause = error;
    expect(isStoreAway(error)).toBe(false);
  });
});
