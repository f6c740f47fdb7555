/** Row A50: methods, paths and requests made to be read in two ways. (More: http, bodies.) */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { sayTo } from '../support/sayTo.ts';

const api = await openApi();
const user = await api.newUser();

describe('A50: methods and paths', () => {
  it.each([
    '/api/auth/me/',
    '//api/auth/me',
    '/api//auth/me',
    '/api/./auth/me',
    '/api/x/../auth/me',
    '/API/AUTH/ME',
    '/api/auth/me%00',
    '/api/auth/me%2f',
    '/api/auth/me;x=1',
    '/api/auth%2fme',
    '/api/auth/me?x=%E0%A4%A',
    '/%2e%2e/api/auth/me',
  ])('%s gives nothing without a token', async (path) => {
    const { status, text } = await api.visitor.raw('GET', path);
    expect([400, 401, 404]).toContain(status);
    expect(text ?? '').not.toMatch(/fullName|node_modules|\bat .*\.ts/);
  });

  it('a header that names another method changes none', async () => {
    const answer = await user
      .raw('GET', '/api/auth/me')
      .set({ 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' });
    expect(answer.status).toBe(200);
    expect(
      (await user.raw('POST', '/api/user/account?_method=DELETE').set('X-HTTP-Method-Override', 'DELETE'))
        .status,
    ).toBe(405);
    expect((await user.call('me')).status).toBe(200);
  });

  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}'],
    [
      'a length and chunks',
      'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\n\r\n',
    ],
    ['a space before the colon', 'Content-Length : 2\r\n\r\n{}'],
    ['a bare line feed', 'X: y\n\n{}'],
    ['odd chunks', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ])('a request that could be read in two ways is refused: %s', async (_what, rest) => {
    const heard = await sayTo(
      api.url,
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${rest}`,
    );
    expect(heard.match(/HTTP\/1\.1 \d+/g) ?? ['closed']).toHaveLength(1);
    expect(heard).not.toContain(' 200 ');
  });

  it.each([
    ['two hosts', 'Host: y\r\nContent-Length: 2\r\n\r\n{}'],
    ['packed chunks', 'Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
    ['two codings', 'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
  ])('and so is one whose next request could begin elsewhere: %s', async (_what, rest) => {
    const next = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
    const heard = await sayTo(
      api.url,
      `POST /api/user/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}${next}`,
    );
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });

  it('and one that expects what nobody knows is answered like any other', async () => {
    const heard = await sayTo(
      api.url,
      'GET /api/user/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: the-unexpected\r\n\r\n',
    );
    expect(heard).toContain('HTTP/1.1 404');
    expect(heard).toMatch(/x-content-type-options: nosniff/i);
  });

  it.each([
    ['no host', 400, 'MALFORMED', 'GET /api/health HTTP/1.1\r\n\r\n'],
    [
      'two lengths',
      400,
      'MALFORMED',
      'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    ['no request at all', 400, 'MALFORMED', '\x16\x03\x01 hello secret-canary\r\n\r\n'],
    [
      'headers without end',
      431,
      'TOO_LARGE',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    ],
  ])('what the parser refuses is told like anything else, under the same headers: %s', async (...row) => {
    const [, status, code, text] = row;
    const heard = await sayTo(api.url, text);
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    for (const header of [
      'nosniff',
      'content-security-policy',
      'no-referrer',
      'permissions-policy',
      'no-store',
    ])
      expect(head.toLowerCase()).toContain(header);
    expect(JSON.parse(body)).toMatchObject({ success: false, code, requestId: expect.any(String) });
    expect(heard).not.toContain('canary');
  });

  it('and its answer never goes before the one to an earlier request on the same connection', async () => {
    const slow = 'GET /api/ready HTTP/1.1\r\nHost: x\r\n\r\n';
    const heard = await sayTo(api.url, `${slow}nonsense\r\n\r\n`);
    expect(heard.match(/HTTP\/1\.1 \d+/g)?.[0] ?? 'closed').not.toContain('400');
  });
});
