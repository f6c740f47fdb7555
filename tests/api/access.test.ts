/** Who may call what: every call of the contract with every kind of wrong token, and nobody reaches another's things. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type jwt from 'jsonwebtoken';
import { API, type CallName } from '#domain/api';
import type { Call } from '#domain/api/call';
import { openApi } from './support/api.ts';
import { createClient } from './support/client.ts';
import { w2Pdf } from './support/files.ts';

const SECRET = 'a secret of these tests, long enough to be one';
const api = await openApi({
  JWT_SECRET: SECRET,
  DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
});
const user = await api.newUser();

const calls = Object.entries(API as Record<string, Call>) as [CallName, Call][];
const personal = calls.filter(([, { access }]) => access === 'user');
const params = {
  documentId: 'a'.repeat(24),
  personId: 'a'.repeat(24),
  snapshotId: 'a'.repeat(24),
  sectionId: 'personalInfo',
  valueId: '0',
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as jwt.JwtPayload;
/** Signed by hand: libraries refuse to sign what attackers sign. */
function forge(header: object, claims: object, secret = SECRET, hash = 'sha256'): string {
  const text = `${base64(header)}.${base64(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

describe('When a call that needs a user is made', () => {
  it.each(personal.map(([name]) => name))('A50: (%s) without a token, then it is 401', async (name) => {
    const { status, body, headers } = await api.visitor.call(name, { params });
    expect({ status, code: body.code, challenge: headers['www-authenticate'] }).toEqual({
      status: 401,
      code: 'NOT_SIGNED_IN',
      challenge: 'Bearer',
    });
  });

  it('A24, A26: with the token of an ended session or a deleted account, then every one of them is 401', async () => {
    const gone = await api.newUser();
    const out = await api.newUser();
    await gone.call('deleteAccount');
    await out.call('logout');
    for (const [name] of personal)
      for (const client of [gone, out])
        expect({ name, status: (await client.call(name, { params })).status }).toEqual({ name, status: 401 });
  });

  it('A18, A19, A20, A21: with a forged token, then it is 401', async () => {
    const token = user.token ?? '';
    const claims = claimsOf(token);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const header = { alg: 'HS256', typ: 'JWT' };
    const other = await api.newUser();
    const forged = {
      'alg none': `${base64({ alg: 'none' })}.${payload}.`,
      'alg nOnE with the signature': `${base64({ alg: 'nOnE' })}.${payload}.${signature}`,
      'no signature': `${head}.${payload}.`,
      'HS384 with the true secret': forge({ alg: 'HS384', typ: 'JWT' }, claims, SECRET, 'sha384'),
      'HS512 with the true secret': forge({ alg: 'HS512', typ: 'JWT' }, claims, SECRET, 'sha512'),
      'RS256 said, HMAC done': forge({ alg: 'RS256', typ: 'JWT' }, claims),
      'a key of its own (jwk)': forge({ ...header, jwk: { kty: 'oct', k: 'AAAA' } }, claims, 'AAAA'),
      'a key elsewhere (jku, kid)': forge(
        { ...header, jku: 'http://127.0.0.1:9/', kid: '../../dev/null' },
        claims,
        '',
      ),
      'another secret': forge(header, claims, 'x'.repeat(40)),
      'another subject': forge(header, { ...claims, sub: other.userId }),
      'another session': forge(header, { ...claims, sid: 'A'.repeat(22) }),
      'another audience': forge(header, { ...claims, aud: 'x' }),
      'another issuer': forge(header, { ...claims, iss: 'x' }),
      'another type': forge(header, { ...claims, typ: 'refresh' }),
      'an operator as subject': forge(header, { ...claims, sub: { $ne: null } }),
      'an operator as session': forge(header, { ...claims, sid: { $ne: null } }),
      expired: forge(header, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }),
      'a changed payload': `${head}.${base64({ ...claims, sub: other.userId })}.${signature}`,
      'a cut signature': token.slice(0, -2),
      'a dot more': `${token}.`,
      padding: `${token}==`,
    };
    for (const [what, bad] of Object.entries(forged))
      expect({ what, status: (await createClient(api.url, bad).raw('GET', '/api/auth/me')).status }).toEqual({
        what,
        status: 401,
      });
    expect((await createClient(api.url, forge(header, claims)).raw('GET', '/api/auth/me')).status).toBe(200); // the forger's tools work
  });

  it('A28: with the token anywhere but in one bearer header, then it is 401', async () => {
    const token = user.token ?? '';
    const me = (where = '/api/auth/me') => api.visitor.raw('GET', where);
    const statuses = [
      (await me(`/api/auth/me?token=${token}&access_token=${token}`)).status,
      (await me().set('Cookie', `token=${token}`)).status,
      (await me().set('Authorization', token)).status,
      (await me().set('Authorization', `Basic ${token}`)).status,
      (await me().set('Authorization', `Bearer ${token}, Bearer ${token}`)).status,
    ];
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const huge = await me()
      .set('Authorization', `Bearer ${'a.b.'.repeat(5000)}`)
      .catch((error: unknown) => error);
    expect((huge as { status?: number }).status ?? 431).toBe(431);
  });

  it('with two Authorization headers, then it is 401', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      const headers = ['Host', 'x', 'Authorization', `Bearer ${user.token}`, 'Authorization', 'Bearer a.b.c'];
      request(`${api.url}/api/auth/me`, { headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(401);
  });
});

describe('When a method asks without a token', () => {
  it('(HEAD, OPTIONS), then it learns nothing', async () => {
    for (const [, call] of personal) {
      const where = call.path.replace(/\{\w+\}/g, 'x');
      const head = await api.visitor.raw('HEAD', where);
      const options = await api.visitor.raw('OPTIONS', where);
      expect([head.status, head.text ?? '']).toEqual([call.method === 'get' ? 401 : expect.any(Number), '']);
      expect({ where, status: options.status }).toEqual({ where, status: 405 });
    }
  });
});

describe("When somebody names another's things", () => {
  it('A40, A41, A48, A49: then they are not there, and they stay as they are', async () => {
    const victim = await api.newUser();
    const { documentId } = (await victim.upload(w2Pdf)).body;
    const [{ personId }] = (await victim.call('listPeople')).body.people;
    const [{ snapshotId }] = (await victim.call('listSnapshots')).body.snapshots;
    const tries: [CallName, Record<string, string>][] = [
      ['removeDocument', { documentId }],
      ['downloadDocument', { documentId }],
      ['documentSnippet', { documentId, valueId: '0' }],
      ['deletePerson', { personId }],
      ['undoSnapshot', { snapshotId }],
      // ids of one kind as another, unknown ids, no ids at all
      ['removeDocument', { documentId: personId }],
      ['deletePerson', { personId: documentId }],
      ['undoSnapshot', { snapshotId: documentId }],
      ['removeDocument', { documentId: 'f'.repeat(24) }],
      ['removeDocument', { documentId: '[object Object]' }],
      ['deletePerson', { personId: '{"$ne":null}' }],
      ['downloadDocument', { documentId: '../../etc/passwd' }],
    ];
    for (const [name, of] of tries)
      expect({ name, of, status: (await user.call(name, { params: of })).status }).toEqual({
        name,
        of,
        status: 404,
      });
    expect((await victim.call('listDocuments')).body.documents).toHaveLength(1);
    expect((await victim.call('listPeople')).body.people).toHaveLength(1);
    expect((await victim.call('getQuestionnaire')).body.questionnaire.personalInfo.fullName).toBe('Ann Lee');
  });

  it('A43, A44: then an id in a query, a header or a body changes nothing', async () => {
    const victim = await api.newUser();
    await victim.call('saveQuestionnaire', { body: { personalInfo: { fullName: 'Victim' } } });
    const own = await user
      .raw('GET', `/api/questionnaire?userId=${victim.userId}`)
      .set('X-User-Id', victim.userId);
    expect(own.body.questionnaire).toBeNull();
    const body = {
      userId: victim.userId,
      _id: victim.userId,
      user: victim.userId,
      personalInfo: { fullName: 'Mine' },
    };
    await user.call('saveQuestionnaire', { body });
    expect((await victim.call('getQuestionnaire')).body.questionnaire.personalInfo.fullName).toBe('Victim');
  });

  it("A46: then clearing one's own data leaves theirs alone", async () => {
    const victim = await api.newUser();
    await victim.upload(w2Pdf);
    await user.call('clearAllData');
    expect((await victim.call('listDocuments')).body.documents).toHaveLength(1);
  });
});
