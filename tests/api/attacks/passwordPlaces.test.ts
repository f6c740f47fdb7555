/** Passwords of documents have places as uploads do: three of one person and forty of all, before the limits are scaled. */
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '../../worker/support/until.ts';
import { openApi, type User } from '../support/api.ts';

const SCALE = 5;
const EACH = 3 * SCALE;
const TOGETHER = 40;
const api = await openApi({ LIMITS_SCALE: String(SCALE) });
const path = `/api/ai/documents/${'a'.repeat(24)}/password`;

const open = new Set<Socket>();
/** Blanks within a JSON text, fast enough not to be cut off: a body that comes to no end for minutes. */
const sending = setInterval(() => open.forEach((socket) => socket.write(' '.repeat(1024))), 1000);
afterEach(() => {
  clearInterval(sending);
  for (const socket of open) socket.destroy();
});

/** Begins to send so many passwords; answers the statuses of those that were refused at once. */
function begin(count: number, { token }: User): string[] {
  const refused: string[] = [];
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{`;
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(head));
    open.add(socket);
    socket.on('data', (bytes: Buffer) => refused.push(String(bytes).slice(9, 12)));
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  }
  return refused;
}

const send = async (user: User) =>
  (
    await user.call('sendDocumentPassword', {
      params: { documentId: 'a'.repeat(24) },
      body: { password: 'x' },
    })
  ).status;

describe('When more passwords come to no end than there are places', () => {
  it('then one person has so many, all together have so many, others are served, and the places come back', async () => {
    const users = [await api.newUser(), await api.newUser(), await api.newUser(), await api.newUser()];
    const [ann, bob, cid, dan] = users as [User, User, User, User];
    const refused = begin(EACH + 1, ann);
    await until('one too many of Ann’s is refused', () => Promise.resolve(refused.length > 0));
    expect(refused).toEqual(['429']);
    expect(await send(ann)).toBe(429);
    expect(await send(bob)).toBe(404);
    begin(EACH, bob);
    begin(TOGETHER - 2 * EACH, cid);
    // A place may still be held by an answer just given, or by Dan's own question: who is refused for it tries again.
    await until('all places are taken', async () => {
      if ((await send(dan)) === 503) return true;
      begin(1, cid);
      return false;
    });
    expect((await dan.call('getQuestionnaire')).status).toBe(200);
    expect((await api.visitor.call('settings')).status).toBe(200);
    for (const socket of open) socket.destroy();
    await until('the places are back', async () => (await send(dan)) === 404);
    expect(await send(ann)).toBe(404);
  }, 120_000);
});
