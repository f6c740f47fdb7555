/** Clients that take their time hold up nobody. */
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { until } from '../../worker/support/until.ts';
import { openApi } from '../support/api.ts';
import { pdfSaying } from '../support/reader.ts';

const api = await openApi({ LIMITS_SCALE: '1000000' });
const user = await api.newUser();

/** A limit for what hangs: most of them are cut off after ten to twenty seconds, on a busy machine later. */
const LIMIT_MS = 90_000;

/** Sockets that send `head` and then a byte now and then, until the server ends them. */
async function dripOn(count: number, head: string) {
  const { port } = new URL(api.url);
  const open = new Set<Socket>();
  const dripping = setInterval(() => open.forEach((socket) => socket.write('x')), 1000);
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), '127.0.0.1');
      open.add(socket);
      const gone = () => open.delete(socket);
      socket
        .on('close', gone)
        .on('error', gone)
        .on('end', () => socket.destroy());
      socket.resume();
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(head);
    }),
  );
  const stop = () => {
    clearInterval(dripping);
    open.forEach((socket) => socket.destroy());
  };
  return { open, stop };
}

const JSON_HEAD = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n';
const FORM_HEAD = 'Host: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n';

const HEADS = {
  headers: () => 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'a body, signed out': () => `POST /api/auth/login HTTP/1.1\r\n${JSON_HEAD}\r\n{"email":"`,
  'a body without a length': () =>
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ema`,
  'an upload': () =>
    `POST /api/ai/upload-document HTTP/1.1\r\nAuthorization: Bearer ${user.token}\r\n${FORM_HEAD}\r\n--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-`,
};

describe('A73: when hundreds of clients let headers, bodies and uploads trickle in', () => {
  it('then they are cut off, and others are served meanwhile', async () => {
    const drips = await Promise.all(Object.values(HEADS).map(async (head) => await dripOn(150, head())));
    try {
      expect((await api.visitor.call('health')).status).toBe(200);
      expect((await user.call('questionnaireStatus')).status).toBe(200);
      await until(
        'all are cut off',
        () => Promise.resolve(drips.every(({ open }) => open.size === 0)),
        LIMIT_MS,
      );
      expect((await user.call('listDocuments')).body.documents).toEqual([]);
    } finally {
      for (const { stop } of drips) stop();
    }
  }, 120_000);
});

/** So many uploads that keep the pace they must and come to no end; where one is refused or ended, another begins. */
function uploadOnAndOn(count: number): () => void {
  const { port } = new URL(api.url);
  const open = new Set<Socket>();
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(HEADS['an upload']()));
    open.add(socket);
    const end = () => {
      socket.destroy();
      if (open.delete(socket)) setTimeout(begin, 500);
    };
    socket.on('data', end).on('close', end).on('error', end);
  };
  for (let index = 0; index < count; index += 1) begin();
  const sending = setInterval(() => open.forEach((socket) => socket.write('x'.repeat(4096))), 1000);
  return () => {
    isOver = true;
    clearInterval(sending);
    for (const socket of open) socket.destroy();
  };
}

describe('When more uploads than there are places come to no end', () => {
  it('then others are served, further uploads wait, and the places come back', async () => {
    const upload = async () => (await user.upload(pdfSaying({ outcome: 'completed' }))).status;
    const stop = uploadOnAndOn(80);
    try {
      await until('the places are taken', async () => (await upload()) === 503, 180_000);
      expect((await user.call('getQuestionnaire')).status).toBe(200);
      expect((await api.visitor.call('settings')).status).toBe(200);
    } finally {
      stop();
    }
    await until('uploads are accepted again', async () => (await upload()) === 200);
  }, 300_000);
});

/** Connections that ask for something and take nothing of the answer. */
async function askWithoutReading(count: number, path: string): Promise<Socket[]> {
  const { port } = new URL(api.url);
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n\r\n`;
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), '127.0.0.1').pause();
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(request);
      return socket;
    }),
  );
}

/** Longer than two answers that may stall. */
const LONG_MS = 270_000;

/** What a call is answered with; none where a starved machine could not begin its answer within the two minutes it may stall. */
const statusOf = async (call: Promise<{ status: number }>) => (await call.catch(() => null))?.status;

describe('When more clients than there are places ask for a file and do not take it', () => {
  it('then others are served, further files wait, and the places come back', async () => {
    const large = Buffer.concat([pdfSaying({ outcome: 'completed' }), Buffer.alloc(9_000_000, ' ')]);
    const { documentId } = (await user.upload(large)).body as { documentId: string };
    const download = async () => await user.call('downloadDocument', { params: { documentId } });
    const sockets = await askWithoutReading(250, `/api/ai/documents/${documentId}/file`);
    try {
      // All of them at once are more than the API takes on; once their answers have begun, only files have to wait.
      await until(
        'others are served',
        async () => (await statusOf(user.call('getQuestionnaire'))) === 200,
        LONG_MS,
      );
      await until(
        'the places for files are taken',
        async () => (await statusOf(download())) === 503,
        LONG_MS,
      );
      for (let round = 0; round < 5; round += 1) expect((await user.call('listDocuments')).status).toBe(200);
      expect((await api.visitor.call('settings')).status).toBe(200);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    await until('files are handed out again', async () => (await statusOf(download())) === 200, LONG_MS);
  }, 600_000);
});
