/** Other protocols, broken chunks, packed forms, odd letters in bodies: what reaches the server before any of its rules. */
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { API } from '#domain/api';
import type { Call } from '#domain/api/call';
import { openApi } from '../support/api.ts';
import { w2Pdf } from '../support/files.ts';
import { sayTo } from '../support/sayTo.ts';

const api = await openApi();
const user = await api.newUser();
const bearer = `Authorization: Bearer ${user.token}`;
const statusesOf = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.\d (\d+)/g)].map(([, status]) => Number(status));

describe('A request to speak another protocol', () => {
  const socketKey = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  it.each([
    ['websocket', `Connection: Upgrade, close\r\nUpgrade: websocket\r\n${socketKey}`],
    [
      'h2c',
      'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    ],
    ['TLS', 'Connection: Upgrade, close\r\nUpgrade: TLS/1.2'],
  ])('(%s) is not taken up, and opens nothing', async (_what, lines) => {
    const heard = await sayTo(api.url, `GET /api/auth/me HTTP/1.1\r\nHost: x\r\n${lines}\r\n\r\n`);
    expect(statusesOf(heard)).toEqual([401]);
  });

  it.each([
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
    ['HTTP/2 from the start', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['RTSP', 'DESCRIBE rtsp://x/ RTSP/1.0\r\n\r\n'],
    ['a proxy’s preface', 'PROXY TCP4 10.0.0.1 10.0.0.2 1 2\r\nGET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a newer HTTP', 'GET /api/health HTTP/3.7\r\nHost: x\r\n\r\n'],
  ])('(%s) is refused or cut off', async (_what, text) => {
    for (const status of statusesOf(await sayTo(api.url, text))) expect(status).toBeGreaterThanOrEqual(400);
    expect((await api.visitor.call('health')).status).toBe(200);
  });
});

describe('A chunked body', () => {
  const login = (chunks: string) =>
    sayTo(
      api.url,
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
    );
  it.each([
    ['of a length that overflows', 'fffffffffffffffff\r\n{}\r\n0\r\n\r\n'],
    ['of a negative length', '-2\r\n{}\r\n0\r\n\r\n'],
    ['of a length in a prefix', '0x2\r\n{}\r\n0\r\n\r\n'],
    ['of no length', '\r\n{}\r\n0\r\n\r\n'],
    ['longer than it says', '1\r\n{}\r\n0\r\n\r\n'],
    ['with endless extensions', `2;${'x'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`],
    ['with a forbidden trailer', '2\r\n{}\r\n0\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n'],
  ])('%s is refused, and nothing behind it is a request', async (_what, chunks) => {
    const heard = await login(`${chunks}GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n`);
    for (const status of statusesOf(heard)) expect([400, 413]).toContain(status);
    expect(statusesOf(heard).length).toBeLessThanOrEqual(1);
  });

  it.each(['99999999999999999999', '-1', '1e3', '0x10', '+5', '5, 5', ''])(
    'of which the length is said to be "%s" is refused',
    async (length) => {
      const text = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{}`;
      for (const status of statusesOf(await sayTo(api.url, text))) expect([400, 413]).toContain(status);
    },
  );
});

describe('A form that says it is packed', () => {
  it.each(['gzip', 'deflate', 'br', 'identity, gzip', 'x-gzip'])(
    '(%s) leaves no document',
    async (encoding) => {
      const form = new FormData();
      form.set('documentType', 'w2-form');
      form.set('document', new Blob([new Uint8Array(w2Pdf)]), 'packed.pdf');
      const plain = new Response(form);
      const { gzipSync } = await import('node:zlib');
      const response = await fetch(`${api.url}/api/ai/upload-document`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${user.token}`,
          'Content-Type': plain.headers.get('content-type') ?? '',
          'Content-Encoding': encoding,
        },
        body: new Uint8Array(gzipSync(Buffer.from(await plain.arrayBuffer()))),
      });
      expect([400, 415]).toContain(response.status);
      expect((await user.call('listDocuments')).body.documents).toEqual([]);
    },
  );
});

