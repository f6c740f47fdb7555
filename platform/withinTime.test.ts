/** Who is waited for too long is given up; who answered while we were held up ourselves is not. */
import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withinTime } from './withinTime.ts';

const LIMIT_MS = 20;
const server = createServer((socket) => socket.pipe(socket));
beforeAll(async () => await once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

/** Keeps this process from hearing anything. */
function holdUp(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('An answer', () => {
  it('that does not come is given up', async () => {
    await expect(withinTime(LIMIT_MS, new Promise(() => undefined))).rejects.toThrow('no answer within');
  });

  it('that came in time counts, though this process was too busy to hear it', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const echo = once(socket, 'data');
    const [there] = await Promise.all([once(server, 'connection'), once(socket, 'connect')]);
    const asked = withinTime(LIMIT_MS, echo);
    (there as [NodeJS.WritableStream])[0].write('answer'); // lies in our socket from now on
    holdUp(3 * LIMIT_MS);
    const heard = await asked.finally(() => socket.destroy());
    expect(String(heard[0])).toBe('answer');
  });

  it('that fails in time is a failure', async () => {
    await expect(withinTime(LIMIT_MS, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
