/** What holds for every call: errors, methods, content types, headers, probes, the contract, the client's pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { API } from '#domain/api';
import type { Call } from '#domain/api/call';
import { messages } from '#domain/messages';
import { openApi } from './support/api.ts';
import { newTestFolder } from '../support/testFolder.ts';

const folder = newTestFolder('client');
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'export {}');

const api = await openApi({ CLIENT_FOLDER: folder, CORS_ORIGINS: 'https://client.example.com' });
const user = await api.newUser();

const json = (text: string, headers = {}) =>
  api.visitor
    .raw('POST', '/api/auth/login')
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(text);

describe('When a request is wrong', () => {
  it('then unknown paths under /api are 404 in JSON, for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, body } = await user.raw(method, '/api/nothing/here');
      expect({ status, body }).toMatchObject({ status: 404, body: { success: false, code: 'NO_SUCH_CALL' } });
    }
  });

  it('then other methods on a known path are 405 and Allow names the right ones', async () => {
    const paths = new Set(Object.values(API).map((call) => call.path));
    for (const known of paths) {
      const allowed = Object.values(API as Record<string, Call>)
        .filter((call) => call.path === known)
        .map(({ method }) => method.toUpperCase());
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'].filter(
        (one) => !allowed.includes(one),
      )) {
        const { status, headers, body } = await user.raw(method, known.replace(/\{\w+\}/g, 'x'));
        expect({ known, method, status, code: body.code }).toEqual({
          known,
          method,
          status: 405,
          code: 'METHOD_NOT_ALLOWED',
        });
        expect(String(headers.allow).split(', ')).toEqual(expect.arrayContaining(allowed));
      }
    }
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'email[$ne]=1'],
    ['plain text', 'text/plain', '{"email":"a@b.co","password":"x"}'],
    ['another charset', 'application/json; charset=iso-8859-1', '{}'],
  ])('then %s instead of JSON is 415', async (_what, type, text) => {
    const { status, body } = await json(text, { 'Content-Type': type });
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'UNSUPPORTED_TYPE' });
  });

  it('then a compressed body is 415, whatever it would unpack to', async () => {
    const { status } = await json('x', { 'Content-Encoding': 'gzip' });
    expect(status).toBe(415);
  });

  it('A96: then broken JSON is 400 and nothing of it is repeated', async () => {
    const { status, text } = await json('{"password":"hunter2",');
    expect(status).toBe(400);
    expect(text).not.toContain('hunter2');
    expect(JSON.parse(text)).toMatchObject({ message: messages.http.malformedJson });
  });

  it.each([
    ['an array', '[]', 400],
    ['a text', '"x"', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['100,000 nested arrays', `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    ['257 KB', JSON.stringify({ email: 'x'.repeat(257 * 1024) }), 413],
  ])('then %s as a body is refused', async (_what, text, expected) => {
    expect((await json(text)).status).toBe(expected);
  });

  it('then a badly escaped path is 400', async () => {
    expect((await user.raw('DELETE', '/api/ai/people/%E0%A4%A')).status).toBe(400);
  });

  it('then every failure carries the id its log line has', async () => {
    const { headers, body } = await api.visitor.raw('GET', '/api/auth/me');
    expect(body.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-request-id']).toBe(body.requestId);
  });
});

describe('When anything is answered', () => {
  it('A91, A92, A102: then the protecting headers are there, on errors and pages as well', async () => {
    for (const [method, where] of [
      ['GET', '/api/health'],
      ['GET', '/api/auth/me'],
      ['GET', '/api/nothing'],
      ['POST', '/api/auth/login'],
      ['GET', '/login'],
      ['GET', '/assets/app-1a2b.js'],
      ['GET', '/assets/missing.js'],
    ] as const) {
      const { headers } = await api.visitor.raw(method, where);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': expect.stringContaining('max-age='),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('A94: then API answers are never kept, pages are asked for again, and hashed assets are kept for ever', async () => {
    const cacheOf = async (where: string) =>
      (await user.raw('GET', where).set('Accept', 'text/html,*/*')).headers['cache-control'];
    expect(await cacheOf('/api/auth/me')).toBe('no-store');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/questionnaire/view')).toBe('no-cache');
    expect(await cacheOf('/assets/app-1a2b.js')).toContain('immutable');
  });

  it('A93: then only configured origins may read it', async () => {
    const originFor = async (origin: string) =>
      (await user.raw('GET', '/api/auth/me').set('Origin', origin)).headers['access-control-allow-origin'];
    expect(await originFor('https://client.example.com')).toBe('https://client.example.com');
    for (const evil of [
      'https://evil.example',
      'null',
      'http://client.example.com',
      'https://client.example.com.evil.example',
    ])
      expect(await originFor(evil)).toBeUndefined();
  });
});

describe('When the client is served', () => {
  it('then every screen gets the page, and a missing file is 404', async () => {
    for (const screen of ['/', '/login', '/reset-password?token=x', '/some/unknown/screen']) {
      const { status, text } = await api.visitor.raw('GET', screen).set('Accept', 'text/html');
      expect({ status, text }).toMatchObject({ status: 200, text: expect.stringContaining('Portal') });
    }
    for (const missing of [
      '/assets/missing.js',
      '/missing.png',
      '/%2e%2e/package.json',
      '/.env',
      '/.git/config',
    ])
      expect((await api.visitor.raw('GET', missing)).status).toBe(404);
  });
});

describe('When operators look', () => {
  it('then health and readiness are told', async () => {
    expect((await api.visitor.call('health')).body).toEqual({ success: true, status: 'ok' });
    const { status, body } = await api.visitor.call('ready');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { checks: { database: 'ok', queue: 'ok', worker: 'ok' } },
    });
  });

  it('then the browser learns what it must know before anybody signs in', async () => {
    expect((await api.visitor.call('settings')).body).toEqual({
      success: true,
      debugTools: true,
      minPasswordLength: 6,
    });
  });
});

describe('When the contract is asked for', () => {
  it('then every call of it has exactly one door', async () => {
    const { doors } = await import('../../server/app.ts');
    const calls = doors.map(({ call }) => call);
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(calls)).toEqual(new Set(Object.values(API)));
  });

  it('then it names every call with its access, body and answers', async () => {
    const { body } = await api.visitor.call('openApi');
    expect(body.openapi).toMatch(/^3\.1\./);
    for (const [name, call] of Object.entries(API as Record<string, Call>)) {
      const operation = body.paths[call.path][call.method];
      expect(operation.operationId).toBe(name);
      expect(operation.security).toEqual(call.access === 'user' ? [{ bearer: [] }] : []);
      expect(Boolean(operation.requestBody)).toBe(Boolean(call.body ?? call.upload));
      expect(Object.keys(operation.responses)).toContain('200');
    }
  });

  it('then its page works without script and inline style', async () => {
    const { status, text, headers } = await api.visitor.raw('GET', '/api/docs');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(text).not.toMatch(/<script|<style|style=| on\w+=/);
    for (const { path: where } of Object.values(API)) expect(text).toContain(where);
    expect((await api.visitor.raw('GET', '/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});