describe('A body in odd letters', () => {
  const save = async (bytes: Buffer) => {
    const heard = await sayTo(
      api.url,
      `POST /api/questionnaire HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${bearer}\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n${bytes.toString('latin1')}`,
      'latin1',
    );
    const { questionnaire } = (await user.call('getQuestionnaire')).body;
    return {
      statuses: statusesOf(heard),
      notes: questionnaire?.additionalInfo?.additionalNotes as string | undefined,
    };
  };
  const saying = (notes: Buffer) =>
    Buffer.concat([Buffer.from('{"additionalInfo":{"additionalNotes":"a'), notes, Buffer.from('"}}')]);

  it.each([
    ['a byte that is no letter', 'ff'],
    ['a slash written too long', 'c0af'],
    ['a quote written too long', 'c0a2'],
    ['half a letter as three bytes', 'eda0bd'],
    ['a letter cut off', 'e282'],
    ['a letter beyond all letters', 'f4908080'],
  ])('(%s) is stored as what can be shown', async (_what, hex) => {
    const { statuses, notes } = await save(saying(Buffer.from(hex, 'hex')));
    expect(statuses).toEqual([200]);
    expect(notes).toMatch(/^a\ufffd+$/);
  });

  it('(a mark of byte order first, or another encoding whatever it says) is read or refused, never half', async () => {
    expect((await save(saying(Buffer.from('before')))).notes).toBe('abefore');
    const marked = await save(Buffer.concat([Buffer.from('efbbbf', 'hex'), saying(Buffer.from('marked'))]));
    expect([[200], [400]]).toContainEqual(marked.statuses);
    expect(marked.notes).toBe(marked.statuses[0] === 200 ? 'amarked' : 'abefore');
    const wide = await save(Buffer.from(saying(Buffer.from('wide')).toString(), 'utf16le'));
    expect(wide).toEqual({ statuses: [400], notes: marked.notes });
  });
});

describe('Many requests in one breath on one connection', () => {
  it('are answered in their order, and others are served meanwhile', async () => {
    const one = `GET /api/auth/me HTTP/1.1\r\nHost: x\r\n${bearer}\r\n\r\n`;
    const last = `GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const heard = sayTo(api.url, one.repeat(100) + last);
    expect((await api.visitor.call('settings')).status).toBe(200);
    const statuses = statusesOf(await heard);
    expect(statuses).toHaveLength(101);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await heard).toMatch(/"status":"ok"\}$/);
  }, 60_000);

  it('end with the first that cannot be read', async () => {
    const ok = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
    const statuses = statusesOf(
      await sayTo(api.url, `${ok}GET /api/health HTTP/1.1\r\nHost : x\r\n\r\n${ok}`),
    );
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('Every call', () => {
  const calls = Object.entries(API as Record<string, Call>);
  const somewhere = ({ path }: Call) =>
    path.replace('{sectionId}', 'personalInfo').replace(/\{\w+\}/g, 'a'.repeat(24));

  it.each(calls)(
    '%s answers OPTIONS and unknown methods alike: 405, the allowed ones, and no other origin',
    async (_name, call) => {
      for (const method of ['OPTIONS', 'PROPFIND', 'PATCH', 'PURGE']) {
        const { status, headers } = await api.visitor
          .raw(method, somewhere(call))
          .set({ Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' });
        expect({ method, status }).toEqual({ method, status: 405 });
        expect(headers.allow).toMatch(/^[A-Z, ]+$/);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );

  it.each(calls.filter(([, { method }]) => method === 'get'))(
    '%s answers HEAD as it answers GET, without a body',
    async (_name, call) => {
      for (const client of [api.visitor, user]) {
        const [got, head] = [
          await client.raw('GET', somewhere(call)),
          await client.raw('HEAD', somewhere(call)),
        ];
        expect(head.status).toBe(got.status);
        expect(head.text ?? '').toBe('');
        expect(head.headers['cache-control']).toBe(got.headers['cache-control']);
      }
    },
  );
});

describe('A connection that ends where it began', () => {
  it('hundreds of times at once, then others are served', async () => {
    const { port } = new URL(api.url);
    const sockets = Array.from({ length: 300 }, () => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.resetAndDestroy());
      return new Promise<void>((resolve) => socket.on('error', () => undefined).on('close', () => resolve()));
    });
    expect((await user.call('me')).status).toBe(200);
    await Promise.all(sockets);
    expect((await user.call('me')).status).toBe(200);
  });
});
