/** What is handed out: polyglots, foreign addresses in headers, pieces of others' files, downloads while their owner goes. */
import { describe, expect, it } from '@jest/globals';
import { openApi } from '../support/api.ts';
import { acceptedFiles, w2Pdf } from '../support/files.ts';
import { pdfSaying } from '../support/reader.ts';
import { sayTo } from '../support/sayTo.ts';

const api = await openApi();
const user = await api.newUser();

const page = '<!doctype html><html><body><script>alert(document.domain)</script></body></html>';
const POLYGLOTS: Readonly<Record<string, Buffer>> = {
  'a page behind a PDF’s head.pdf': Buffer.from(`%PDF-1.4\n${page}`),
  'a page in a picture.gif': Buffer.concat([Buffer.from('GIF89a'), Buffer.from(page)]),
  'a page in a picture.bmp': Buffer.concat([acceptedFiles['a.bmp'] as Buffer, Buffer.from(page)]),
  'an archive behind a picture.jpg': Buffer.concat([
    acceptedFiles['a.jpg'] as Buffer,
    Buffer.from('PK\u0003\u0004'),
    Buffer.from(page),
  ]),
  'a page of a bank.xls': Buffer.from(`<html><table><tr><td>Balance</td></tr></table>${page}</html>`),
  'a picture that is a program.png': Buffer.concat([
    acceptedFiles['a.png'] as Buffer,
    Buffer.from('#!/bin/sh\nreboot\n'),
  ]),
};

describe('A file that is two things at once', () => {
  it.each(Object.entries({ ...acceptedFiles, ...POLYGLOTS }))(
    '(%s) goes back as nothing a browser opens',
    async (name, bytes) => {
      const owner = await api.newUser();
      const { status, body } = await owner.upload(bytes, name, 'other');
      if (status !== 200) return void expect(status).toBe(415);
      const { headers } = await owner.call('downloadDocument', {
        params: { documentId: body.documentId as string },
      });
      expect(headers['content-type']).not.toMatch(/html|[/+]xml|svg|script/);
      expect(headers['content-disposition']).toMatch(/^attachment; filename/);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );
});

describe('Somebody else’s file', () => {
  it('is the same nothing by every method, piece and condition as one that never was', async () => {
    const { documentId } = (await user.upload(w2Pdf)).body as { documentId: string };
    const other = await api.newUser();
    const paths = (id: string) => [`/api/ai/documents/${id}/file`, `/api/ai/documents/${id}/snippets/0`];
    const conditions = [
      {},
      { Range: 'bytes=0-10' },
      { Range: 'bytes=-5' },
      { 'If-None-Match': '*' },
      { 'If-Match': '*' },
      { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    ];
    for (const method of ['GET', 'HEAD'])
      for (const headers of conditions) {
        const [foreign, missing] = await Promise.all(
          [documentId, 'a'.repeat(24)].map(async (id) =>
            (await Promise.all(paths(id).map((path) => other.raw(method, path).set(headers)))).map(
              (answer) => ({
                status: answer.status,
                names: Object.keys(answer.headers).sort(),
                length: answer.headers['content-length'] as string,
                body: { ...(answer.body as object), requestId: '' },
              }),
            ),
          ),
        );
        expect(foreign).toEqual(missing);
        expect(foreign?.map(({ status }) => status)).toEqual([404, 404]);
      }
  });
});

describe('Headers that name another address', () => {
  it('appear in no answer, and lead nowhere', async () => {
    const lines = [
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: evil',
      'X-Forwarded-Port: 6666',
      'Forwarded: host=evil.example;proto=evil',
      'X-Host: evil.example',
      'Origin: https://evil.example',
      'Referer: https://evil.example/',
    ].join('\r\n');
    for (const path of [
      '/',
      '/api/health',
      '/api/docs',
      '/api/openapi.json',
      '/api/auth/me',
      '/nothing',
      '/assets',
      '//evil.example/%2e%2e',
    ]) {
      const heard = await sayTo(api.url, `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
      expect(heard).toMatch(/^HTTP\/1\.1 (200|400|401|404) /);
      expect(heard.split('\r\n\r\n')[0]?.toLowerCase()).not.toMatch(/evil|location:|6666|access-control/);
      expect(heard).not.toContain('6666');
    }
  });
});

describe('While an account is deleted', () => {
  it('then a download is whole, cut off or refused, and afterwards there is none', async () => {
    const owner = await api.newUser();
    const large = Buffer.concat([pdfSaying({ outcome: 'completed' }), Buffer.alloc(5_000_000, ' ')]);
    const { documentId } = (await owner.upload(large)).body as { documentId: string };
    const fetchIt = async () => {
      const address = `${api.url}/api/ai/documents/${documentId}/file`;
      const headers = { Authorization: `Bearer ${owner.token}` };
      try {
        const response = await fetch(address, { headers });
        return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
      } catch {
        return { status: 0, bytes: 0 };
      }
    };
    const downloads = Array.from({ length: 6 }, fetchIt);
    const deleted = owner.call('deleteAccount');
    for (const { status, bytes } of await Promise.all(downloads)) {
      expect([200, 401, 404, 0]).toContain(status);
      if (status === 200) expect(bytes).toBe(large.length);
    }
    expect((await deleted).status).toBe(200);
    expect((await fetchIt()).status).toBe(401);
  }, 60_000);
});

describe('A reset link', () => {
  it('in another spelling is none, and stays good', async () => {
    const { makeResetLink } = await import('../../../server/auth/accountMail.ts');
    const { default: mongoose } = await import('mongoose');
    const link = await makeResetLink({ _id: new mongoose.Types.ObjectId(user.userId) });
    const token = new URL(link).searchParams.get('token') ?? '';
    const bits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const sibling = bits[bits.indexOf(token.at(-1) ?? 'A') ^ 1] ?? 'A'; // the same bytes once decoded
    const spellings = [
      token.slice(0, -1) + sibling,
      `${token}=`,
      ` ${token}`,
      `${token}\u0000`,
      token.replaceAll('-', '+').replaceAll('_', '/') + '=',
      token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
      encodeURIComponent(`${token} `),
      [token],
      { token },
    ];
    for (const spelling of spellings) {
      const { status } = await api.visitor.call('resetPassword', {
        body: { token: spelling, password: 'secret-2' },
      });
      expect({ spelling, status }).toEqual({ spelling, status: 400 });
    }
    expect((await api.visitor.call('resetPassword', { body: { token, password: 'secret-2' } })).status).toBe(
      200,
    );
  });
});
