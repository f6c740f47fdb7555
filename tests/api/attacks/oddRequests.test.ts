/** Paths, headers and bodies that say the same thing in another way, to a server or to a proxy in front of it. */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { w2Pdf } from '../support/files.ts';
import { sayTo } from '../support/sayTo.ts';

const api = await openApi();
const user = await api.newUser();
const bearer = `Authorization: Bearer ${user.token}`;

/** The raw answer to a GET with exactly this target and these further lines. */
const get = async (target: string, ...lines: string[]) =>
  await sayTo(
    api.url,
    [`GET ${target} HTTP/1.1`, 'Host: portal.example.com', 'Connection: close', ...lines, '', ''].join(
      '\r\n',
    ),
  );
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

describe('A path that is written in another way', () => {
  it.each([
    ...[
      '/api//auth/me',
      '//api/auth/me',
      '/api/./auth/me',
      '/api/health/../auth/me',
      '/api/health/..%2fauth/me',
    ],
    ...[
      '/API/auth/me',
      '/api/AUTH/me',
      '/api/auth/%6de',
      '/%61pi/auth/me',
      '/api/auth/me%00',
      '/api/auth/me%20',
    ],
    ...[
      '/api/auth/me;x=1',
      '/api/auth/me/',
      '/api/auth/me.json',
      '/api\\auth\\me',
      '/api/auth%5cme',
      '/api/auth/me%2f',
    ],
    ...[
      'http://evil.example/api/auth/me',
      '/api/auth/me#/api/health',
      '/api/auth/me?/../../health',
      '/api/auth/m%C3%A9',
    ],
  ])('%s shows nothing to whoever has no token', async (target) => {
    const answer = await get(target);
    expect([400, 401, 404]).toContain(statusOf(answer));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).not.toContain('\r\nlocation:');
  });
});

describe('A header that names another call, address or state', () => {
  it.each([
    ...['X-Original-URL: /api/auth/me', 'X-Rewrite-URL: /api/auth/me', 'X-Forwarded-Prefix: /api/auth/me'],
    ...[
      'X-HTTP-Method: DELETE',
      'Upgrade: websocket',
      'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
      'X-Accel-Redirect: /etc/passwd',
    ],
    ...[
      'Content-Location: /api/auth/me',
      'Max-Forwards: 0',
      'Early-Data: 1',
      'TE: trailers, chunked',
      'Via: 1.1 evil',
    ],
  ])('(%s) changes nothing', async (line) => {
    const answer = await get('/api/health', line, bearer);
    expect(statusOf(answer)).toBe(200);
    expect(JSON.parse(bodyOf(answer))).toEqual({ success: true, status: 'ok' });
  });

  it.each([
    'If-None-Match: "x"',
    'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
    'Range: bytes=0-3',
    'If-Range: x',
  ])('(%s) leaves no part out of an answer, and nothing of it is kept', async (line) => {
    const answer = await get('/api/auth/me', line, bearer);
    expect(statusOf(answer)).toBe(200);
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ user: { email: user.email } });
    expect(answer.toLowerCase()).toContain('cache-control: no-store');
  });

  it('asks for a piece of a file, then it gets all of it', async () => {
    const { documentId } = (await user.upload(w2Pdf)).body as { documentId: string };
    const answer = await get(`/api/ai/documents/${documentId}/file`, 'Range: bytes=0-3', bearer);
    expect(statusOf(answer)).toBe(200);
    expect(answer.toLowerCase()).toContain(`cache-control: no-store`);
    expect(answer).toContain(w2Pdf.toString('latin1'));
  });

  it('comes after the body, or goes on in a second line, then it is none', async () => {
    const after = await sayTo(
      api.url,
      `PUT /api/user/profile HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTrailer: Authorization\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n${bearer}\r\n\r\n`,
    );
    expect([400, 401]).toContain(statusOf(after));
    expect([400, 401]).toContain(
      statusOf(await get('/api/auth/me', bearer.replace('Bearer ', 'Bearer\r\n '))),
    );
  });
});

describe('A query', () => {
  it('reaches no prototype and no filter, and says nothing twice', async () => {
    const query = '__proto__[polluted]=1&constructor[prototype][polluted]=1&userId[$ne]=x&userId=a&userId=b';
    const { status, body } = await user.raw('GET', `/api/ai/documents?${query}`);
    expect(status).toBe(200);
    expect(body).toEqual((await user.call('listDocuments')).body);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('A body', () => {
  const post = async (text: string, type = 'application/json') => {
    const { status } = await user.raw('POST', '/api/questionnaire').set('Content-Type', type).send(text);
    const { questionnaire } = (await user.call('getQuestionnaire')).body;
    return { status, notes: questionnaire?.additionalInfo?.additionalNotes as string | undefined };
  };
  const saying = (notes: string) => `{"additionalInfo":{"additionalNotes":"${notes}"}}`;

  it('that says one thing twice says the last', async () => {
    const text = '{"additionalInfo":{"additionalNotes":"first","additionalNotes":"last"}}';
    expect(await post(text)).toEqual({ status: 200, notes: 'last' });
  });

  it.each([
    ['[{"additionalInfo":{"additionalNotes":"x"}}]', 'a list'],
    ['"additionalInfo"', 'a text'],
    ["{'additionalInfo':{}}", 'single quotes'],
    ['{"additionalInfo":{"additionalNotes":"x"}}trailing', 'words behind it'],
    ['{"additionalInfo":{"additionalNotes":NaN}}', 'no number'],
  ])('(%s) changes nothing', async (text) => {
    await post(saying('before'));
    const { status, notes } = await post(text);
    expect(status).toBe(400);
    expect(notes).toBe('before');
  });

  it.each([
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'application/jsonp',
    'text/json',
  ])('of the type %s is not read', async (type) =>
    expect((await post(saying('another type'), type)).status).toBe(415),
  );
});
